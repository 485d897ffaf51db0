import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { tokenOf } from './tokens.ts';

/** The logo mark in the token colors. */
const markSvg = (): string =>
  readFileSync('src/images/mark.svg', 'utf8').replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
    tokenOf(name),
  );

/** The mark as a square, optimized for a size in pixels. */
const mark = (size: number): Sharp =>
  sharp(Buffer.from(markSvg()), { density: (72 * size) / 32 }).resize(size);

/** The mark as a square PNG on paper color; systems round its corners. */
export function appIcon(size: number): Promise<Buffer> {
  const paper = tokenOf('--paper');
  const inner = Math.round(size * 0.7);
  return mark(inner)
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

const TAB_ICON_SIZE = 48;

/**
 * The mark on a transparent background as favicon.ico, which browsers request by default: a PNG in an ICO container.
 */
export async function tabIcon(): Promise<Uint8Array<ArrayBuffer>> {
  const png = await mark(TAB_ICON_SIZE).png().toBuffer();
  const file = new DataView(new ArrayBuffer(22 + png.length));
  file.setUint16(2, 1, true);
  file.setUint16(4, 1, true);
  file.setUint8(6, TAB_ICON_SIZE);
  file.setUint8(7, TAB_ICON_SIZE);
  file.setUint16(10, 1, true);
  file.setUint16(12, 32, true);
  file.setUint32(14, png.length, true);
  file.setUint32(18, 22, true);
  const bytes = new Uint8Array(file.buffer);
  bytes.set(png, 22);
  return bytes;
}
