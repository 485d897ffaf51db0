import { getModel } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { getEntities } from '../page/structured-data.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, pass } from './check.ts';
import { quoteAround } from './text-view.ts';
import german from './words.de.json' with { type: 'json' };
import english from './words.en.json' with { type: 'json' };

const toPattern = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[.+?|()[\]{}\\^$]/g, '\\$&')).join('|');
/** Sample texts, names and streets; instructions in brackets; numbers of the same or rising digits. */
const PLACEHOLDER = new RegExp(
  [
    `(?<!\\p{L})(?:${toPattern([...german.placeholders, ...english.placeholders])})(?![\\p{L}\\d])`,
    `\\[(?:${toPattern([...german.bracketed, ...english.bracketed])})(?:[ ,:/-][^\\[\\]]{0,60})?\\]`,
    String.raw`(?<![\d\p{L}])(?:\+49|0)[ /()0-]{0,5}123[ /-]?45[ /-]?6(?:[ /-]?7(?:[ /-]?8)?(?:[ /-]?9)?)?(?:[ /-]?0)?(?![ /-]?\d)`,
    String.raw`\(555\) (?:123-4567|555-5555|000-0000)|(?<!\d)(?:000[ -]000[ -]0000|123[ -]456[ -]7890)(?!\d)`,
    String.raw`(?<![\p{L}\d])(?:HRB|USt-?IdNr\.?:?|Steuernummer:?) ?(?:X{3,}|0{5,}|12345(?:6(?:78?9?)?)?)(?![\p{L}\d])|(?<![\p{L}\d])DE ?(?:123 ?456 ?789|X{9}|0{9})(?!\d)`,
    String.raw`(?<![\p{L}\d.@-])(?:info|mail|kontakt|contact|name|hello|your|you|email|ihre?|max)[\w.-]{0,15}@(?:example|beispiel|musterfirma|muster|yourdomain|yourcompany|domain|ihre-domain|deine-domain)\.(?:com|de|org|net|at)`,
  ].join('|'),
  'iu',
);
/** Words that introduce an example, or quote a sample on purpose. */
const EXAMPLE =
  /z\. ?b\.|(?<!\p{L})(?:e\.g\.|for example|for instance|beispiel(?:e|sweise)?|such as|format|mock|dummy|vorlagen?|templates?|generator)(?!\p{L})/iu;
const MAX_TEXT = 1_500;
const MAX_BLOCKS = 1_500;
const LEGAL: readonly string[] = ['imprint', 'privacy', 'contact'];

/** Sample text, quoted from a page. */
function findPlaceholders(page: Page): readonly string[] {
  const texts = [
    page.title,
    ...getModel(page)
      .visible.filter(({ kind }) => kind !== 'form')
      .slice(0, MAX_BLOCKS)
      .map(({ text }) => text),
    ...getEntities(page).flatMap((entity) =>
      Object.values(entity).filter((value) => typeof value === 'string'),
    ),
  ];
  return texts.flatMap((whole) => {
    const text = whole.slice(0, MAX_TEXT);
    const match = PLACEHOLDER.exec(text);
    return match && !EXAMPLE.test(text) ? [quoteAround(text, match.index, match[0].length)] : [];
  });
}

const listPages = ({ page, internal }: Snapshot): readonly Page[] => [
  page,
  ...internal.pages.filter(({ kind }) => LEGAL.includes(kind)).map((each) => each.page),
];

export const PLACEHOLDERS_CHECK: Check = {
  id: 'placeholders',
  weight: 6,
  severity: 'high',
  run: (site) => {
    const places = [...new Set(listPages(site).flatMap(findPlaceholders))];
    return places[0] === undefined ? pass() : fail({ kind: 'placeholder', quote: places[0], places });
  },
};
