import { describe, expect, it } from 'vitest';
import { generateRoadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { SPARE } from '../testing/businesses.ts';
import { requestOf } from '../testing/roadmap-requests.ts';
import { pluralOf } from './content/de/noun.ts';
import { roadmapOf } from './roadmap.ts';

const roadmapFor = (
  language: (typeof LOCALES)[number],
  audiences: readonly { readonly text: string; readonly business: boolean }[],
) => {
  const { analysisData, ...rest } = requestOf({ ...SPARE, findings: {}, language });
  const websiteAnalysis = {
    ...analysisData.websiteAnalysis,
    title: 'x',
    facts: { language, audiences: [...audiences] },
  };
  return roadmapOf(
    generateRoadmap.request.parse({ ...rest, analysisData: { ...analysisData, websiteAnalysis } }),
  );
};

describe.each(LOCALES)('whom the website itself says it serves, in %s', (language) => {
  const named = language === 'de' ? 'mittelständische Maschinenbauer' : 'machine builders';

  it('comes first among the target groups, cited', () => {
    const [first, ...others] = roadmapFor(language, [{ text: named, business: true }]).b2bTargetGroups;
    expect(first?.id).toBe('own-audience');
    expect(first?.description).toContain(named);
    expect(first?.because.finding).toBe('audience');
    expect(others.length).toBeGreaterThan(0);
  });

  it('is no target group where it names private persons', () => {
    const groups = roadmapFor(language, [{ text: 'patients', business: false }]).b2bTargetGroups;
    expect(groups.map(({ id }) => id)).not.toContain('own-audience');
  });
});

it('puts German names into the dative, and leaves alone what it cannot', () => {
  expect(pluralOf('mittelständische Maschinenbauer')?.dat).toBe('mittelständischen Maschinenbauern');
  expect(pluralOf('Hausverwaltungen')?.dat).toBe('Hausverwaltungen');
  expect(pluralOf('den Mittelstand')).toBeNull();
});
