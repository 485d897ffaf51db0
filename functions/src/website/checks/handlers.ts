/** Whether a script may bring an element to life. Where that cannot be read, the answer is yes. */
import type { PageElement } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';

/** Scripts of other websites that decorate or count, and never handle a form or link by themselves. */
const HARMLESS = new RegExp(
  [
    '(?:googletagmanager|google-analytics|googlesyndication|clarity\\.ms|hotjar|plausible|matomo|cloudflareinsights)',
    '(?:polyfill|cdn\\.tailwindcss|maps\\.googleapis|recaptcha|kit\\.fontawesome)',
    '/(?:jquery(?:[.-][\\d.]+)?(?:\\.slim)?|bootstrap(?:\\.bundle)?|popper|aos|wow|font-?awesome|gsap|scrolltrigger|swiper(?:-bundle)?|slick|lucide|feather|ionicons|html5shiv|respond|modernizr[\\w.-]{0,20})(?:\\.(?:umd|esm|min))*\\.js',
    '(?:unpkg\\.com|jsdelivr\\.net/npm)/(?:lucide|aos|swiper|bootstrap|feather-icons|ionicons|gsap)@[^/]{1,20}',
  ].join('|'),
  'i',
);
/** Selectors of scripts that only scroll to the link's own target. */
const SCROLLS = /href\s?[*^|~$]?=\s?["'\\]*(?:#|$)/;
const MAX_SELECTORS = 600;

/** Whether all scripts that could handle an element are known. */
export function knowsScripts({ page, scripts }: Snapshot): boolean {
  const runs = page.scripts.filter(({ type }) => type === '' || /module|javascript/.test(type));
  if (runs.some(({ type }) => type === 'module')) return false;
  const unread = scripts?.unread ?? runs.map(({ src }) => src).filter((src) => src !== '');
  return unread.every((src) => HARMLESS.test(src.slice(0, 300)));
}

const isNamed = (element: PageElement, part: string): boolean => {
  const tag = /^[a-z][\w-]*/i.exec(part)?.[0];
  if (tag !== undefined && tag.toLowerCase() !== element.name) return false;
  const classes = element.classes.split(/\s+/);
  const names = part.match(/[#.][\w-]+|\[[\w-]+/g) ?? [];
  if (tag === undefined && names.length === 0) return false;
  return names.every((name) => {
    if (name.startsWith('#')) return element.id === name.slice(1);
    if (name.startsWith('.')) return classes.includes(name.slice(1));
    return (
      ['[id', '[class', '[name', '[type', '[href', '[action'].includes(name) ||
      element.attributes.includes(name.slice(1))
    );
  });
};

/** Whether a selector's last part may match the element: only its names are compared. */
const mayMatch = (element: PageElement, selector: string): boolean =>
  selector.split(',').some((each) =>
    isNamed(
      element,
      each
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
    ),
  );

/** Whether a script looks up the element, or one around it. */
export function isLookedUp({ page, scripts }: Snapshot, element: PageElement): boolean {
  const found = scripts?.selectors ?? page.scripts.flatMap(({ lookups }) => lookups.selectors);
  const selectors = found.filter((each) => !SCROLLS.test(each)).slice(0, MAX_SELECTORS);
  for (let each: PageElement | null = element; each; each = each.parent) {
    if (/^(?:html|body|main)$/.test(each.name)) break;
    const current = each;
    if (selectors.some((selector) => mayMatch(current, selector))) return true;
  }
  return false;
}

/** Whether scripts listen to an event. */
export const listensTo = ({ page, scripts }: Snapshot, event: string): boolean =>
  (scripts?.events ?? page.scripts.flatMap(({ lookups }) => lookups.events)).includes(event);
