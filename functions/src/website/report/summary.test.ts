import { expect, it } from 'vitest';
import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { writeRuleBasedSummary } from './summary.ts';

const writeSummary = (strengths: readonly FindingId[], language: 'en' | 'de'): string =>
  writeRuleBasedSummary(
    {
      url: { requested: 'example.com', final: 'https://example.com/' },
      score: 70,
      coverage: 1,
      limits: { jsRendered: false },
      strengths,
      priorities: [],
    } as unknown as Omit<WebsiteAnalysis, 'summary'>,
    language,
  );

it('places commas and periods around quotation marks by language', () => {
  expect(writeSummary(['phone'], 'en')).toContain('What already works: “Phone number.” ');
  expect(writeSummary(['phone', 'email'], 'en')).toContain('“Phone number” and “Email address.” ');
  expect(writeSummary(['phone', 'email', 'lang', 'h1'], 'en')).toContain(
    '“Phone number,” “Email address,” and “Page language.” ',
  );
  expect(writeSummary(['phone', 'email', 'lang'], 'de')).toMatch(/„[^“]+“, „[^“]+“ und „[^“]+“\. /);
});
