import { fill } from '../copy/fill.ts';
import { copy } from '../copy/index.ts';
import { resolveTexts } from '../copy/resolve-texts.ts';
import type { Locale } from '../domain/site/locale.ts';
import type { Site } from '../domain/site/owner.ts';
import type { Settings } from '../domain/site/settings.ts';
import { settings as ownSettings } from '../settings.ts';
import { site } from '../site.ts';

/** The landing page's texts for an owner: without the claims that are not theirs, and with their figures. */
export function getHomeCopy(
  locale: Locale,
  { claims }: Pick<Site, 'claims'> = site,
  settings: Settings = ownSettings,
) {
  const texts = resolveTexts(copy[locale].home, settings);
  const { experienceYears, guaranteeDays } = claims;
  const values = { experienceYears: experienceYears ?? '', guaranteeDays: guaranteeDays ?? '' };
  const filled: typeof texts = JSON.parse(fill(JSON.stringify(texts), values));
  return filled;
}
