/** The shop's inks (docs/art-direction.md) as plain values: mail programs know no custom properties. */
export const colours = {
  paper: '#fbf5e7',
  raised: '#fffdf8',
  ink: '#14271f',
  inkSoft: '#4b5c52',
  line: '#ddd2b8',
  brand: '#1d4b39',
  brandInk: '#fbf5e7',
  accent: '#c63e14',
  accentInk: '#fffdf8',
  sun: '#f4b942',
  water: '#2a6a7c',
} as const;

export const fonts = {
  display: "'Bricolage Grotesque', 'Arial Narrow', Arial, sans-serif",
  text: "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif",
} as const;
