/**
 * What is counted of visits, and in which classes: this list and nothing else. The function that counts refuses every other
 * name, the privacy notice prints this one, the team's figures are read by it.
 */

/** In the order of the way through the site. Each is counted once in a page at most. */
export const VISIT_EVENTS = [
  'landing-touched',
  'check-started',
  'step-website',
  'website-read',
  'website-skipped',
  // By what came of the address: it was none or no page, nothing is there, reading it is refused, and so on.
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
  // By the place of the link.
  'booking-header',
  'booking-hero',
  'booking-video',
  'booking-call',
  'booking-result',
  'form-touched',
  'form-sent',
  // By the field that was not right, or by what came back.
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

/** Tells that something happened; where nothing is counted, it does nothing. */
export type Count = (event: VisitEvent) => void;

export const DEVICES = ['phone', 'larger'] as const;
export type Device = (typeof DEVICES)[number];

/** Came by no link that says where from. */
export const DIRECT = 'none';
/** Came by one that is not in the owner's list. */
export const OTHER = 'other';

/** What the owner decides about counting. */
export interface Counting {
  /** False: nothing is counted, and no page has a script for it. */
  readonly on: boolean;
  /** After how many months the sums of a day are deleted. */
  readonly months: number;
  /** Where a day begins and ends. */
  readonly timeZone: string;
  /** By name: words of `utm_source` and hosts of referring pages. The name is such a word as well. */
  readonly campaigns: Readonly<Record<string, readonly string[]>>;
}

/** What a campaign's name may be: it is a key of the database. */
const CAMPAIGN_NAME: RegExp = /^[a-z][a-z0-9-]{0,23}$/;

/** Every campaign that sums are kept by: the owner's, then those that no list has. */
export const campaignsOf = ({ campaigns }: Pick<Counting, 'campaigns'>): readonly string[] => [
  ...Object.keys(campaigns),
  OTHER,
  DIRECT,
];

/** Longest source that a page may send, in characters. */
export const SOURCE_LIMIT = 2_000;

/**
 * The campaign that a source belongs to: what a link said in `utm_source`, or the host of the page that it was on.
 * @example campaignOf({ campaigns: { google: ['google.com'] } }, 'www.google.com') // 'google'
 */
export function campaignOf({ campaigns }: Pick<Counting, 'campaigns'>, source: string): string {
  const word = source.trim().toLowerCase();
  if (word === '') return DIRECT;
  const found = Object.entries(campaigns).find(([name, words]) =>
    [name, ...words].some((known) => `.${word}`.endsWith(`.${known}`)),
  );
  return found?.[0] ?? OTHER;
}

/** What is wrong with the owner's values, for whoever wrote them; empty when nothing is. */
export function countingFaults({ months, campaigns }: Counting): readonly string[] {
  const names = Object.keys(campaigns).filter(
    (name) => !CAMPAIGN_NAME.test(name) || name === OTHER || name === DIRECT,
  );
  const words = Object.values(campaigns)
    .flat()
    .filter((word) => word === '' || word !== word.trim().toLowerCase() || /[/:]/.test(word));
  return [
    ...names.map(
      (name) => `${name} cannot be the name of a campaign: lower-case letters, digits and hyphens.`,
    ),
    ...words.map((word) => `"${word}" is no utm_source or host in lower case, without https:// and slashes.`),
    ...(Number.isInteger(months) && months > 0 ? [] : [`${months} is no number of months.`]),
  ];
}
