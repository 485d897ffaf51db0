import { expect, it } from 'vitest';
import { EMPTY_ENTRIES, serializeEntries, VERSION } from '../islands/wizard/store/entries.ts';
import { loadExample } from './example.ts';
import { SHARE_PREFIX } from './fragments.ts';
import { decodeReport } from './share-link.ts';
import { readStoredResult } from './stored-result.ts';

it('reads a result from storage without the free text', async () => {
  const { answers, analysis, roadmap } = await loadExample('de');
  const website = { url: 'www.brinkhof.example', report: analysis, language: 'de' } as const;
  const entries = {
    ...EMPTY_ENTRIES,
    answers: { ...answers, customChallenge: 'Mein Geheimnis' },
    website,
    buyers: 'Prüfstandbauer',
    niche: 'Kalibrierung',
    roadmaps: roadmap ? { de: roadmap } : {},
  };
  const result = await readStoredResult(JSON.stringify({ version: VERSION, entries }), 'de');
  expect(result?.report.roadmap).toEqual(roadmap);
  const sent = await decodeReport(SHARE_PREFIX + result?.text);
  expect(sent).toMatchObject({ answers, buyers: 'Prüfstandbauer', niche: 'Kalibrierung', locale: 'de' });
  expect(sent?.analysis?.findings).toHaveLength(analysis?.findings.length ?? 0);
  expect(JSON.stringify(sent)).not.toContain('Geheimnis');
});

it('reads a result without a website, and one without a roadmap in this language', async () => {
  const { answers, analysis, roadmap } = await loadExample('de');
  const roadmaps = roadmap ? { de: roadmap } : {};
  const skipped = { url: '', report: 'skipped', language: null } as const;
  const read = { url: 'www.brinkhof.example', report: analysis, language: 'de' } as const;
  const base = { ...EMPTY_ENTRIES, answers, roadmaps };
  const withoutWebsite = await readStoredResult(serializeEntries({ ...base, website: skipped }), 'de');
  const withoutRoadmap = await readStoredResult(
    JSON.stringify({ version: VERSION, entries: { ...base, website: read } }),
    'en',
  );
  expect(withoutWebsite?.report).toMatchObject({ analysis: null, roadmap });
  expect(withoutRoadmap?.report).toMatchObject({ analysis, roadmap: null });
});

it.each([
  ['nothing', null],
  ['something else', 'x'],
  ['entries without a result', serializeEntries(EMPTY_ENTRIES)],
])('returns null for %s', async (_, json) => {
  expect(await readStoredResult(json, 'en')).toBeNull();
});
