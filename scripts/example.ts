/** `npm run example`: makes the example result on the landing page again, after rules, texts or the sample website changed. */
import { writeFileSync } from 'node:fs';
import { LOCALES } from '../src/domain/site/locale.ts';
import { makeExample } from './example/make-example.ts';

for (const locale of LOCALES)
  writeFileSync(new URL(`../src/share/example/${locale}.json`, import.meta.url), await makeExample(locale));
