/** The built functions that visitors call, each in its own process, on the local database. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildBundle } from '../../../functions/src/testing/built-functions.ts';
import { serveFolder } from '../../../local/folder-server.ts';
import { callableName } from '../../../src/domain/site/brand-names.ts';
import { site } from '../../../src/site.ts';
import { type LoadDatabase, startDatabase } from './database.ts';
import { type Instance, startInstance } from './instance.ts';

export const CALLS = ['analyzeWebsite', 'generateBrandRoadmap', 'submitApplication'] as const;
export type Call = (typeof CALLS)[number];

const SAMPLE_SITE = join(import.meta.dirname, '../../../local/sample-site');
/** Each on its own host, since analyses are rate-limited by host. */
const WEBSITES = 50;

export interface Stack {
  readonly database: LoadDatabase;
  readonly functions: Readonly<Record<Call, Instance>>;
  /** Origins of websites to analyze. */
  readonly websites: readonly string[];
  readonly close: () => Promise<void>;
}

export async function startStack(): Promise<Stack> {
  const websites = await Promise.all(
    Array.from({ length: WEBSITES }, (_, i) => serveFolder(SAMPLE_SITE, 0, `127.0.1.${i + 1}`)),
  );
  const origins = websites.map(({ origin }) => origin);
  const database = await startDatabase('demo-load-default-rtdb');
  // Only the local bundle may analyze local websites.
  const [local, deployed] = [buildBundle('--local'), buildBundle()];
  const start = (call: Call, folder: string): Promise<Instance> =>
    startInstance(folder, callableName(site.brand, call), {
      ANBAHN_LOOPBACK_ORIGINS: origins.join(','),
      FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-load', databaseURL: database.url }),
    });
  const functions = {
    analyzeWebsite: await start('analyzeWebsite', local),
    generateBrandRoadmap: await start('generateBrandRoadmap', deployed),
    submitApplication: await start('submitApplication', deployed),
  };
  return {
    database,
    functions,
    websites: origins,
    close: async () => {
      await Promise.all(CALLS.map((call) => functions[call].close()));
      await database.close();
      await Promise.all(websites.map((website) => website.close()));
      for (const folder of [local, deployed]) rmSync(folder, { recursive: true });
    },
  };
}
