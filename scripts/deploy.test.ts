import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defineDeliverySecrets } from '../functions/src/messages/delivery-secrets.ts';
import { modelSecrets } from '../functions/src/platform/model/site-model.ts';
import { listSecrets } from './secrets.ts';

const CHAT_MODEL = {
  kind: 'chat',
  provider: 'A',
  country: 'FR',
  url: 'https://a.fr/v1',
  model: 'b',
} as const;
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('runs the type check, the doctor and the build for every part before a deploy', () => {
  expect(json('package.json').scripts['deploy:check']).toBe(
    'tsc --noEmit && node scripts/doctor.ts --deploy',
  );
  const { hosting, functions, database } = json('firebase.json');
  expect(hosting.predeploy).toEqual(['npm run deploy:check', 'npm run build:site']);
  expect(database.predeploy).toEqual(['npm run deploy:check']);
  for (const { predeploy } of functions)
    expect(predeploy).toEqual(['npm run deploy:check', 'npm run build:functions']);
});

it.each([
  { languageModel: null, mail: null, webhook: false },
  { languageModel: { kind: 'gemini' }, mail: 'smtp', webhook: true },
  { languageModel: CHAT_MODEL, mail: 'smtp', webhook: true },
] as const)('doctor and setup list the secrets of enabled features: %j', (switches) => {
  const secretNames = listSecrets(switches).map(({ name }) => name);
  const declared = [...modelSecrets(switches.languageModel), ...defineDeliverySecrets(switches)];
  expect(secretNames).toEqual([
    'TEAM_CODE',
    'OWN_LINK_SECRET',
    'ACCESS_CODE_SECRET',
    ...declared.map(({ name }) => name),
  ]);
  expect(secretNames).toHaveLength(switches.webhook ? 7 : 3);
});
