import type { Region } from './page.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Elements that end the running text before and after them. */
export const BLOCKS = new Set(
  (
    'address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section select summary table tbody td tfoot th thead ' +
    'tr ul video audio iframe'
  ).split(' '),
);

/** Elements whose content is not part of what people read on the page. */
export const UNREAD = new Set(
  'title script style noscript template svg math object canvas textarea'.split(' '),
);

const REGION_OF_TAG: Readonly<Record<string, Region>> = {
  header: 'header',
  nav: 'nav',
  main: 'main',
  aside: 'aside',
  footer: 'footer',
};
const REGION_OF_ROLE: Readonly<Record<string, Region>> = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  complementary: 'aside',
  contentinfo: 'footer',
};
const PLAIN_BOXES = new Set(['div', 'section', 'ul']);

/** The region an element opens, told by its name, its role or, for plain boxes, its id and class. */
export function regionOf(name: string, { role, id, class: classes }: Attributes): Region | undefined {
  if (role !== undefined && Object.hasOwn(REGION_OF_ROLE, role)) return REGION_OF_ROLE[role];
  if (Object.hasOwn(REGION_OF_TAG, name)) return REGION_OF_TAG[name];
  if (!PLAIN_BOXES.has(name)) return undefined;
  for (const hint of [id, classes]) {
    if (hint === undefined) continue;
    if (/(?:^|[\s_-])footer(?:$|[\s_-])/i.test(hint)) return 'footer';
    if (/(?:^|[\s_-])(?:navbar|navigation|nav|menu)(?:$|[\s_-])/i.test(hint)) return 'nav';
  }
  return undefined;
}
