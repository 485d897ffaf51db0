import { linesOf, outlineOf, type TextStyle, widthOf } from './outline.ts';
import { tokenOf } from './tokens.ts';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 84;
const TITLE: TextStyle = { size: 84, weight: 700 };
const TITLE_WIDTH = 800;
const BRAND: TextStyle = { size: 40, weight: 700 };
const LINE_HEIGHT = 1.08;
const MARK = 'M4 26c8 0 6-10 12-10s4-10 12-10';

const stops = (names: readonly string[]): string =>
  names
    .map((name, index) => `<stop offset="${[0, 0.35, 0.68, 1][index]}" stop-color="${tokenOf(name)}"/>`)
    .join('');

/**
 * The Open Graph image of a page, as SVG of 1200 by 630.
 * @param highlighted start of the title, set in the signal color; may be empty
 */
export function socialCard(brand: string, title: string, highlighted = ''): string {
  const widest = Math.max(...title.split(' ').map((word) => widthOf(word, TITLE)));
  const style = { ...TITLE, size: TITLE.size * Math.min(1, TITLE_WIDTH / widest) };
  const lines = linesOf(title, TITLE_WIDTH, style);
  const top = (CARD_SIZE.height - 60 - lines.length * style.size * LINE_HEIGHT) / 2 + style.size * 0.78;
  let remaining = highlighted.length;
  const outlines = lines.map((line, index) => {
    const y = top + index * style.size * LINE_HEIGHT;
    const bright = line.slice(0, Math.max(0, remaining));
    remaining -= line.length + 1;
    const rest = line.slice(bright.length);
    return (
      `<path fill="url(#signal)" d="${outlineOf(bright, MARGIN, y, style)}"/>` +
      `<path fill="${tokenOf('--ink')}" d="${outlineOf(rest, MARGIN + widthOf(bright, style), y, style)}"/>`
    );
  });
  const { width, height } = CARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="signal" gradientUnits="userSpaceOnUse" x1="${MARGIN}" x2="760" y1="120" y2="320">${stops(['--ice', '--iris', '--rose', '--ember'])}</linearGradient>
<linearGradient id="way" x2="0" y2="1">${stops(['--ice', '--iris', '--rose', '--ember'])}</linearGradient>
<linearGradient id="mark" y1="1" x2="1" y2="0">${stops(['--ice', '--iris', '--rose', '--ember'])}</linearGradient>
<pattern id="names" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="2.2" fill="${tokenOf('--hairline-color')}"/></pattern>
</defs>
<rect width="${width}" height="${height}" fill="${tokenOf('--paper')}"/>
<rect x="900" width="300" height="${height}" fill="url(#names)"/>
<path d="M1050-20C1050 60 960 70 960 150S1140 260 1140 330 960 420 960 500 1140 560 1140 660" fill="none" stroke="url(#way)" stroke-width="10" stroke-linecap="round"/>
${[150, 330, 500].map((y, index) => `<circle cx="${index % 2 ? 1140 : 960}" cy="${y}" r="20" fill="${tokenOf('--paper')}" stroke="${tokenOf(['--ice', '--rose', '--ember'][index] ?? '--ink')}" stroke-width="7"/>`).join('')}
${outlines.join('')}
<g transform="translate(${MARGIN - 4} 512) scale(1.5)"><path d="${MARK}" fill="none" stroke="url(#mark)" stroke-width="4.5" stroke-linecap="round"/></g>
<path fill="${tokenOf('--ink')}" d="${outlineOf(brand, MARGIN + 58, 550, BRAND)}"/>
</svg>`;
}
