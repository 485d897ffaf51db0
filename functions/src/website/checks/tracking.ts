import type { PageScript } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, pass, quoteAs, warn } from './check.ts';
import { findServiceByUrl, type Service } from './services.ts';

/** Consent tools block scripts by a type that browsers don't run. */
const isExecutable = ({ type }: PageScript): boolean =>
  type === '' || type === 'module' || /javascript|ecmascript/.test(type);

/** Calls in inline scripts that start well-known services. */
const INLINE_CALLS: readonly (readonly [RegExp, Service])[] = [
  [/googletagmanager\.com\/gtm\.js/, { name: 'Google Tag Manager', kind: 'tag-manager' }],
  [
    /\bgtag\(\s*['"]config|google-analytics\.com\/|\bga\(\s*['"]create/,
    { name: 'Google Analytics', kind: 'analytics' },
  ],
  [/\bfbq\(\s*['"]init/, { name: 'Meta Pixel', kind: 'ads' }],
  [/_linkedin_partner_id/, { name: 'LinkedIn Insight', kind: 'ads' }],
  [/static\.hotjar\.com|_hjSettings/, { name: 'Hotjar', kind: 'analytics' }],
  [/clarity\.ms\/tag/, { name: 'Microsoft Clarity', kind: 'analytics' }],
  [/matomo\.php|_paq\.push/, { name: 'Matomo', kind: 'analytics' }],
  [/\bttq\.load/, { name: 'TikTok Pixel', kind: 'ads' }],
  [/borlabs-?cookie/i, { name: 'Borlabs Cookie', kind: 'consent' }],
  [
    /usercentrics|cookiebot|onetrust|consentmanager|klaro|complianz|cookieconsent|real-cookie-banner|tarteaucitron/i,
    { name: 'Consent', kind: 'consent' },
  ],
];
const CONSENT_FILE =
  /borlabs|usercentrics|cookiebot|onetrust|consent|klaro|complianz|real-cookie-banner|tarteaucitron|cookie-?(?:banner|notice|law|bar)/i;

/** Services that scripts on the page start, in page order. */
function findStartedServices(site: Snapshot): readonly Service[] {
  return site.page.scripts.filter(isExecutable).flatMap((script): readonly Service[] => {
    if (script.src === '')
      return INLINE_CALLS.flatMap(([pattern, service]) => (pattern.test(script.text) ? [service] : []));
    const service = findServiceByUrl(script.src);
    if (service) return [service];
    return CONSENT_FILE.test(script.src) ? [{ name: 'Consent', kind: 'consent' }] : [];
  });
}

const TRACKING_KINDS = new Set(['analytics', 'ads', 'tag-manager']);

export const TRACKING_CHECKS: readonly Check[] = [
  {
    id: 'tracker-consent',
    weight: 1,
    severity: 'medium',
    run: (site) => {
      const started = findStartedServices(site);
      const trackers = started.filter(({ kind }) => TRACKING_KINDS.has(kind));
      if (trackers.length === 0) return pass();
      const evidence = quoteAs('trackers', [...new Set(trackers.map(({ name }) => name))].join(', '));
      const consentIndex = started.findIndex(({ kind }) => kind === 'consent');
      const trackerIndex = started.findIndex(({ kind }) => TRACKING_KINDS.has(kind));
      if (consentIndex !== -1 && consentIndex < trackerIndex) return pass(evidence);
      // A tag manager may load the consent tool first, which cannot be seen from outside.
      const hasOnlyTagManagers = trackers.every(({ kind }) => kind === 'tag-manager');
      return consentIndex !== -1 || hasOnlyTagManagers ? warn(evidence) : fail(evidence);
    },
  },
];
