/** Where a page's own Content Security Policy lets its forms send. */
import type { LocatedPage } from '../page/addresses.ts';

const SEPARATOR = /\s+/;
/** A longer policy may be cut within a host. */
const MAX_POLICY = 1_900;

/** Whether a source of a `form-action` directive permits an address; unknown forms of a source permit all. */
function permits(source: string, target: URL, page: URL): boolean {
  if (source === "'none'") return false;
  if (source === "'self'") return target.host === page.host;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return source === target.protocol;
  const host = /^(?:https?:\/\/)?((?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+)(?:[:/].*)?$/.exec(source)?.[1];
  if (host === undefined) return true;
  return host.startsWith('*.') ? target.hostname.endsWith(host.slice(1)) : target.hostname === host;
}

/** Whether the policies of a page, from its header and its own element, forbid forms to send to an address. */
export const forbidsTarget = ({ page, url }: LocatedPage, target: URL): boolean =>
  (page.meta.get('content-security-policy') ?? '').split(',').some((policy) => {
    if (policy.length > MAX_POLICY) return false;
    const directive = policy.split(';').find((part) => /^\s*form-action\s/i.test(part));
    const sources = directive?.trim().toLowerCase().split(SEPARATOR).slice(1) ?? [];
    return directive !== undefined && !sources.some((source) => permits(source, target, url));
  });
