import { transform } from 'lightningcss';

/** The same styles in fewer bytes, for the head of a page. */
export const minifyCss = (css: string): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();
