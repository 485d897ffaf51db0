/**
 * Installs the deploy's upload of functions/ in an empty folder by its own lockfile, and calls the functions that
 * visitors wait for.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedBuilt, serveBuilt } from '../functions/src/testing/built-functions.ts';
import { type CallResponse, callOverHttp } from '../functions/src/testing/call-over-http.ts';
import { requestOf } from '../functions/src/testing/roadmap-requests.ts';
import { startTestDatabase } from '../functions/src/testing/test-database.ts';
import { NAMESPACE, PROJECT_ID, ROOT } from '../local/backend.ts';
import type { RealtimeDatabase } from '../packages/realtime-database/index.ts';
import { callableName } from '../src/domain/site/brand-names.ts';
import { notifications } from '../src/notifications.ts';
import { site } from '../src/site.ts';
import { listSecrets } from './secrets.ts';

/** How the Firebase CLI selects the files to upload. */
const {
  readdirRecursive,
}: {
  readdirRecursive(options: {
    path: string;
    ignoreStrings: readonly string[];
  }): Promise<readonly { readonly name: string }[]>;
} = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js');

const folder = mkdtempSync(join(tmpdir(), 'anbahn-upload-'));
const uploaded = join(folder, 'functions');
const run = (command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) =>
  execFileSync(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'pipe' }).toString();

let files: readonly string[] = [];
let database: RealtimeDatabase | null = null;
const served: ServedBuilt[] = [];

/** Copies the files that the CLI would upload from a freshly built functions/ to the empty folder. */
async function upload(): Promise<void> {
  const built = join(folder, 'built');
  const ignored = new Set(['node_modules', 'lib', 'package-lock.json']);
  cpSync(join(ROOT, 'functions'), built, { recursive: true, filter: (path) => !ignored.has(basename(path)) });
  run('node', ['scripts/build-functions.ts', '--out', join(built, 'lib')], ROOT);
  run('node', ['scripts/lock-functions.ts', '--out', join(built, 'package-lock.json')], ROOT);
  const { functions } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const found = await readdirRecursive({ path: built, ignoreStrings: functions[0].ignore });
  files = found.map(({ name }) => relative(built, name));
  for (const file of files) {
    mkdirSync(dirname(join(uploaded, file)), { recursive: true });
    cpSync(join(built, file), join(uploaded, file));
  }
}

beforeAll(async () => {
  await upload();
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--ignore-scripts'], uploaded);
  database = await startTestDatabase({ namespace: NAMESPACE, dataDir: join(folder, 'database') });
}, 300_000);
afterAll(async () => {
  for (const { server } of served) server.kill('SIGKILL');
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Calls a function in a separate process with its secrets. */
async function callFunction(name: string, data: unknown): Promise<CallResponse> {
  const databaseURL = `http://127.0.0.1:${database?.port}?ns=${NAMESPACE}`;
  const server = await serveBuilt(join(uploaded, 'lib'), name, {
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, databaseURL }),
    // The emulator needs no signature; in the cloud, the function's service account signs sessions.
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    TEAM_CODE: 'long-enough-246810',
  });
  served.push(server);
  return callOverHttp(server.url, data);
}

it('contains the code and its lockfile, but no sources', () => {
  expect(files).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', 'lib/index.js']));
  expect(files.filter((file) => !/^(?:package(?:-lock)?\.json|lib\/.*)$/.test(file))).toEqual([]);
});

it('declares the secrets that the doctor lists', () => {
  const manifest = join(folder, 'manifest.json');
  run('node', ['node_modules/firebase-functions/lib/bin/firebase-functions.js'], uploaded, {
    FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
    GCLOUD_PROJECT: PROJECT_ID,
  });
  const { params = [] } = JSON.parse(readFileSync(manifest, 'utf8'));
  expect(params.map(({ name }: { name: string }) => name).sort()).toEqual(
    listSecrets({ ...site, ...notifications })
      .map(({ name }) => name)
      .sort(),
  );
});

it('refuses to analyze a website on this machine', async () => {
  const response = await callFunction('analyzeWebsite', { websiteUrl: 'http://127.0.0.1/' });
  expect(response).toMatchObject({ body: { error: { details: { reason: 'unknown-host' } } } });
});

it('generates a roadmap', async () => {
  const request = requestOf({
    businessPhase: ['growing'],
    customerType: ['b2b'],
    productTypes: ['consulting'],
    priceRange: ['1k-10k'],
    customerAcquisition: ['referral'],
    teamSize: ['1-5'],
    biggestChallenges: ['lead_generation'],
    hasWebsite: false,
  });
  const response = await callFunction(callableName(site.brand, 'generateBrandRoadmap'), request);
  expect(response).toMatchObject({ status: 200, body: { result: { engine: 'rules' } } });
});

it('unlocks the dashboard with the team code', async () => {
  const response = await callFunction('unlockTeamDashboard', { code: 'long-enough-246810' });
  expect(response).toMatchObject({ status: 200, body: { result: { token: expect.any(String) } } });
});
