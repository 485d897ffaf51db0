/**
 * Loads the font after the first paint (after-paint.ts), then swaps it in. On later pages it comes from the cache
 * immediately.
 */

import url from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import { afterPaint } from './after-paint.ts';

const face = new FontFace('Familjen Grotesk', `url(${url})`, { weight: '400 700', display: 'swap' });

if (document.referrer.startsWith(origin)) document.fonts.add(face);
else afterPaint(async () => document.fonts.add(await face.load()));
