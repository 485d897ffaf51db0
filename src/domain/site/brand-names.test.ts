import { expect, it } from 'vitest';
import { nicheFile, robotName } from './brand-names.ts';

it.each([
  ['Anbahn', 'AnbahnBot', '/anbahn-nischen.csv'],
  ['Müller & Söhne 24', 'MuellerSoehneBot', '/mueller-soehne-24-nischen.csv'],
])('names what carries the brand %s', (brand, robot, file) => {
  expect(robotName(brand)).toBe(robot);
  expect(robot).toMatch(/^[A-Za-z]+$/);
  expect(nicheFile(brand, 'nischen')).toBe(file);
});
