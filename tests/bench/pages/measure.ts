/** Measures every page and the floor with every profile, in rounds. */
import { chromium } from '@playwright/test';
import { freePort } from '../../../local/ports.ts';
import { findInstalledBrowser } from '../../../scripts/browser.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { isIndexed, PAGES, type Page, pathOf } from '../../../src/routes.ts';
import { FLOOR_PATH, startHosting } from './hosting.ts';
import { PROFILES, type Profile, type Sample, takeSample } from './sample.ts';

/** A page and a profile. */
export interface Target {
  readonly path: string;
  readonly profile: Profile;
  /** Pages hidden from search engines get no SEO score. */
  readonly isIndexed: boolean;
}

export interface Measured extends Target {
  /** One per round. */
  readonly samples: readonly Sample[];
}

const isPage = (name: string): name is Page => name in PAGES;

/** The floor and every page, or one page, with every profile. */
export function targetsOf(only: string | undefined): readonly Target[] {
  const pages = Object.keys(PAGES)
    .filter(isPage)
    .flatMap((page) => LOCALES.map((locale) => ({ path: pathOf(page, locale), isIndexed: isIndexed(page) })))
    .filter(({ path }) => only === undefined || path === only);
  return PROFILES.flatMap((profile) => [
    { path: FLOOR_PATH, profile, isIndexed: false },
    ...pages.map(({ path, isIndexed }) => ({ path, profile, isIndexed })),
  ]);
}

/** @throws without a browser or dist/, or if a page cannot be measured */
export async function measure(
  targets: readonly Target[],
  rounds: number,
  log: (line: string) => void,
): Promise<readonly Measured[]> {
  const executablePath = findInstalledBrowser();
  if (executablePath === null) throw new Error('Found no Chromium or Chrome. Set CHROMIUM_PATH.');
  const hosting = await startHosting();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--ignore-certificate-errors',
      `--remote-debugging-port=${port}`,
    ],
  });
  const samples = targets.map((): Sample[] => []);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [index, { path, profile }] of targets.entries()) {
        const sample = await takeSample(hosting.origin + path, profile, port);
        samples[index]?.push(sample);
        log(`${round}/${rounds} ${profile} ${path} ${Math.round(sample.lcp)} ms`);
      }
    }
  } finally {
    await browser.close();
    await hosting.close();
  }
  return targets.map((target, index) => ({ ...target, samples: samples[index] ?? [] }));
}
