import { expect, it } from 'vitest';
import { callableName, nicheFile, robotName } from './brand-names.ts';

it.each([
  ['Anbahn', 'AnbahnBot', '/anbahn-nischen.csv', 'generateAnbahnRoadmap'],
  ['Müller & Söhne 24', 'MuellerSoehneBot', '/mueller-soehne-24-nischen.csv', 'generateMuellerSoehneRoadmap'],
])('derives names from the brand %s', (brand, robot, file, roadmap) => {
  expect(robotName(brand)).toBe(robot);
  expect(robot).toMatch(/^[A-Za-z]+$/);
  expect(nicheFile(brand, 'nischen')).toBe(file);
  expect(callableName(brand, 'generateBrandRoadmap')).toBe(roadmap);
  expect(callableName(brand, 'countVisit')).toBe('countVisit');
});
