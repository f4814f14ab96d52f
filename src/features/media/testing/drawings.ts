/** A poster as the demo shop's: flat ground, a low sun, thin lines. */
export const poster = (width = 1600, height = 1000): Buffer => {
  const line = (index: number) =>
    `<path fill="none" stroke="#14271f" stroke-width="2" d="M${index * 12} ${height}q4 -30 ${(index % 5) * 3} -${60 + (index % 7) * 8}"/>`;
  const grass = Array.from({ length: Math.floor(width / 12) }, (_, index) => line(index)).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<path fill="#c5e0e6" d="M0 0h${width}v${height}H0z"/><circle cx="${width * 0.75}" cy="${height * 0.6}" r="90" fill="#f4b942"/>` +
      `<path fill="#4f8068" d="M0 ${height * 0.65}Q${width / 2} ${height * 0.55} ${width} ${height * 0.68}V${height}H0z"/>` +
      `<path fill="#c63e14" d="M${width * 0.2} ${height * 0.7}h80v140h-80z"/>${grass}</svg>`,
  );
};

/** Something with nothing behind it. */
export const cutOut = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="90" fill="#c63e14"/></svg>',
);
