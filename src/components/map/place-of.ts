/** Latitude and longitude as the server writes them into the page (`52.38 4.64`). */
export function placeOf(text: string | undefined): [latitude: number, longitude: number] {
  const [latitude = 0, longitude = 0] = (text ?? '').split(' ').map(Number);
  return [latitude, longitude];
}
