import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** The shop's mark on its own ground, so that it shows on light and dark browser bars alike. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#1d4b39"/>' +
  '<g transform="translate(4 4)"><g fill="none" stroke="#fbf5e7"><circle cx="20" cy="20" r="17" stroke-width="3.4"/>' +
  '<path stroke-width="2" stroke-linecap="round" d="M20 16.4V5M14.6 18 8.6 8M25.4 18l6-10"/></g>' +
  '<path fill="#f4b942" d="M12.4 26.3a7.6 7.6 0 0 1 15.2 0z"/>' +
  '<path fill="#fbf5e7" d="M3.6 26.3h32.8l-.9 2.6h-31zM6.4 31.4h27.2l-2.4 2.8H8.8z"/></g></svg>';

const pngOf = (side: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * side) / 48 })
    .resize(side, side)
    .png()
    .toBuffer();

/** An icon file is a table of contents of 22 bytes before its one picture, here a PNG. */
function iconFile(png: Buffer, side: number): Buffer {
  const contents = Buffer.alloc(22);
  contents.writeUInt16LE(1, 2);
  contents.writeUInt16LE(1, 4);
  contents.writeUInt8(side, 6);
  contents.writeUInt8(side, 7);
  contents.writeUInt16LE(1, 10);
  contents.writeUInt16LE(32, 12);
  contents.writeUInt32LE(png.length, 14);
  contents.writeUInt32LE(contents.length, 18);
  return Buffer.concat([contents, png]);
}

/** What browsers and phones put on tabs and home screens; they ask for these addresses by themselves. */
export async function faviconRoutes(app: FastifyInstance): Promise<void> {
  const icon = iconFile(await pngOf(32), 32);
  const touchIcon = await pngOf(180);
  const serve = (path: string, type: string, bytes: Buffer | string) =>
    app.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(bytes),
    );
  serve('/favicon.svg', 'image/svg+xml', drawing);
  serve('/favicon.ico', 'image/x-icon', icon);
  serve('/apple-touch-icon.png', 'image/png', touchIcon);
}
