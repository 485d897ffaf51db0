/** Screenshots of parts of a page at a quarter of their size, which averages out differences between machines. */
import sharp, { type Sharp } from 'sharp';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Three bytes per pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** A size that differs by more than 1% (at least one shrunk pixel), or the square that differs most. */
export type Difference =
  | { readonly kind: 'size'; readonly text: string }
  | {
      readonly kind: 'square';
      /** Mean difference per channel in the worst square, 0 to 255. */
      readonly worst: number;
      /** Position of that square in page pixels, from the part's corner. */
      readonly position: readonly [x: number, y: number];
    };

const SHRINK = 4;

/** In shrunk pixels: 32 by 32 page pixels, the size of an icon or two words of text. */
const SQUARE = 8;

/** Standard deviation, in shrunk pixels. */
const BLUR = 2;

/** Cuts parts out of a screenshot and shrinks them. */
export async function cutPictures<Name>(
  screenshot: Buffer,
  parts: ReadonlyMap<Name, Box>,
): Promise<Map<Name, Picture>> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const whole = { width: info.width, height: info.height, bytes: data };
  const pictures = new Map<Name, Picture>();
  for (const [name, part] of parts) pictures.set(name, await cutPicture(whole, part));
  return pictures;
}

async function cutPicture({ bytes: pixels, width, height }: Picture, part: Box): Promise<Picture> {
  const size = { width: Math.round(part.width / SHRINK), height: Math.round(part.height / SHRINK) };
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({ ...part })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { ...size, bytes };
}

/** Encodes a picture as WebP, near-lossless in full color. */
export const encodePicture = ({ bytes, width, height }: Picture): Promise<Buffer> =>
  sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ nearLossless: true, quality: 60 })
    .toBuffer();

/** Compares a small picture with the file of an earlier one. */
export async function comparePicture(file: Buffer, actual: Picture): Promise<Difference> {
  const { width, height } = await sharp(file).metadata();
  const isFar = (a: number, b: number): boolean => Math.abs(a - b) > Math.max(1, a / 100);
  if (isFar(width, actual.width) || isFar(height, actual.height)) {
    const text = `is ${actual.width * SHRINK} x ${actual.height * SHRINK} pixels, not ${width * SHRINK} x ${height * SHRINK}`;
    return { kind: 'size', text };
  }
  const { width: w, height: h } = actual;
  const before = await blur(sharp(file).removeAlpha().resize(w, h, { fit: 'fill' }));
  const after = await blur(sharp(actual.bytes, { raw: { width: w, height: h, channels: 3 } }));
  let worst = 0;
  let position: readonly [number, number] = [0, 0];
  for (let top = 0; top < h; top += SQUARE / 2)
    for (let left = 0; left < w; left += SQUARE / 2) {
      const mean = computeMean(before, { ...actual, bytes: after }, left, top);
      if (mean > worst) [worst, position] = [mean, [left * SHRINK, top * SHRINK]];
    }
  return { kind: 'square', worst, position };
}

/** Blurs a picture, since letters may be a pixel off or a little bolder on another machine. */
const blur = (picture: Sharp): Promise<Buffer> => picture.blur(BLUR).raw().toBuffer();

/** Computes the mean difference in a square; pixels beyond the edge count as equal. */
function computeMean(before: Buffer, { bytes, width, height }: Picture, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < Math.min(top + SQUARE, height); y++) {
    const end = 3 * (y * width + Math.min(left + SQUARE, width));
    for (let n = 3 * (y * width + left); n < end; n++) sum += Math.abs((before[n] ?? 0) - (bytes[n] ?? 0));
  }
  return sum / (3 * SQUARE * SQUARE);
}
