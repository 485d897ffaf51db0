import { expect, it } from 'vitest';
import { SEEN_KINDS } from '../contract/website/finding-ids.ts';
import { copy } from '../copy/index.ts';
import { LOCALES } from '../domain/site/locale.ts';
import { evidenceIn } from './evidence.ts';

it('says a number as a sentence, in the language of the page', () => {
  const finding = { evidence: '', seen: { kind: 'words', count: 1240 } } as const;
  expect(evidenceIn(finding, copy.en.findings.seen, 'en')).toBe(
    'The homepage has 1,240 words of running text.',
  );
  expect(evidenceIn(finding, copy.de.findings.seen, 'de')).toBe(
    'Auf der Startseite stehen 1.240 Wörter Fließtext.',
  );
});

it('quotes the page within the sentence, as it is', () => {
  const finding = { evidence: 'We {count} $& you', seen: { kind: 'main-heading' } } as const;
  expect(evidenceIn(finding, copy.en.findings.seen, 'en')).toBe(
    'The main heading reads “We {count} $& you”.',
  );
});

it('shows nothing where there is nothing to show, and nothing bare out of an earlier report', () => {
  expect(evidenceIn({ evidence: '' }, copy.en.findings.seen, 'en')).toBeNull();
  expect(evidenceIn({ evidence: '39' }, copy.en.findings.seen, 'en')).toBeNull();
});

it.each(LOCALES)('every kind is a whole sentence (%s)', (locale) => {
  const { seen } = copy[locale].findings;
  expect(Object.keys(seen).sort()).toEqual([...SEEN_KINDS].sort());
  for (const kind of SEEN_KINDS) {
    const sentence = evidenceIn(
      { evidence: 'Text', seen: { kind, count: 2, of: 3 } },
      copy[locale].findings.seen,
      locale,
    );
    expect(sentence).toMatch(/^\p{Lu}[^{}]+\s[^{}]+\.$/u);
  }
});
