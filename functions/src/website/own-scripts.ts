import { isHarmless } from './checks/services.ts';
import { type FetchedResponse, getAll } from './fetch/guarded-fetch.ts';
import { isSameSite, type LocatedPage, resolveUrl } from './page/addresses.ts';
import { isDead } from './page/model.ts';
import type { Page, ScriptLookups } from './page/page.ts';
import { findLookups } from './page/script-lookups.ts';

const MAX_FILES = 8;
const MAX_LENGTH = 400_000;

/** What the website's own script files look up and listen to, by address. Those that were not read to their end are missing. */
export type OwnScripts = ReadonlyMap<string, ScriptLookups>;

/** Whether a page has a link or form that only a script could bring to life. */
const needsScripts = (page: Page): boolean =>
  page.links.some((link) => isDead(page, link)) ||
  page.buttons.some(({ isSubmit, isScripted }) => !isSubmit && !isScripted) ||
  page.forms.some(
    ({ action, fields }) =>
      !/^(?:https?:|\/|\w)/.test(action) ||
      fields.some(({ name, type }) => type === 'file' || (name === '' && type !== 'submit')),
  );

/** Lines that a developer switched off. */
const COMMENT = /^[ \t]*(?:\/\/.*|\/\*(?:[^*]|\*(?!\/)){0,500}\*\/)/gm;
export const withoutComments = (code: string): string => code.replace(COMMENT, '');

/** What a file does that the server does not have. */
const NOTHING = findLookups('');

/** Reads the pages' own script files, if a page has a link or form that only they could bring to life. */
export async function readOwnScripts(
  pages: readonly LocatedPage[],
  get: (url: URL) => Promise<FetchedResponse>,
  isSpent: () => boolean,
): Promise<OwnScripts> {
  const urls = new Map<string, URL>();
  for (const place of pages.filter(({ page }) => needsScripts(page)))
    for (const { src } of place.page.scripts) {
      const url = src === '' || isHarmless(src) ? undefined : resolveUrl(place, src);
      if (url && isSameSite(place, url) && urls.size < MAX_FILES) urls.set(url.href, url);
    }
  const found = new Map<string, ScriptLookups>();
  const answers = await getAll([...urls.values()], get);
  let room = MAX_LENGTH;
  for (const [i, href] of [...urls.keys()].entries()) {
    const response = answers[i];
    if (response?.status === 404) found.set(href, NOTHING);
    if (response?.status !== 200 || response.isCut || response.body.byteLength > room || isSpent()) continue;
    room -= response.body.byteLength;
    found.set(href, findLookups(withoutComments(response.body.toString('utf8'))));
  }
  return found;
}
