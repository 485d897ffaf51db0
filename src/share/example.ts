/** The result of a sample business, made by `npm run example` (scripts/example/). */
import type { Locale } from '../domain/site/locale.ts';
import { reportFrom } from './share-link.ts';
import type { SharedReport } from './shared-report.ts';

const files = import.meta.glob<{ readonly default: unknown }>('./example/*.json');

/** @throws for a language without an example: `npm run example` writes one for each */
export async function exampleIn(locale: Locale): Promise<SharedReport> {
  const load = files[`./example/${locale}.json`];
  if (!load) throw new Error(`No example in the language ${locale}`);
  return reportFrom((await load()).default);
}
