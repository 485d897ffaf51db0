/** The result of a sample business, made by `npm run example` (scripts/example/). */
import { DEFAULT_LOCALE, type Locale } from '../domain/site/locale.ts';
import { reportFrom } from './share-link.ts';
import type { SharedReport } from './shared-report.ts';

const files = import.meta.glob<{ readonly default: unknown }>('./example/*.json');

/** The example in a language; in the first one while there is none: `npm run example` writes one for each. */
export async function exampleIn(locale: Locale): Promise<SharedReport> {
  const load = files[`./example/${locale}.json`] ?? files[`./example/${DEFAULT_LOCALE}.json`];
  if (!load) throw new Error('There is no example.');
  return reportFrom((await load()).default);
}
