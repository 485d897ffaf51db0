import { expect, test } from 'vitest';
import { analyzeWebsite } from '../../src/contract/analyze-website.ts';
import { generateAnbahnRoadmap } from '../../src/contract/generate-anbahn-roadmap.ts';
import { submitApplication } from '../../src/contract/submit-application.ts';
import { unlockTeamDashboard } from '../../src/contract/unlock-team-dashboard.ts';
import * as deployed from './index.ts';

test('every callable is deployed under the name that the pages call', () => {
  const names = [analyzeWebsite, generateAnbahnRoadmap, submitApplication, unlockTeamDashboard].map(
    ({ name }) => name,
  );
  expect(Object.keys(deployed).toSorted()).toEqual(names.toSorted());
});
