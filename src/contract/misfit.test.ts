import { expect, it } from 'vitest';
import type { Callable } from './callable.ts';
import { misfitOf } from './misfit.ts';
import { generateRoadmap } from './roadmap/generate-roadmap.ts';
import { unlockTeamDashboard } from './team/unlock-team-dashboard.ts';
import { analyzeWebsite } from './website/analyze-website.ts';

it.each<[Callable, unknown, string, string]>([
  [unlockTeamDashboard, null, 'data', 'an object'],
  [unlockTeamDashboard, [], 'data', 'an object'],
  [unlockTeamDashboard, {}, 'code', 'a text'],
  [unlockTeamDashboard, { code: 5 }, 'code', 'a text'],
  [unlockTeamDashboard, { code: '' }, 'code', 'a text of 1 at least'],
  [unlockTeamDashboard, { code: 'x'.repeat(129) }, 'code', 'a text of 128 at most'],
  [analyzeWebsite, { websiteUrl: {} }, 'websiteUrl', 'a text'],
  [analyzeWebsite, { websiteUrl: 'a.example', language: 'fr' }, 'language', 'one of en, de'],
  [generateRoadmap, { analysisData: 'x' }, 'analysisData', 'an object'],
  [
    generateRoadmap,
    { analysisData: { websiteAnalysis: { title: 'x', findings: [{ id: 'h1', status: 'x' }] } } },
    'analysisData.websiteAnalysis.findings[0].status',
    'one of pass, warn, fail, unknown, na',
  ],
])('%o is refused for %o: %s must be %s', ({ request }, data, field, must) => {
  const { error } = request.safeParse(data);
  expect(error && misfitOf(error)).toEqual({ field, must });
});
