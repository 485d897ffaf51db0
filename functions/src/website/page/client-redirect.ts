import { type LocatedPage, resolveUrl } from './addresses.ts';
import { isExecutable } from './model.ts';
import type { Page } from './page.ts';

const MAX_REDIRECT_WORDS = 40;
/** Maximum delay of a redirect that visitors do not notice as a page of its own, in seconds. */
const MAX_DELAY_S = 5;

const REFRESH =
  /^\s{0,9}(\d{0,6}(?:\.\d{0,9})?)\s{0,9}[;,\s]\s{0,9}(?:url\s{0,9}=\s{0,9})?["']?([^"']{1,2000})/i;

/** An address assigned to the location, or passed to one of its methods, as a literal. */
const SCRIPT_REDIRECT =
  /(?:^|[\s;{(.=])location(?:\.href)?\s{0,5}(?:=(?!=)|\.(?:replace|assign)\s{0,5}\()\s{0,5}(?:"([^"\\]{1,2000})"|'([^'\\]{1,2000})'|`([^`\\$]{1,2000})`)\s{0,5}(?![\s+.])/;
const ANY_SCRIPT_REDIRECT =
  /(?:^|[\s;{(.=])location(?:\.href)?\s{0,5}(?:=(?!=)|\.(?:replace|assign)\s{0,5}\()/;

/** Scripts of a page that has hardly any text, and nothing to choose from. */
const getRedirectScripts = ({ scripts, links, buttons, forms, wordCount }: Page): readonly string[] =>
  wordCount > 0 && links.length + buttons.length + forms.length > 1
    ? []
    : scripts.filter(isExecutable).map(({ text }) => text);

function findRefresh(content: string): string | undefined {
  const [, delay = '', href] = REFRESH.exec(content) ?? [];
  return Number(delay) <= MAX_DELAY_S ? href?.trim() : undefined;
}

/**
 * Where a browser goes from a page without text of its own: by a meta refresh, or by a script with a literal address.
 * @example a page with <meta http-equiv="refresh" content="0; url=/de/"> // https://example.com/de/
 */
export function findClientRedirect(site: LocatedPage): URL | undefined {
  if (site.page.wordCount > MAX_REDIRECT_WORDS) return undefined;
  const [, ...literals] =
    getRedirectScripts(site.page)
      .map((text) => SCRIPT_REDIRECT.exec(text))
      .find(Boolean) ?? [];
  const href =
    findRefresh(site.page.meta.get('refresh') ?? '') ?? literals.find((literal) => literal !== undefined);
  const target = href === undefined ? undefined : resolveUrl(site, href);
  if (!target) return undefined;
  target.hash = '';
  return target.href === site.url.href ? undefined : target;
}

/** Whether a page without any text redirects by a script whose address has to be computed. */
export const redirectsByScript = (page: Page): boolean =>
  page.wordCount === 0 && getRedirectScripts(page).some((text) => ANY_SCRIPT_REDIRECT.test(text));
