import display from './fonts/bricolage-grotesque-bold.ttf?inline';
import regular from './fonts/figtree-regular.ttf?inline';
import strong from './fonts/figtree-strong.ttf?inline';

const bytes = (dataAddress: string) => Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');

/** Whole fonts, not the site's subsets: guests come with every Latin letter in their names. */
export const invoiceFonts = { display: bytes(display), regular: bytes(regular), strong: bytes(strong) };
