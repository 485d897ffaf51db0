import { expect, it } from 'vitest';
import { findMailRecordErrors } from './mail-records.ts';

const DMARC = 'v=DMARC1; p=none';
const SPF = 'v=spf1 include:host.example -all';

const findErrors = (spf: readonly string[]) =>
  findMailRecordErrors(
    {
      resolveTxt: async (name: string) =>
        name.startsWith('_dmarc.') ? [[DMARC]] : spf.map((record) => [record]),
    },
    'team@acme.example',
    null,
  );

it.each([
  [[SPF], []],
  [[], ['SPF: acme.example has 0 v=spf1 records (TXT); receivers expect exactly one.']],
  [[SPF, SPF], ['SPF: acme.example has 2 v=spf1 records (TXT); receivers expect exactly one.']],
  [['v=spf1 +all'], ['SPF: acme.example allows any sender (+all).']],
])('reports invalid SPF records: %j', async (spf, errors) => {
  expect(await findErrors(spf)).toEqual(errors);
});
