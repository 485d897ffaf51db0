import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { tokenOf } from './tokens.ts';

/** public/favicon.svg as a square PNG on paper; systems round its corners themselves. */
export function appIcon(size: number): Promise<Buffer> {
  const mark = readFileSync('public/favicon.svg');
  const paper = tokenOf('--paper');
  const inner = Math.round(size * 0.7);
  return sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner)
    .extend({
      top: Math.floor((size - inner) / 2),
      bottom: Math.ceil((size - inner) / 2),
      left: Math.floor((size - inner) / 2),
      right: Math.ceil((size - inner) / 2),
      background: paper,
    })
    .flatten({ background: paper })
    .png()
    .toBuffer();
}

/** A PNG of 32 by 32 in the old format that browsers ask for by themselves. */
export function asIco(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = new DataView(new ArrayBuffer(22 + png.length));
  file.setUint16(2, 1, true);
  file.setUint16(4, 1, true);
  file.setUint8(6, 32);
  file.setUint8(7, 32);
  file.setUint16(10, 1, true);
  file.setUint16(12, 32, true);
  file.setUint32(14, png.length, true);
  file.setUint32(18, 22, true);
  const bytes = new Uint8Array(file.buffer);
  bytes.set(png, 22);
  return bytes;
}
