import { Parser } from 'htmlparser2';
import { isName, NOTHING, PageCollector } from './collector.ts';
import type { Page } from './page.ts';

/** Parser limits; no real page nests this deep or has this many elements. */
const MAX_DEPTH = 500;
const MAX_NODES = 50_000;
/** Closing tags, those of nothing among them: for each the parser looks through all that is open. */
const MAX_CLOSINGS = 60_000;
/** Most attributes of one element. */
const MAX_ATTRIBUTES = 200;
/**
 * Longest attribute that is kept, in characters: one more than the longest address that is fetched, so that an address
 * which was cut is refused and not mistaken for another.
 */
export const MAX_ATTRIBUTE = 2_049;
/** Characters given to the parser at a time, so that a limit ends the work soon after it is reached. */
const CHUNK = 65_536;

function closingsIn(html: string): number {
  let count = 0;
  for (let at = html.indexOf('</'); at !== -1; at = html.indexOf('</', at + 2)) count += 1;
  return count;
}

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
  let closings = 0;
  for (let i = 0; i < html.length && !full; i += CHUNK) {
    const chunk = html.slice(i, i + CHUNK);
    closings += closingsIn(chunk);
    if (closings > MAX_CLOSINGS) stop();
    else parser.write(chunk);
  }
  if (!full) parser.end();
  handOn();
  return page.finish(full);
}
