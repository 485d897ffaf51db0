/** Fetches pages and parses them with htmlparser2 and empty handlers. */
import { Parser } from 'htmlparser2';

const CHUNK = 65_536;

process.on('message', async (url) => {
  const html = await (await fetch(String(url))).text();
  const parser = new Parser({ onopentag: () => {}, onclosetag: () => {}, ontext: () => {} });
  for (let i = 0; i < html.length; i += CHUNK) parser.write(html.slice(i, i + CHUNK));
  parser.end();
  process.send?.('parsed');
});
