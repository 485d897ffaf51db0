/** Extracts text from a PDF as Chromium writes it, without encryption or object streams. */
import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

export const objectsIn = (pdf: string): Objects =>
  new Map([...pdf.matchAll(/(\d+) 0 obj\b([\s\S]*?)\bendobj/g)].map(([, id = '', body = '']) => [id, body]));

export function streamOf(object: string): string {
  const length = Number(/\/Length (\d+)/.exec(object)?.[1] ?? 0);
  const start = /stream\r?\n/.exec(object);
  if (!start) return '';
  // Compressed data may end with the bytes of a line break, so rely on the length.
  const data = object.slice(start.index + start[0].length).slice(0, length);
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
}

const hexText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

interface Font {
  /** Hexadecimal digits per glyph. Variable fonts become Type 3, with one byte. */
  readonly digits: 2 | 4;
  readonly glyphs: ReadonlyMap<number, string>;
}

const fontOf = (font: string, objects: Objects): Font => ({
  digits: /\/Subtype\s*\/Type3/.test(font) ? 2 : 4,
  glyphs: glyphsOf(font, objects),
});

/** A font's ToUnicode map. */
function glyphsOf(font: string, objects: Objects): ReadonlyMap<number, string> {
  const map = streamOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '') ?? '');
  const glyphs = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, from = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      glyphs.set(Number.parseInt(from, 16), hexText(to));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', until = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(until, 16); glyph += 1) {
        glyphs.set(glyph, String.fromCodePoint((hexText(to).codePointAt(0) ?? 0) + glyph - first));
      }
    }
  }
  return glyphs;
}

/** Removes whitespace and ligatures, which PDFs do not preserve. */
export const normalizePdfText = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

/** Text of each page, normalized. */
export function pdfPages(file: Buffer): readonly string[] {
  const objects = objectsIn(file.toString('latin1'));
  return [...objects.values()]
    .filter((object) => /\/Type\s*\/Page\b/.test(object))
    .map((page) => {
      const resources = /\/Resources (\d+) 0 R/.exec(page)?.[1];
      const dictionary = (resources && objects.get(resources)) ?? page;
      const fonts = new Map(
        [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
          name,
          fontOf(objects.get(id) ?? '', objects),
        ]),
      );
      const content = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');
      let current: Font | undefined;
      let text = '';
      for (const [, font, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
        if (font) current = fonts.get(font);
        const codes = (hex ?? '').match(current?.digits === 2 ? /../g : /.{4}/g) ?? [];
        for (const code of codes) text += current?.glyphs.get(Number.parseInt(code, 16)) ?? '';
      }
      return normalizePdfText(text);
    });
}
