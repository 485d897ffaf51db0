/** What a page's own Content Security Policy keeps browsers from running, showing, and sending. */
import { type LocatedPage, resolveUrl } from '../page/addresses.ts';

/** A longer policy may be cut within a host. */
const MAX_POLICY = 1_900;

/** Whether a source permits an address; unknown forms of a source permit all. */
function permits(source: string, target: URL, page: URL): boolean {
  if (source.startsWith("'")) return source === "'self'" && target.host === page.host;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return source === target.protocol;
  const host = /^(?:https?:\/\/)?((?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+)(?:[:/].*)?$/.exec(source)?.[1];
  if (host === undefined) return true;
  return host.startsWith('*.') ? target.hostname.endsWith(host.slice(1)) : target.hostname === host;
}

/** By policy, from the page's header and its own element, the first of these directives with its sources. */
const listDirectives = ({ page }: LocatedPage, names: readonly string[]) =>
  (page.meta.get('content-security-policy') ?? '').split(',').flatMap((policy) => {
    const parts = policy.toLowerCase().split(';');
    const all = parts.map((part) => part.trim().split(/\s+/));
    const found = names.flatMap((name) => all.filter(([other]) => other === name))[0];
    return found && policy.length <= MAX_POLICY && !policy.includes('script-src-') ? [found.slice(1)] : [];
  });

/** Whether a page may not reach an address, by the first of these directives that a policy has. */
export function forbids(place: LocatedPage, href: string, ...directives: readonly string[]): boolean {
  const url = resolveUrl(place, href);
  return listDirectives(place, directives).some(
    (sources) => url !== undefined && !sources.some((each) => permits(each, url, place.url)),
  );
}

/** Whether scripts within the page do not run. */
export const forbidsInline = (place: LocatedPage): boolean =>
  listDirectives(place, ['script-src', 'default-src']).some(
    (sources) => !sources.some((each) => /^'(?:unsafe-inline|nonce|sha\d|strict)/.test(each)),
  );
