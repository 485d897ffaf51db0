/** Counts renders with React's own profiler: an entry in one step renders that step alone. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { wizard as texts } from '../../../src/copy/en/wizard/wizard.ts';
import { expect, test } from '../test.ts';

async function harness(): Promise<string> {
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

test('typing in one field renders no other step', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addScriptTag({ content: await harness() });
  const renders = (): Promise<Record<string, number>> =>
    page.evaluate(() => ({ ...Reflect.get(window, 'renders') }));
  /** Which steps an entry renders, and how often. */
  const renderedBy = async (entry: () => Promise<void>): Promise<Record<string, number>> => {
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
  expect(await renderedBy(() => url.pressSequentially('abcd'))).toEqual({ website: 4 });
  const custom = page.getByLabel(texts.biggestChallenges.custom);
  expect(await renderedBy(() => custom.pressSequentially('abc'))).toEqual({ challenges: 3 });
  const ads = page.getByRole('checkbox', { name: texts.businessPhase.options.ads.label });
  expect(await renderedBy(() => ads.check())).toEqual({ phase: 1 });
});
