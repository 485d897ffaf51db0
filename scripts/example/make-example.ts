import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeRoadmap } from '../../functions/src/roadmap/write-roadmap.ts';
import { LIBRARY } from '../../functions/src/testing/library.ts';
import type { Guard } from '../../functions/src/website/fetch/guard.ts';
import { parseCandidateUrls } from '../../functions/src/website/fetch/website-url.ts';
import { buildReport } from '../../functions/src/website/report/report.ts';
import { takeSnapshot } from '../../functions/src/website/snapshot.ts';
import { serveFolder } from '../../local/folder-server.ts';
import { generateRoadmap } from '../../src/contract/roadmap/generate-roadmap.ts';
import { analyzeWebsite, type WebsiteAnalysis } from '../../src/contract/website/analyze-website.ts';
import { LANGUAGES } from '../../src/domain/site/languages.ts';
import type { Locale } from '../../src/domain/site/locale.ts';
import { EMPTY_ENTRIES } from '../../src/islands/wizard/store/entries.ts';
import { createRoadmapRequest } from '../../src/islands/wizard/store/roadmap-request.ts';
import { ANSWERS, BUYERS, HOST, PLAN, READ_AT } from './sample-business.ts';

const SAMPLE_SITE = fileURLToPath(new URL('../../local/sample-site', import.meta.url));

/** Analyzes the sample website over HTTP under its own name. */
async function readSampleSite(language: Locale): Promise<WebsiteAnalysis> {
  const server = await serveFolder(SAMPLE_SITE);
  try {
    const { port } = new URL(server.origin);
    const origin = `http://${HOST}:${port}`;
    const guard: Guard = {
      isExempt: (url) => url === origin,
      resolve: async () => ['127.0.0.1'],
      allows: (_, exempt) => exempt,
    };
    const path = `${LANGUAGES[language].path}/`;
    // Fall back to the default language if the page isn't translated.
    const start = origin + (existsSync(SAMPLE_SITE + path) ? path : '/');
    const candidates = parseCandidateUrls(start, guard.isExempt);
    const snapshot = await takeSnapshot(start, candidates, {
      guard,
      language,
      now: () => READ_AT,
      patience: 20,
    });
    // The port changes with every run.
    const report = JSON.stringify(buildReport(snapshot)).replaceAll(`:${port}`, '');
    return analyzeWebsite.response.parse(JSON.parse(report));
  } finally {
    await server.close();
  }
}

/**
 * The sample business's result in a language, from the real analysis and roadmap.
 * @returns the content of src/share/example/<language>.json
 */
export async function makeExample(locale: Locale): Promise<string> {
  const analysis = await readSampleSite(locale);
  const entries = {
    ...EMPTY_ENTRIES,
    answers: ANSWERS,
    buyers: BUYERS[locale],
    plan: PLAN[locale],
    website: { url: HOST, report: analysis },
  };
  const request = generateRoadmap.request.parse(createRoadmapRequest(entries, locale));
  const roadmap = writeRoadmap(request, LIBRARY);
  const example = {
    answers: ANSWERS,
    buyers: BUYERS[locale],
    plan: PLAN[locale],
    analysis,
    roadmap,
    locale,
  };
  return `${JSON.stringify(example, null, 2)}\n`;
}
