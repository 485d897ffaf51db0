import { getHomeCopy } from '../../src/components/home-copy.ts';
import { fill } from '../../src/copy/fill.ts';
import { copy } from '../../src/copy/index.ts';
import { LOCALES, type Locale, textIn } from '../../src/domain/site/locale.ts';
import type { Site } from '../../src/domain/site/owner.ts';
import { deriveSettings } from '../../src/domain/site/settings.ts';
import { FIRST_CONTACT } from '../../src/domain/website/first-contact.ts';
import { listEntryClaims, readEntries } from './entries.ts';
import { listTexts, type Translated } from './owner-errors.ts';

const at = (place: string, claims: readonly string[]) => claims.map((claim) => [place, claim] as const);

const isObject = (node: unknown): node is object => typeof node === 'object';

/** A section's texts, with a line for each item of its lists, such as a question with its answer. */
function listLines(section: object): readonly string[] {
  const parts: readonly unknown[] = Object.values(section);
  const items = parts.filter(isObject).flatMap((part) => {
    const children: readonly unknown[] = Object.values(part);
    return children.every(isObject) ? children : [part];
  });
  return [parts.filter((part) => !isObject(part)), ...items].map((each) =>
    listTexts(each).filter(Boolean).join(' | '),
  );
}

function listIn(locale: Locale, site: Site) {
  const { applications, brand, logos, logRetentionDays, proof, replyTemplates } = site;
  const settings = deriveSettings(site, { mail: null, webhook: false });
  const { title, description, ...home } = getHomeCopy(locale, site, settings);
  const { partnership, shell } = copy[locale];
  const sections = {
    head: [title, description],
    ...home,
    partnership: [partnership.title, partnership.lead],
    footer: shell.footer,
  };
  return [
    ...Object.entries(sections).flatMap(([section, texts]) =>
      at(
        `landing page (${section})`,
        listLines(texts).map((line) => fill(line, { brand, ...FIRST_CONTACT })),
      ),
    ),
    ...at('logo strip', logos.length > 0 ? [`References: ${logos.map(({ name }) => name).join(', ')}`] : []),
    ...at(
      'proof',
      proof.quotes.map(({ name, text }) => `${name} agreed to the quote: ${text[locale]}`),
    ),
    ...at(
      'proof',
      proof.numbers.map(
        ({ figure, label, source }) => `${textIn(figure, locale)} ${label[locale]} (${source[locale]})`,
      ),
    ),
    ...at('confirmation of an application', [
      `Applicants hear back within ${applications.replyDays} business ${applications.replyDays === 1 ? 'day' : 'days'}.`,
    ]),
    ...at(
      'answers to applications',
      Object.values(replyTemplates[locale]).map(({ subject, text }) =>
        `${subject}: ${text}`.replaceAll(/\s+/g, ' '),
      ),
    ),
    ...at('privacy notice', [`Cloud Logging deletes logs after ${logRetentionDays} days.`]),
  ];
}

/** Lists the site's claims that the company must be able to prove, each with its place. */
export function listClaims(site: Site, entries = readEntries()): readonly Translated[] {
  const lists = LOCALES.map((locale) => listIn(locale, site));
  return [
    ...(lists[0] ?? [])
      .map(
        ([place], index): Translated => [
          place,
          Object.fromEntries(LOCALES.map((locale, each) => [locale, lists[each]?.[index]?.[1]])),
        ],
      )
      // Without those about a wrong value.
      .filter(([, texts]) => texts.en && !`${texts.en}`.includes('null')),
    ...listEntryClaims(entries),
  ];
}
