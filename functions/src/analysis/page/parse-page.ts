import { Parser } from 'htmlparser2';
import { isName, NOTHING, PageCollector } from './collector.ts';
import type { Page } from './page.ts';

/** Where reading ends: no real page nests this deep or has this many elements. */
const MAX_DEPTH = 500;
const MAX_NODES = 50_000;
/** Most attributes of one element. */
const MAX_ATTRIBUTES = 200;
/**
 * Longest attribute that is kept, in characters: one more than the longest address that is fetched, so that an address
 * which was cut is refused and not mistaken for another.
 */
export const MAX_ATTRIBUTE = 2_049;
/** Characters given to the parser at a time, so that a limit ends the work soon after it is reached. */
const CHUNK = 65_536;

/**
 * Reads a page's HTML in one pass, without building a tree and without running anything.
 *
 * Without `onopentag` the parser makes no object of every element's attributes; the few that count are kept here, and
 * an open tag is handed on with the event after it.
 */
export function parsePage(html: string): Page {
  const page = new PageCollector();
  let full = false;
  let name = '';
  let attributes: Record<string, string> | null = null;
  let wanted: ReturnType<PageCollector['wantedOf']> = 'none';
  let count = 0;

  const stop = (): void => {
    full = true;
    parser.pause();
  };
  const handOn = (): void => {
    if (name === '') return;
    page.openTag(name, attributes ?? NOTHING);
    name = '';
    attributes = null;
    wanted = 'none';
    if (page.depth > MAX_DEPTH || page.nodes > MAX_NODES) stop();
  };
  const parser = new Parser({
    onopentagname: (opened) => {
      handOn();
      name = opened;
      wanted = page.wantedOf(opened);
      count = 0;
    },
    onattribute: (key, value) => {
      if (++count > MAX_ATTRIBUTES) return stop();
      if (wanted === 'none' || (wanted === 'names' && !isName(key))) return;
      attributes ??= {};
      if (!Object.hasOwn(attributes, key)) attributes[key] = value.slice(0, MAX_ATTRIBUTE);
    },
    onclosetag: (closed) => {
      handOn();
      if (!full) page.closeTag(closed);
    },
    ontext: (piece) => {
      handOn();
      if (!full) page.text(piece);
    },
  });
  for (let i = 0; i < html.length && !full; i += CHUNK) parser.write(html.slice(i, i + CHUNK));
  if (!full) parser.end();
  handOn();
  return page.finish(full);
}
