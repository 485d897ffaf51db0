/**
 * All counted events. The counting function rejects any other name, the privacy notice lists these, and the team's
 * figures are based on them.
 */

/** In the order of a visit. Each is counted at most once per page view. */
export const VISIT_EVENTS = [
  'landing-touched',
  'check-started',
  'step-website',
  'website-read',
  'website-skipped',
  // By outcome: invalid address, not a page, not found, refused, and so on.
  'website-failed-address',
  'website-failed-not-found',
  'website-failed-refused',
  'website-failed-unreachable',
  'website-failed-timeout',
  'website-failed-limit',
  'website-failed-offline',
  'website-failed-other',
  'step-businessPhase',
  'step-customerType',
  'step-productTypes',
  'step-customerAcquisition',
  'step-teamSize',
  'step-biggestChallenges',
  'result-seen',
  'roadmap-made',
  'shared-result-opened',
  // By position of the link.
  'booking-header',
  'booking-hero',
  'booking-video',
  'booking-call',
  'booking-result',
  'form-touched',
  'form-sent',
  // By invalid field or error code.
  'form-refused-name',
  'form-refused-email',
  'form-refused-websiteLink',
  'form-refused-message',
  'form-refused-acceptTerms',
  'form-refused-answer',
  'form-refused-unreachable',
  'finder-used',
] as const;
export type VisitEvent = (typeof VISIT_EVENTS)[number];

/** Reports an event; does nothing if counting is off. */
export type TrackEvent = (event: VisitEvent) => void;

export const DEVICES = ['phone', 'larger'] as const;
export type Device = (typeof DEVICES)[number];

/** No known source. */
export const DIRECT = 'none';
/** A source that is not in the configured list. */
export const OTHER = 'other';

/** The configuration of visit counting. */
export interface Counting {
  /** False: nothing is counted, and pages have no counting script. */
  readonly isEnabled: boolean;
  /** Months after which a day's totals are deleted. */
  readonly retentionMonths: number;
  /** Time zone that determines when a day starts. */
  readonly timeZone: string;
  /** Sources by campaign: values of `utm_source` and referring hosts. The campaign's own name counts as a source. */
  readonly campaigns: Readonly<Record<string, readonly string[]>>;
}

/** Allowed characters in a campaign's name, which is a database key. */
const CAMPAIGN_NAME: RegExp = /^[a-z][a-z0-9-]{0,23}$/;

/** Lists all campaigns: the configured ones, then direct and other. */
export const listCampaigns = ({ campaigns }: Pick<Counting, 'campaigns'>): readonly string[] => [
  ...Object.keys(campaigns),
  OTHER,
  DIRECT,
];

/** Maximum length of a source, in characters. */
export const MAX_SOURCE_LENGTH = 2_000;

/**
 * Finds the campaign of a source: the link's `utm_source`, or the referring host.
 * @example findCampaign({ campaigns: { google: ['google.com'] } }, 'www.google.com') // 'google'
 */
export function findCampaign({ campaigns }: Pick<Counting, 'campaigns'>, source: string): string {
  const word = source.trim().toLowerCase();
  if (word === '') return DIRECT;
  const found = Object.entries(campaigns).find(([name, words]) =>
    [name, ...words].some((known) => `.${word}`.endsWith(`.${known}`)),
  );
  return found?.[0] ?? OTHER;
}

/** Lists invalid names and sources of campaigns. */
export function findCampaignErrors(campaigns: Counting['campaigns']): readonly string[] {
  const names = Object.keys(campaigns).filter(
    (name) => !CAMPAIGN_NAME.test(name) || name === OTHER || name === DIRECT,
  );
  const words = Object.values(campaigns)
    .flat()
    .filter((word) => word === '' || word !== word.trim().toLowerCase() || /[/:]/.test(word));
  return [
    ...names.map(
      (name) => `${name} cannot be the name of a campaign: lowercase letters, digits and hyphens.`,
    ),
    ...words.map((word) => `"${word}" is not a utm_source or lowercase host without https:// and slashes.`),
  ];
}
