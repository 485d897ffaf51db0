import { expect, test } from 'vitest';
import { SCHEDULES } from '../../local/clock.ts';
import { analyzeWebsite } from '../../src/contract/analyze-website.ts';
import { correctOwnApplication } from '../../src/contract/correct-own-application.ts';
import { deleteApplication } from '../../src/contract/delete-application.ts';
import { exportPerson } from '../../src/contract/export-person.ts';
import { generateAnbahnRoadmap } from '../../src/contract/generate-anbahn-roadmap.ts';
import { openOwnApplication } from '../../src/contract/open-own-application.ts';
import { submitApplication } from '../../src/contract/submit-application.ts';
import { unlockTeamDashboard } from '../../src/contract/unlock-team-dashboard.ts';
import { withdrawOwnApplication } from '../../src/contract/withdraw-own-application.ts';
import * as deployed from './index.ts';

test('every callable is deployed under the name that the pages call, every schedule has its clock on one machine', () => {
  const callables = [
    analyzeWebsite,
    correctOwnApplication,
    deleteApplication,
    exportPerson,
    generateAnbahnRoadmap,
    openOwnApplication,
    submitApplication,
    unlockTeamDashboard,
    withdrawOwnApplication,
  ];
  const names = [...callables, ...SCHEDULES].map(({ name }) => name);
  expect(Object.keys(deployed).toSorted()).toEqual(['deliver', ...names].toSorted());
});
