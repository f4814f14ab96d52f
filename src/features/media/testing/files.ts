import { crc32 } from 'node:zlib';

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

/** A PNG that says it has so many pixels, whatever its data holds. */
export function pngHeader(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    end,
  ]);
}
