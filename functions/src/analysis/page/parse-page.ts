import { Parser } from 'htmlparser2';
import { PageCollector } from './collector.ts';
import type { Page } from './page.ts';

/** Where reading ends: no real page nests this deep or has this many elements. */
const MAX_DEPTH = 500;
const MAX_NODES = 50_000;
/** Characters given to the parser at a time, so that a limit ends the work soon after it is reached. */
const CHUNK = 65_536;

/** Reads a page's HTML in one pass, without building a tree and without running anything. */
export function parsePage(html: string): Page {
  const page = new PageCollector();
  let full = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (full) return;
        page.openTag(name, attributes);
        if (page.depth > MAX_DEPTH || page.nodes > MAX_NODES) {
          full = true;
          parser.pause();
        }
      },
      onclosetag: (name) => {
        if (!full) page.closeTag(name);
      },
      ontext: (piece) => {
        if (!full) page.text(piece);
      },
    },
    { decodeEntities: true },
  );
  for (let i = 0; i < html.length && !full; i += CHUNK) parser.write(html.slice(i, i + CHUNK));
  if (!full) parser.end();
  return page.finish(full);
}
