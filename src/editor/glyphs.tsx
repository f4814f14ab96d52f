/** Drawings for the builder's tools, 24 × 24, 1.75 px round line like the site's icons. */
const paths = {
  back: 'M15 5l-7 7 7 7',
  grip: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  up: 'M12 19V6M6 11l6-6 6 6',
  down: 'M12 5v13M6 13l6 6 6-6',
  parent: 'M4 4h10v10H4zM10 18h10V8',
  duplicate: 'M8 8h12v12H8zM4 16V4h12',
  copy: 'M9 4h6v3H9zM7 5H5v15h14V5h-2',
  bookmark: 'M6 4h12v16l-6-4-6 4z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 010 12h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 000 12h4',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  desktop: 'M3 4h18v12H3zM9 20h6M12 16v4',
  tablet: 'M6 3h12v18H6zM11 18h2',
  phone: 'M8 3h8v18H8zM11 18h2',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  help: 'M12 3a9 9 0 100 18 9 9 0 000-18zM9.500 9.500a2.500 2.500 0 114 2c-1 .700-1.500 1.200-1.500 2.300M12 17h.01',
  library: 'M12 5v14M5 12h14',
  outline: 'M4 6h6M8 12h10M8 18h10M4 6v12h4M4 12h4',
  fields: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  hidden:
    'M4 4l16 16M9 5.6A10 10 0 0112 5c6 0 10 7 10 7a17 17 0 01-3 3.6M6 7.5C3.500 9.400 2 12 2 12s4 7 10 7a9 9 0 004-1',
  chevron: 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12l5 5 9-10',
  text: 'M5 6h14M5 11h14M5 16h9',
  heading: 'M6 5v14M18 5v14M6 12h12',
  picture: 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4M15.500 9h.01',
  section: 'M3 5h18v14H3zM3 10h18',
  row: 'M3 6h18v12H3zM12 6v12',
  button: 'M5 8h14a4 4 0 010 8H5a4 4 0 010-8zM9 12h6',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  moving: 'M4 5h16v5H4zM4 14h16M4 18h16M15 7.500h2',
  form: 'M4 5h16v5H4zM4 14h16v5H4zM7 7.500h4',
  shop: 'M6 15a3 3 0 100 .01M18 15a3 3 0 100 .01M6 15l4-8h5l3 8M9 9l4 6',
  bold: 'M7 5h6a3.500 3.500 0 010 7H7zM7 12h7a3.500 3.500 0 010 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  link: 'M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.500-1v4M4 12.500c0-2 3-2 3 0 0 1-3 2.500-3 2.500h3',
} as const;

export type GlyphName = keyof typeof paths;

export const Glyph = ({ name, size = 18 }: { name: GlyphName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'grip' ? 2.75 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
