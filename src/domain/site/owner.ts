/**
 * Schemas of the owner's files, after sample marks are stripped, and the types inferred from them, which is all that pages
 * import. src/site.ts and src/notifications.ts document the values.
 */
import { ACCESS_ROLES, isDestination } from '../access/access.ts';
import { APPLICANT_TYPES, APPLICATION_STATUSES, TEAM_TYPES } from '../applications/application.ts';
import type { MailChoice } from '../applications/mail-choice.ts';
import { NEWSLETTER_ANSWERS } from '../newsletter/newsletter.ts';
import { type Output, z } from '../values/schema.ts';
import { findCampaignErrors } from '../visits/visit-events.ts';
import { robotName } from './brand-names.ts';
import { addressesEurope, companySchema, countryCode, isCompany, listRepresentatives } from './company.ts';
import { LOCALES } from './locale.ts';
import {
  anyText,
  count,
  emailAddress,
  entry,
  every,
  flag,
  httpsUrl,
  inEveryLanguage,
  matching,
  oneOf,
  optional,
  RESERVED_DOMAIN,
  type Rule,
  recordOf,
  text,
  timeZone,
  translatable,
  withRules,
} from './owner-fields.ts';

/** A project's ID, as Google Cloud allows it. */
export const PROJECT_ID_RULE = '6 to 30 lowercase letters, digits and hyphens';
export const isProjectId = (id: string): boolean => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id);

const picture = (example: string) =>
  matching(example, /^[\w.-]+\.(?:svg|png|webp|jpe?g|avif)$/i, "a picture's file name");

const template = (example: string) =>
  every(
    anyText(example),
    (value) =>
      value.trim() !== '' &&
      !RESERVED_DOMAIN.test(value) &&
      (value.match(/\{\w*\}/g) ?? []).every((placeholder) => /^\{(?:name|sender|brand)\}$/.test(placeholder)),
    `must be text without sample addresses, whose only placeholders are {name}, {sender} and {brand}, such as '${example}'`,
  );

const video = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('file'),
      name: matching('how-it-works', /^[\w-]+$/, "a file's name without its ending"),
      seconds: count(1, 3600, 'seconds'),
    }),
    z.strictObject({
      kind: z.literal('youtube'),
      id: matching('M7lc1UVf-VE', /^[\w-]{11}$/, "a video's ID"),
    }),
    z.strictObject({
      kind: z.literal('vimeo'),
      id: matching('76979871', /^\d+$/, "a video's ID", entry),
    }),
  ],
  { error: "must be null, or have a kind: 'file', 'youtube' or 'vimeo'" },
);

const PROVIDER = { provider: text('Mistral AI'), country: countryCode('FR') };

const languageModel = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('gemini') }),
    z.strictObject({
      kind: z.literal('chat'),
      ...PROVIDER,
      url: matching(
        'https://api.mistral.ai/v1',
        /^(?!.*\/chat\/completions).*[^/?#]$/,
        'the base URL without a slash at the end',
        httpsUrl,
      ),
      model: text('mistral-small-latest'),
    }),
  ],
  { error: "must be null, { kind: 'gemini' } or have the kind 'chat'" },
);

const proof = z.strictObject({
  quotes: z.array(
    z.strictObject({
      text: inEveryLanguage(text('A quote')),
      name: text('Ida Huber'),
      role: inEveryLanguage(text('Head of sales')),
      picture: optional(picture('ida-huber.webp')),
    }),
  ),
  numbers: z.array(
    z.strictObject({
      figure: translatable(entry('120'), "must be text, such as '120', or { en: '6.8%', de: '6,8 %' }"),
      label: inEveryLanguage(text('meetings')),
      source: inEveryLanguage(text('Our CRM, 2026')),
    }),
  ),
});

const counting = z.strictObject({
  isEnabled: flag(),
  retentionMonths: count(1, 120, 'months'),
  timeZone: timeZone(),
  campaigns: z.record(z.string(), z.array(entry('google.com'))).check(({ value, issues }) => {
    for (const message of findCampaignErrors(value)) issues.push({ code: 'custom', message, input: value });
  }),
});

const DATABASE =
  /^https:\/\/[a-z0-9-]+(?:\.firebaseio\.com|\.(?:europe-west|asia-southeast)1\.firebasedatabase\.app)$/;
const REGION =
  /^(?:africa|asia|australia|europe|me|(?:north|south)america|us)-(?:north|south|central|east|west)(?:east|west)?(?:[1-9]|1[0-2])$/;
const firebase = z.strictObject({
  apiKey: matching('AIzaSy…', /^AIza[\w-]{35}$/, "the web app's key of 39 characters"),
  authDomain: matching('huber.firebaseapp.com', /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'a host'),
  databaseURL: every(
    matching(
      'https://huber-default-rtdb.europe-west1.firebasedatabase.app',
      DATABASE,
      'the https URL of a Realtime Database without a slash at the end',
    ),
    (url) => DATABASE.test(url) || !url.endsWith('.firebasedatabase.app'),
    'is in no such region: databases are in europe-west1, asia-southeast1 or, at firebaseio.com, us-central1',
  ),
  projectId: every(text('huber-outreach'), isProjectId, `must be ${PROJECT_ID_RULE}`),
  appId: matching('1:42:web:ab12', /^\d+:\d+:web:[0-9a-f]+$/, "the web app's ID"),
  region: matching('europe-west1', REGION, 'a region of Cloud Functions'),
  appCheckSiteKey: optional(
    matching('6L…', /^6L[\w-]{38}$/, 'null or a reCAPTCHA Enterprise key of 40 characters'),
  ),
});

/** Numbers whose call costs extra, by country. */
const PREMIUM_NUMBER = /^(?:49(?:900|137|180|118)|43(?:9[03]|8[12])|4190[016]|44(?:9|8[47])|1900)/;

/** Brackets, or software. */
const NO_PERSON = /[()[\]]|\b(?:KI|AI)\b|GPT|^[^,]*[Aa]ssisten/;

/** The labels of the links name these sites. */
const profile = (name: string, example: string) =>
  matching(
    example,
    new RegExp(`^https://(?:[^/]+\\.)?${name}\\.[a-z.]+/.`),
    'null or a page there',
    httpsUrl,
  );

const siteShape = z.strictObject({
  brand: every(
    text('Huber'),
    (brand) => robotName(brand) !== 'Bot',
    'must have a letter from a to z, which file names require',
  ),
  origin: every(
    httpsUrl('https://www.huber.at'),
    (url) => URL.parse(url)?.origin === url && !/:\d/.test(url),
    "must be the site's https URL without a port, a path or a slash at the end, such as 'https://www.huber.at'",
  ),
  links: z.strictObject({
    booking: matching(
      'https://cal.com/huber/strategy-call',
      /^(?!https:\/\/(?:www\.)?(?:cal|calendly)\.com\/?$)/,
      'your booking page there',
      httpsUrl,
    ),
    instagram: optional(profile('instagram', 'https://www.instagram.com/huber')),
    youtube: optional(profile('youtube', 'https://www.youtube.com/@huber')),
  }),
  bookingProvider: optional(z.strictObject(PROVIDER)),
  contact: z.strictObject({
    email: every(
      emailAddress('office@huber.at'),
      (address) => !/^(?:do[-_.]?not|no|keine?)[-_.]?(?:reply|antwort)/i.test(address),
      'must be read by somebody (Article 5 (1) (c) of Directive 2000/31/EC)',
    ),
    phone: every(
      matching(
        '+43 512 123456',
        /^\+(?=[1-9])(?!.*\(0\))(?:[ ()/-]*\d){8,15}[ ()/-]*$/,
        'an international number without (0)',
        entry,
      ),
      (phone) => !PREMIUM_NUMBER.test(phone.replaceAll(/\D/g, '')),
      ({ input }) =>
        `must not cost extra (${/^\+4[39]/.test(`${input}`) ? 'BGH I ZR 238/14, Article 21 of Directive 2011/83/EU' : 'Art. 13a PBV, reg. 41 SI 2013/3134, 16 CFR Part 308'})`,
    ),
  }),
  company: companySchema,
  video: optional(video),
  logos: z.array(z.strictObject({ name: text('Lumenta'), file: picture('huber.svg') })),
  proof,
  newsletter: oneOf(NEWSLETTER_ANSWERS),
  claims: z.strictObject({
    experienceYears: optional(count(1, 100, 'years')),
    guaranteeDays: optional(count(1, 365, 'days')),
    ownUse: flag(),
    areTrue: flag().check(
      z.refine((areTrue) => areTrue, { error: 'must be true once every claim that doctor lists is' }),
    ),
  }),
  applications: z.strictObject({
    reviewer: every(
      text('Ida Huber'),
      (name) => !isCompany(name) && !NO_PERSON.test(name),
      "must be a person's name without brackets, such as 'Ida Huber' (Articles 13 (1) (e) and 22 GDPR)",
    ),
    replyDays: count(1, 30, 'business days'),
  }),
  applicantTypes: recordOf(APPLICANT_TYPES, oneOf(TEAM_TYPES)),
  replyTemplates: inEveryLanguage(
    recordOf(
      APPLICATION_STATUSES,
      z.strictObject({ subject: template('Your application'), text: template('Hello {name}') }),
    ),
  ),
  retentionMonths: recordOf(['rejected', 'approved', 'undecided'], count(1, 120, 'months')),
  logRetentionDays: count(1, 3650, 'days'),
  counting,
  languageModel: optional(languageModel),
  firebase,
});

/** Known providers, where their contracts are, and their names and hosts. */
const CONTRACTS: readonly (readonly [owner: string, place: string, names: RegExp])[] = [
  ['DeepSeek', 'CN', /deepseek/i],
  ['Mistral AI', 'FR', /mistral/i],
  ['Calendly, LLC', 'US', /calendly/i],
  ['Cal.com, Inc.', 'US', /(?<![\w-])cal\.(?:com|eu)\b/i],
  ['Groq, Inc.', 'US', /groq/i],
  ['OpenRouter, Inc.', 'US', /openrouter/i],
  ['Anthropic', 'IE or US', /anthropic/i],
  ['Google', 'IE or US', /google/i],
  ['HubSpot', 'IE or US', /hubspot/i],
  ['Microsoft', 'IE or US', /azure(?!websites)|microsoft/i],
  ['OpenAI', 'IE or US', /openai/i],
];
const findContract = (text: string) => CONTRACTS.find(([, , names]) => names.test(text));

/** Who processes data on the owner's behalf besides Google Firebase. `owner`: of the host, if that is somebody else. */
export const listProviders = ({ bookingProvider, languageModel, links }: Output<typeof siteShape>) =>
  [
    { path: 'languageModel', ...(languageModel?.kind === 'chat' && languageModel) },
    { path: 'bookingProvider', url: links.booking, ...bookingProvider },
  ].flatMap(({ path, url, provider, country }) => {
    if (!provider || !country) return [];
    const [host = ''] = /[^.]+\.[^.]+$/.exec(URL.parse(url ?? '')?.hostname ?? '') ?? [];
    const [owner, known, names] = findContract(host) ?? findContract(provider) ?? [];
    const isWrong = names?.test(provider) === false;
    return [{ path, provider, country, host, known, owner: isWrong ? owner : undefined }];
  });

/** Host of the booking page, if it is neither the site's nor its provider is named. */
export function findUnnamedHost({ bookingProvider, links, origin }: Site): string | undefined {
  const [host, own] = [links.booking, origin].map((url) => URL.parse(url)?.hostname.replace('www.', ''));
  return bookingProvider || `.${host}`.endsWith(`.${own}`) ? undefined : host;
}

/** Whether a name is the company's or of its people, and so no customer's. */
export const isOfCompany = (
  { applications, brand, company }: Output<typeof siteShape>,
  name: string,
): boolean =>
  [brand, applications.reviewer, ...listRepresentatives(company), ...Object.values(company)]
    .join()
    .split(',')
    .includes(name);

export const siteSchema = withRules(siteShape, (site) => {
  const { company, firebase, links, origin, proof } = site;
  return [
    [
      firebase.appCheckSiteKey !== null && addressesEurope(company),
      'firebase.appCheckSiteKey',
      'must be null for visitors from Europe: reCAPTCHA needs their consent (§ 25 TDDDG, § 165 (3) TKG 2021, BVwG W298 2274626-1)',
    ],
    [
      /\.firebaseapp\.com$/.test(firebase.authDomain) &&
        !firebase.authDomain.startsWith(`${firebase.projectId}.`),
      'firebase.projectId',
      'is not the project of firebase.authDomain',
    ],
    ...proof.quotes.map(
      ({ name }): Rule => [
        isOfCompany(site, name),
        'proof.quotes',
        `${name} must be a customer, not of the company`,
      ],
    ),
    ...listProviders(site).flatMap(({ path, provider, country, host, known, owner }): readonly Rule[] => [
      [
        owner !== undefined,
        `${path}.provider`,
        `does not run ${host}: ${owner} does, with the country ${known} (Article 13 (1) (e) GDPR)`,
      ],
      [
        owner === undefined && known?.includes(country) === false,
        `${path}.country`,
        `must be ${known} for ${provider}`,
      ],
    ]),
    [URL.parse(links.booking)?.origin === origin, 'links.booking', 'must be on another site'],
  ];
});

const DESTINATION =
  "must be null, a path on this site or an https URL, or one in every language, such as '/mentors'";
export const destinationsSchema = recordOf(
  ACCESS_ROLES,
  optional(translatable(every(text('/mentors'), isDestination, DESTINATION), DESTINATION)),
);

export type Site = Output<typeof siteSchema>;

export const notificationsSchema = z.strictObject({
  mail: optional(oneOf(['smtp'])),
  sender: emailAddress('applications@huber.at'),
  dkimSelector: optional(matching('mail', /^[a-z0-9_.-]+$/i, 'null or a DKIM selector')),
  team: z.array(
    z.strictObject({
      address: emailAddress('team@huber.at'),
      language: oneOf(LOCALES),
      when: oneOf(['at-once', 'morning'] satisfies readonly MailChoice[]),
    }),
  ),
  morning: z.strictObject({ hour: count(0, 23, 'hours'), timeZone: timeZone() }),
  confirmationsPerHour: count(1, 10_000, 'mails'),
  webhook: flag(),
});

export type Notifications = Output<typeof notificationsSchema>;

/** A team mailbox, and when it is notified: of each application immediately, or in a daily digest. */
export type TeamMailbox = Notifications['team'][number];
