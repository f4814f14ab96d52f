/** How a number is written: its decimals, and what stands between thousands and before the decimals. */
export interface CountFormat {
  decimals: number;
  group: string;
  decimal: string;
}

/** A number as it stands on the page; never an exponent, never minus nothing. */
export function formatCount(value: number, { decimals, group, decimal }: CountFormat): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const digits = fraction ? grouped + decimal + fraction : grouped;
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits;
}
