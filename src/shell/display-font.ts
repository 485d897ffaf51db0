/**
 * Fetches the display face once the page is on the screen (painted.ts), and then shows it. Who comes from another page of the site has
 * it in the cache, and sees it at once.
 */

import url from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import { afterPaint } from './painted.ts';

const face = new FontFace('Familjen Grotesk', `url(${url})`, { weight: '400 700', display: 'swap' });

if (document.referrer.startsWith(origin)) document.fonts.add(face);
else afterPaint(async () => document.fonts.add(await face.load()));
