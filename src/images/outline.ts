/** Converts text to outlines of the site's font, so that an image looks the same on every machine. */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

/** Static cuts: the library cannot set the weight of a compressed variable font. */
const FOLDER = 'node_modules/@fontsource/familjen-grotesk/files';
const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

type Weight = 600 | 700;

const faces = new Map<Weight, Font>();
function face(weight: Weight): Font {
  const cached = faces.get(weight);
  if (cached) return cached;
  const file = `${FOLDER}/familjen-grotesk-latin-${weight}-normal.woff`;
  const font = create(readFileSync(file));
  if (!('glyphsForString' in font)) throw new Error(`${file} contains more than one font`);
  faces.set(weight, font);
  return font;
}

export interface TextStyle {
  /** Height of the font in pixels. */
  readonly size: number;
  readonly weight: Weight;
}

/** Width of a text in pixels. */
export const widthOf = (text: string, { size, weight }: TextStyle): number =>
  face(weight)
    .glyphsForString(text)
    .reduce((width, glyph) => width + (glyph.advanceWidth * size) / face(weight).unitsPerEm, 0);

/** Path data of a text starting at `x` on baseline `y`. */
export function outlineOf(text: string, x: number, y: number, { size, weight }: TextStyle): string {
  const scale = size / face(weight).unitsPerEm;
  let pen = x;
  return face(weight)
    .glyphsForString(text)
    .map((glyph) => {
      const path = glyph.path.commands
        .map(({ command, args }) => {
          const points = args.map((value, index) => (index % 2 ? y - value * scale : pen + value * scale));
          return COMMANDS[command] + points.map((point) => point.toFixed(1)).join(' ');
        })
        .join('');
      pen += glyph.advanceWidth * scale;
      return path;
    })
    .join('');
}

/** Breaks a text into lines no wider than `width` pixels. */
export function linesOf(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
