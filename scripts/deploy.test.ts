import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modelSecrets } from '../functions/src/lib/gemini.ts';
import { secretsOf } from './secrets.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('no part is deployed past the doctor, and none that was not built for it', () => {
  const { hosting, functions, database } = json('firebase.json');
  expect(hosting.predeploy).toEqual(['npm run deploy:check', 'npm run build:site']);
  expect(database.predeploy).toEqual(['npm run deploy:check']);
  for (const { predeploy } of functions)
    expect(predeploy).toEqual(['npm run deploy:check', 'npm run build:functions']);
});

it.each([null, 'gemini'])('the doctor names the secrets of the language model: %s', (model) => {
  const named = secretsOf(model).map(({ name }) => name);
  expect(named).toEqual(['TEAM_CODE', 'OWN_LINK_SECRET', ...modelSecrets(model).map(({ name }) => name)]);
  expect(named.includes('GEMINI_API_KEY')).toBe(model === 'gemini');
});

it('the README names every secret', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const { name } of secretsOf('gemini')) expect(readme).toContain(`functions:secrets:set ${name}`);
});
