/**
 * `npm run example`: regenerates the example result on the landing page, after changes to rules, texts or the sample
 * website.
 */
import { writeFileSync } from 'node:fs';
import { LOCALES } from '../src/domain/site/locale.ts';
import { makeExample } from './example/make-example.ts';

for (const locale of LOCALES)
  writeFileSync(new URL(`../src/share/example/${locale}.json`, import.meta.url), await makeExample(locale));
