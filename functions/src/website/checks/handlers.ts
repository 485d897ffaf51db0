/** Whether a script may bring an element to life. Where that cannot be read, the answer is yes. */

import { isSameSite, type LocatedPage, resolveUrl } from '../page/addresses.ts';
import { isHandler } from '../page/fields.ts';
import { isExecutable } from '../page/model.ts';
import type { Page, PageElement, ScriptDeed, ScriptLookups } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { forbidsInline } from './content-policy.ts';
import { isHarmless } from './services.ts';

const MAX_SELECTORS = 1_000;
/** Maximum selectors by their first name; more count as a match. */
const MAX_BY_KEY = 40;
const MAX_PARTS = 4;

interface Part {
  readonly tag: string | undefined;
  readonly names: readonly string[];
}

export interface Handlers {
  /** All scripts that could handle an element were read. */
  readonly areKnown: boolean;
  /** At least the website's own scripts were read. */
  readonly areOwnKnown: boolean;
  readonly events: ReadonlySet<string>;
  readonly deeds: ReadonlySet<ScriptDeed>;
  /** Whether a script looks up the element, or one around it, or an attribute handles events there. */
  readonly handle: (element: PageElement) => boolean;
  /** Whether any word of a script names the element or one around it. */
  readonly mayFind: Handlers['handle'];
  /** Where scripts send: empty for an address in an attribute, `data:` for one that is unknown. */
  readonly targets: readonly string[];
}

const UNNAMED: readonly string[] = ['[id', '[class', '[name', '[type', '[href', '[action'];

function parsePart(selector: string): Part {
  const text = selector.replace(/:[\w-]+(?:\([^)]*\))?/g, '');
  const tag = /^[a-z][\w-]*/i.exec(text)?.[0].toLowerCase();
  const names = (text.match(/[#.][\w-]+|\[[\w-]+/g) ?? []).filter((name) => !UNNAMED.includes(name));
  return { tag, names };
}

/** How a script may name an element, other than by its tag. */
const listNames = ({ id, classes, attributes }: PageElement): readonly string[] => [
  `#${id}`,
  ...classes.split(/\s+/).map((each) => `.${each}`),
  ...attributes.map((each) => `[${each}`),
];

const isPart = (element: PageElement, { tag, names }: Part): boolean =>
  (tag === undefined || tag === element.name) && names.every((name) => listNames(element).includes(name));

/** Whether the outer parts of a selector match elements around this one. */
function isInside(element: PageElement, outer: readonly Part[]): boolean {
  let left = outer.length;
  for (let each = element.parent; each && left > 0; each = each.parent) {
    const part = outer[left - 1];
    if (part && isPart(each, part)) left--;
  }
  return left === 0;
}

/** Parts of each selector by the first name of its last part. */
function indexSelectors(selectors: readonly string[]): ReadonlyMap<string, (readonly Part[])[]> {
  const byKey = new Map<string, (readonly Part[])[]>();
  for (const selector of selectors.slice(0, MAX_SELECTORS).flatMap((each) => each.split(','))) {
    const parts = selector
      .trim()
      .split(/[\s>+~]+/)
      .slice(-MAX_PARTS)
      .map(parsePart);
    const last = parts.at(-1);
    const key = last?.names[0] ?? last?.tag;
    // Scripts that look up every link scroll, count or hide the menu.
    if (key === undefined || (key === 'a' && parts.length === 1)) continue;
    const known = byKey.get(key) ?? [];
    if (known.length <= MAX_BY_KEY) byKey.set(key, [...known, parts]);
  }
  return byKey;
}

const OUTERMOST = /^(?:html|body|main)$/;

function createHandle(selectors: readonly string[]): Handlers['handle'] {
  const byKey = indexSelectors(selectors);
  const cache = new WeakMap<PageElement, boolean>();
  const isNamed = (element: PageElement): boolean =>
    element.attributes.some(isHandler) ||
    [element.name, ...listNames(element)].some((name) => {
      const found = byKey.get(name) ?? [];
      return (
        found.length > MAX_BY_KEY ||
        found.some((parts) => {
          const last = parts.at(-1);
          return last !== undefined && isPart(element, last) && isInside(element, parts.slice(0, -1));
        })
      );
    });
  return (element) => {
    for (let each: PageElement | null = element; each; each = each.parent) {
      if (OUTERMOST.test(each.name)) return false;
      const known = cache.get(each) ?? isNamed(each);
      cache.set(each, known);
      if (known) return true;
    }
    return false;
  };
}

const cache = new WeakMap<Page, Handlers>();

/** What scripts may do on the home page or another page of the website. */
export function getHandlers({ scripts: files }: Snapshot, place: LocatedPage): Handlers {
  const known = cache.get(place.page);
  if (known) return known;
  const found: ScriptLookups[] = [];
  let areKnown = true;
  let areOwnKnown = true;
  const isInlineOff = forbidsInline(place);
  for (const { src, type, lookups } of place.page.scripts.filter(isExecutable)) {
    if (src === '' && isInlineOff) continue;
    const url = src === '' ? undefined : resolveUrl(place, src);
    const own = url ? files?.get(url.href) : lookups;
    if (type === 'module' && (!own || /\bimport\b/.test(own.code))) areKnown = areOwnKnown = false;
    if (own) found.push(own);
    else if (!isHarmless(src)) {
      areKnown = false;
      if (!url || isSameSite(place, url)) areOwnKnown = false;
    }
  }
  const deeds = new Set(found.flatMap((each) => each.deeds));
  const selectors = [...new Set(found.flatMap((each) => each.selectors))];
  const words = new Set(found.flatMap(({ code }) => code.match(/[\w-]+/g) ?? []));
  const isKnown = !deeds.has('roams') && words.size < MAX_SELECTORS;
  const handlers: Handlers = {
    areKnown: areKnown && !deeds.has('renders'),
    areOwnKnown: areOwnKnown && !deeds.has('renders'),
    events: new Set(found.flatMap(({ events }) => events)),
    deeds,
    handle: createHandle(selectors),
    mayFind: isKnown ? createHandle([...words].map((word) => `#${word},.${word}`)) : () => true,
    targets: found.flatMap(({ targets }) => targets),
  };
  cache.set(place.page, handlers);
  return handlers;
}
