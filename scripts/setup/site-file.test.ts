import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSampleIn, withFirebaseValues } from './site-file.ts';
import { createSiteFile } from './testing/project.ts';

const OWN = readFileSync('src/site.ts', 'utf8');

it('changes only the given values in the site configuration', () => {
  const siteText = withFirebaseValues(OWN, { projectId: 'shop', appCheckSiteKey: '6Le-key' });
  const changedLines = siteText.split('\n').filter((line, index) => line !== OWN.split('\n')[index]);
  expect(changedLines).toEqual(["    projectId: 'shop',", "    appCheckSiteKey: '6Le-key',"]);
  expect(isSampleIn(createSiteFile("'us-central1'"), 'projectId')).toBe(true);
  expect(isSampleIn(siteText, 'projectId')).toBe(false);
  expect(withFirebaseValues(siteText, { projectId: 'shop' })).toBe(siteText);
});

it('rejects values that need escaping, and files with an unexpected structure', () => {
  expect(() => withFirebaseValues(OWN, { apiKey: "a', evil: '" })).toThrow('apiKey');
  expect(() => withFirebaseValues(OWN, { apiKey: '' })).toThrow('apiKey');
  expect(() => withFirebaseValues('export const owner = {};\n', { apiKey: 'a' })).toThrow('no block');
  expect(() => withFirebaseValues(OWN.replace('apiKey:', 'key:'), { apiKey: 'a' })).toThrow('no line');
});
