import type { FetchedResponse } from './fetch/guarded-fetch.ts';
import { isSameSite, type LocatedPage, resolveUrl } from './page/addresses.ts';
import { isDead } from './page/model.ts';
import type { Page, ScriptLookups } from './page/page.ts';
import { findLookups } from './page/script-lookups.ts';

/** Maximum script files read, and characters of all of them together. */
const MAX_FILES = 6;
const MAX_LENGTH = 400_000;

/** What the page's scripts look up and listen to, inline and in the website's own files. */
export interface OwnScripts extends ScriptLookups {
  /** Addresses of scripts that were not read, or not to their end, such as other websites'. */
  readonly unread: readonly string[];
}

/** Whether a page has a link or form that only a script could bring to life. */
const needsScripts = (page: Page): boolean =>
  page.links.some((link) => isDead(page, link)) ||
  page.buttons.some(({ isSubmit, isScripted }) => !isSubmit && !isScripted) ||
  page.forms.some(({ action }) => !/^(?:https?:|\/|\w)/.test(action));

/** Reads a page's own script files, if it has a link or form that only they could bring to life. */
export async function readOwnScripts(
  home: LocatedPage,
  get: (url: URL) => Promise<FetchedResponse>,
  isSpent: () => boolean,
): Promise<OwnScripts> {
  const { scripts } = home.page;
  const found: ScriptLookups[] = scripts.map(({ lookups }) => lookups);
  const unread: string[] = [];
  const files = scripts
    .filter(({ src }) => src !== '')
    .map(({ src }) => ({ src, url: resolveUrl(home, src) }));
  const own = needsScripts(home.page)
    ? files.filter(({ url }) => url && isSameSite(home, url)).slice(0, MAX_FILES)
    : [];
  const answers = new Map(
    await Promise.all(
      own.map(async ({ src, url }) => [src, url && (await get(url).catch(() => undefined))] as const),
    ),
  );
  let room = MAX_LENGTH;
  for (const { src } of files) {
    const response = answers.get(src);
    if (response?.status !== 200 || response.isCut || response.body.byteLength > room || isSpent()) {
      unread.push(src);
      continue;
    }
    room -= response.body.byteLength;
    found.push(findLookups(response.body.toString('utf8')));
  }
  return {
    selectors: [...new Set(found.flatMap(({ selectors }) => selectors))],
    events: [...new Set(found.flatMap(({ events }) => events))],
    unread,
  };
}
