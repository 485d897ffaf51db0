import { parseHost } from '../page/addresses.ts';
import { anyOf } from '../words/patterns.ts';
import services from '../words/services.json' with { type: 'json' };

/** The purpose of a service. A `tag-manager` may load both trackers and consent tools. */
export type ServiceKind = keyof typeof services;

export interface Service {
  readonly name: string;
  readonly kind: ServiceKind;
}

const SERVICE_BY_DOMAIN: ReadonlyMap<string, Service> = new Map(
  (Object.keys(services) as ServiceKind[]).flatMap((kind) =>
    Object.entries<readonly string[]>(services[kind]).flatMap(([name, hosts]) =>
      hosts.map((host) => [host, { name, kind }] as const),
    ),
  ),
);

const MAX_LABELS = Math.max(...[...SERVICE_BY_DOMAIN.keys()].map((host) => host.split('.').length));

function findServiceByHost(host: string): Service | undefined {
  const labels = host.split('.').slice(-MAX_LABELS);
  return labels.map((_, i) => SERVICE_BY_DOMAIN.get(labels.slice(i).join('.'))).find(Boolean);
}

const APPOINTMENT_URL = /^[^?#]{0,100}\/appointments\//i;

const FORM_DOCUMENT = /^[^?#]{0,40}\/forms\//i;

/** The known service at a URL. */
export function findServiceByUrl(href: string): Service | undefined {
  const host = parseHost(href);
  if (host === 'docs.google.com')
    return FORM_DOCUMENT.test(href) ? { name: 'Google Forms', kind: 'form' } : undefined;
  if (host === 'calendar.google.com' && !APPOINTMENT_URL.test(href)) return undefined;
  return host === undefined ? undefined : findServiceByHost(host);
}

/** Whether a frame's content is unknown: not a map, video or known service. */
export const isUnknownFrame = (url: string): boolean =>
  url !== '' &&
  findServiceByUrl(url) === undefined &&
  !/maps|openstreetmap|player|docs\.google|facebook/i.test(url);

/** Libraries that decorate, count or draw. They act on their own classes and data attributes only. */
const LIBRARY = anyOf('script-libraries');
const HARMLESS =
  /^(?:analytics|ads|tag-manager|video|reviews|consent|Calendly|Google Maps|Google reCAPTCHA|Font Awesome)$/;

/** Whether a script never handles a plain form, link or button by itself. */
export function isHarmless(src: string): boolean {
  const address = src.trim().slice(0, 300);
  const service = findServiceByUrl(address);
  return (
    LIBRARY.test(address) ||
    (service !== undefined && (HARMLESS.test(service.kind) || HARMLESS.test(service.name)))
  );
}
