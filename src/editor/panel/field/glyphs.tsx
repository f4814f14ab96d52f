import type { ReactNode } from 'react';

const Glyph = ({ children }: { children: ReactNode }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Small drawings of the panel that the shop's icon set has no use for. */
export const glyphs = {
  desktop: (
    <Glyph>
      <rect x="1.5" y="2.5" width="13" height="8.5" rx="1" />
      <path d="M5.5 14h5M8 11v3" />
    </Glyph>
  ),
  tablet: (
    <Glyph>
      <rect x="3" y="1.5" width="10" height="13" rx="1.2" />
      <path d="M7.3 12.4h1.4" />
    </Glyph>
  ),
  phone: (
    <Glyph>
      <rect x="4.5" y="1.5" width="7" height="13" rx="1.2" />
      <path d="M7.4 12.4h1.2" />
    </Glyph>
  ),
  pointer: (
    <Glyph>
      <path d="m3 2 10 4.4-4.3 1.5L7 12.4Z M9.5 9.4l3.5 4" />
    </Glyph>
  ),
  linked: (
    <Glyph>
      <path d="M6.5 9.5 9.5 6.5 M7.2 4.6l1.4-1.4a3 3 0 0 1 4.2 4.2l-1.4 1.4 M8.8 11.4l-1.4 1.4a3 3 0 0 1-4.2-4.2l1.4-1.4" />
    </Glyph>
  ),
  unlinked: (
    <Glyph>
      <path d="M8.4 3.4a3 3 0 0 1 4.2 4.2l-1 1 M7.6 12.6a3 3 0 0 1-4.2-4.2l1-1 M2 2l12 12" />
    </Glyph>
  ),
  reset: (
    <Glyph>
      <path d="M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6 M5.8 3.5 2.8 6.5l3 3" />
    </Glyph>
  ),
  handle: (
    <Glyph>
      <path d="M5.5 3.5h.01M10.5 3.5h.01M5.5 8h.01M10.5 8h.01M5.5 12.5h.01M10.5 12.5h.01" strokeWidth="2.2" />
    </Glyph>
  ),
  more: (
    <Glyph>
      <path d="M3 8h.01M8 8h.01M13 8h.01" strokeWidth="2.2" />
    </Glyph>
  ),
} as const;
