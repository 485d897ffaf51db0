import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const WORKFLOWS = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const,
);
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

it.each(WORKFLOWS)('%s runs existing scripts with minimal permissions', (_name, text) => {
  for (const [, script = ''] of text.matchAll(/\bnpm run ([\w:]+)/g))
    expect(scripts).toHaveProperty([script]);
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  // It would run untrusted code with access to our secrets.
  expect(text).not.toContain('pull_request_target');
  expect(text.match(/timeout-minutes/g)?.length).toBe(text.match(/runs-on/g)?.length);
});

it('deploys only through the script that keeps open pages working, after an approval', () => {
  const deploys = WORKFLOWS.filter(([, text]) => /\bfirebase deploy\b|npm run deploy/.test(text));
  expect(deploys.map(([name]) => name)).toEqual(['deploy.yml']);
  expect(deploys[0]?.[1]).toContain('npm run deploy -- ');
  expect(deploys[0]?.[1]).toContain('environment: production');
});

it('says in the summary of a preview that its forms do not work', () => {
  const preview = WORKFLOWS.find(([name]) => name === 'preview.yml')?.[1];
  expect(preview).toMatch(/echo ".*forms.*live site.*" >> "\$GITHUB_STEP_SUMMARY"/);
});

it.each(WORKFLOWS)('%s uses actions by commit, with their version for Dependabot', (_name, text) => {
  for (const [, action = ''] of text.matchAll(/uses: (.*)/g))
    expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v[\d.]+$|^docker:\/\/[\w/-]+:[\d.]+$/);
});

it('verifies the integrity of every package on every platform', () => {
  const { packages }: { packages: Readonly<Record<string, { integrity?: string; link?: boolean }>> } =
    JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const unverified = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && integrity === undefined && !link,
  );
  expect(unverified.map(([path]) => path)).toEqual([]);
});
