import { Parser } from 'htmlparser2';
import { isRelevantAttribute, NO_ATTRIBUTES, PageCollector } from './collector.ts';
import { BLOCKED, isBlocking } from './fields.ts';
import type { Page } from './page.ts';

const MAX_DEPTH = 500;
const MAX_NODES = 50_000;
/** Maximum closing tags, including unmatched ones: for each, the parser searches all open elements. */
const MAX_CLOSINGS = 60_000;
const MAX_ATTRIBUTES = 200;
/**
 * Maximum length of an attribute in characters: one more than the longest address that is fetched, so that truncated
 * addresses are refused.
 */
export const MAX_ATTRIBUTE_LENGTH = 2_049;
/** Characters per parser call, so that parsing stops soon after reaching a limit. */
const CHUNK_LENGTH = 65_536;

function countClosingTags(html: string): number {
  let count = 0;
  for (let position = html.indexOf('</'); position !== -1; position = html.indexOf('</', position + 2))
    count += 1;
  return count;
}

/**
 * Parses HTML in one pass, without building a tree or running anything. Collects the few relevant attributes instead of
 * using `onopentag`, which would create an object for every element.
 */
export function parsePage(html: string): Page {
  const page = new PageCollector();
  let isFull = false;
  let name = '';
  let attributes: Record<string, string> | null = null;
  let neededAttributes: ReturnType<PageCollector['neededAttributes']> = 'none';
  let count = 0;

  const stop = (): void => {
    isFull = true;
    parser.pause();
  };
  const flushTag = (): void => {
    if (name === '') return;
    page.openTag(name, attributes ?? NO_ATTRIBUTES);
    name = '';
    attributes = null;
    neededAttributes = 'none';
    if (page.depth > MAX_DEPTH || page.nodes > MAX_NODES) stop();
  };
  const parser = new Parser({
    onopentagname: (opened) => {
      flushTag();
      name = opened;
      neededAttributes = page.neededAttributes(opened);
      count = 0;
    },
    onattribute: (key, value) => {
      if (++count > MAX_ATTRIBUTES) return stop();
      if (neededAttributes === 'none' || (neededAttributes === 'names' && !isRelevantAttribute(key))) return;
      attributes ??= {};
      const known = isBlocking(key, value) ? BLOCKED : key;
      if (!Object.hasOwn(attributes, known)) attributes[known] = value.slice(0, MAX_ATTRIBUTE_LENGTH);
    },
    onclosetag: (closed) => {
      flushTag();
      if (!isFull) page.closeTag(closed);
    },
    ontext: (piece) => {
      flushTag();
      if (!isFull) page.text(piece);
    },
    oncomment: (text) => page.comment(text),
  });
  let closings = 0;
  for (let i = 0; i < html.length && !isFull; i += CHUNK_LENGTH) {
    const chunk = html.slice(i, i + CHUNK_LENGTH);
    closings += countClosingTags(chunk);
    if (closings > MAX_CLOSINGS) stop();
    else parser.write(chunk);
  }
  if (!isFull) parser.end();
  flushTag();
  return page.finish(isFull);
}
