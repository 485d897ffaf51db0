/** Counts renders with React's profiler. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { copy } from '../../../src/copy/index.ts';
import { expect, test } from '../test.ts';

const texts = copy.en.wizard;

async function buildHarness(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('renders/harness.tsx', import.meta.url))],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    jsx: 'automatic',
    alias: { 'react-dom/client': 'react-dom/profiling' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
    logLevel: 'silent',
  });
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
}

test('rerenders only the step of an entry', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addScriptTag({ content: await buildHarness() });
  const renders = (): Promise<Record<string, number>> =>
    page.evaluate(() => ({ ...Reflect.get(window, 'renders') }));
  /** Number of renders that an entry causes, by step. */
  const countRenders = async (entry: () => Promise<void>): Promise<Record<string, number>> => {
    const before = await renders();
    await entry();
    const after = await renders();
    return Object.fromEntries(
      Object.keys(after).flatMap((id) => {
        const more = (after[id] ?? 0) - (before[id] ?? 0);
        return more > 0 ? [[id, more]] : [];
      }),
    );
  };

  expect(Object.keys(await renders())).toHaveLength(7);
  const url = page.getByLabel(texts.website.label);
  expect(await countRenders(() => url.pressSequentially('abcd'))).toEqual({ website: 4 });
  const custom = page.getByLabel(texts.biggestChallenges.custom);
  expect(await countRenders(() => custom.pressSequentially('abc'))).toEqual({ challenges: 3 });
  const ads = page.getByRole('checkbox', { name: texts.businessPhase.options.ads.label });
  expect(await countRenders(() => ads.check())).toEqual({ phase: 1 });
});
