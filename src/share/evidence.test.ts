import { expect, it } from 'vitest';
import { analyzeWebsite } from '../contract/website/analyze-website.ts';
import { SEEN_KINDS } from '../contract/website/finding-ids.ts';
import { copy } from '../copy/index.ts';
import { LOCALES } from '../domain/site/locale.ts';
import { evidenceText } from './evidence.ts';
import example from './example/en.json' with { type: 'json' };

it('formats a number in a sentence, in the page’s language', () => {
  const finding = { evidence: '', seen: { kind: 'words', count: 1240 } } as const;
  expect(evidenceText(finding, copy.en.findings.seen, 'en')).toBe(
    'The homepage has 1,240 words of body text.',
  );
  expect(evidenceText(finding, copy.de.findings.seen, 'de')).toBe(
    'Auf der Startseite stehen 1.240 Wörter Fließtext.',
  );
});

it('quotes the page verbatim in the sentence', () => {
  const finding = { evidence: 'We {count} $& you', seen: { kind: 'title' } } as const;
  expect(evidenceText(finding, copy.en.findings.seen, 'en')).toBe(
    'The page uses “We {count} $& you” as its title.',
  );
});

it('punctuates a quote of a whole quoted sentence once', () => {
  const finding = { evidence: '"They came at 2 AM."', seen: { kind: 'dead-links' } } as const;
  expect(evidenceText(finding, copy.en.findings.seen, 'en')).toBe(
    'This link leads nowhere: “They came at 2 AM.”',
  );
  expect(evidenceText(finding, copy.de.findings.seen, 'de')).toBe(
    'Dieser Link führt ins Leere: „They came at 2 AM.“',
  );
});

it('returns null without evidence, and for unexplained evidence of older reports', () => {
  expect(evidenceText({ evidence: '' }, copy.en.findings.seen, 'en')).toBeNull();
  expect(evidenceText({ evidence: '39' }, copy.en.findings.seen, 'en')).toBeNull();
});

it('drops the evidence of a kind that this version does not know, and nothing else', () => {
  const [first, ...findings] = example.analysis.findings;
  const stored = { ...example.analysis, findings: [{ ...first, seen: { kind: 'gone' } }, ...findings] };
  const parsed = analyzeWebsite.response.parse(stored);
  expect(parsed.findings).toHaveLength(findings.length + 1);
  expect(parsed.findings[0]?.seen).toBeUndefined();
});

it.each(LOCALES)('has a full sentence for every kind (%s)', (locale) => {
  for (const kind of SEEN_KINDS) {
    const sentence = evidenceText(
      { evidence: 'Text', seen: { kind, count: 2, of: 3 } },
      copy[locale].findings.seen,
      locale,
    );
    expect(sentence).toMatch(/^\p{Lu}[^{}]+\s[^{}]+\.$/u);
  }
});
