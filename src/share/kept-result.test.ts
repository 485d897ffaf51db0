import { expect, it } from 'vitest';
import { EMPTY_ENTRIES, serialized } from '../islands/wizard/store/entries.ts';
import { exampleIn } from './example.ts';
import { SHARE_PREFIX } from './fragments.ts';
import { keptResult } from './kept-result.ts';
import { reportIn } from './share-link.ts';

it('reads a result back from what the wizard keeps, without what the visitor wrote', async () => {
  const { answers, analysis, roadmap } = await exampleIn('de');
  const website = { url: 'www.brinkhof.example', report: analysis, language: 'de' } as const;
  const kept = serialized({
    ...EMPTY_ENTRIES,
    answers: { ...answers, customChallenge: 'Mein Geheimnis' },
    website,
    roadmaps: roadmap ? { de: roadmap } : {},
  });
  const result = await keptResult(kept, 'de');
  // What the plan quotes of the free text goes as well.
  const { heard: _, unused: __, ...shared } = roadmap ?? {};
  expect(await reportIn(SHARE_PREFIX + result?.text)).toEqual({
    answers,
    analysis,
    roadmap: shared,
    locale: 'de',
  });
});

it.each([
  ['nothing', null],
  ['something else', 'x'],
  ['entries without a result', serialized(EMPTY_ENTRIES)],
])('finds none in %s', async (_, json) => {
  expect(await keptResult(json, 'en')).toBeNull();
});
