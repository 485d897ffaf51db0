/** The content of our emails. The texts are in src/copy/<language>/mails.ts. */
import { counted, fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { type Application, CORRECTABLE } from '../../../src/domain/applications/application.ts';
import type { CorrectedFields } from '../../../src/domain/applications/history.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { Site } from '../../../src/domain/site/owner.ts';
import { notifications } from '../../../src/notifications.ts';
import { applicationPath, pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import type { Block, Fact, MailContent } from './mail-content.ts';
import { greetedName, subjectName, truncateText } from './typed-text.ts';

/** Maximum length in emails, in characters. The dashboard shows the full message. */
const MAX_MESSAGE_LENGTH = 1_500;
const MAX_ROWS = 50;

const { timeZone } = notifications.morning;
const formatDay = (ms: number, language: Locale): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(ms);
const formatTime = (ms: number, language: Locale): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(ms);

const getHost = (origin: string): string => new URL(origin).host;

/** Company details that the law requires in business letters (Germany: § 35a GmbHG, Austria: § 14 UGB). */
export function formatSenderLines(
  language: Locale,
  { company, contact }: Pick<Site, 'company' | 'contact'> = site,
): readonly string[] {
  const { legalForm, name, register, representative, street, city } = company;
  const { roles } = serverCopy[language].mails.foot;
  const people = [representative?.name ?? []].flat();
  return [
    [name, legalForm?.[language], street, city],
    [
      register,
      representative &&
        `${counted(roles[representative.role], people.length, language)}: ${people.join(', ')}`,
    ],
    [contact.email, contact.phone],
  ]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter((line) => line !== '');
}

const composeTeamFooter = (origin: string, language: Locale): readonly string[] => [
  fill(serverCopy[language].mails.foot.whyTeam, { site: getHost(origin) }),
];

const composeApplicantFooter = (origin: string, language: Locale): readonly string[] => [
  fill(serverCopy[language].mails.foot.why, { site: getHost(origin) }),
  ...formatSenderLines(language),
];

function greet(typed: string, language: Locale): Block {
  const { named, unnamed } = serverCopy[language].mails.confirmation.hello;
  const name = greetedName(typed);
  return { kind: 'text', text: name === null ? unnamed : fill(named, { name }) };
}

const createFact = (label: string, value: string, language: Locale): Fact => ({
  label,
  value: value === '' ? serverCopy[language].mails.team.none : value,
});

/**
 * To the applicant, who may be somebody else than typed the text, so that nothing in it becomes a link.
 * @param applicationUrl the page where they can view, correct, and withdraw their application
 */
export function composeConfirmationMail(
  language: Locale,
  {
    origin,
    application,
    applicationUrl,
  }: { origin: string; application: Application; applicationUrl: string },
): MailContent {
  const { confirmation, team, types } = serverCopy[language].mails;
  const { applicationType, name, websiteLink, message, createdAt } = application;
  return {
    language,
    subject: confirmation.subject,
    heading: confirmation.heading,
    blocks: [
      greet(name, language),
      { kind: 'text', text: fill(confirmation.received, { day: formatDay(createdAt, language) }) },
      { kind: 'text', text: confirmation.yours },
      { kind: 'link', label: confirmation.open, url: applicationUrl },
      {
        kind: 'user-input',
        notice: confirmation.sent,
        facts: [
          { label: team.facts.type, value: types[applicationType] },
          createFact(team.facts.name, name, language),
          createFact(team.facts.websiteLink, websiteLink, language),
        ],
        message: createFact(team.message, truncateText(message, MAX_MESSAGE_LENGTH), language),
        isUnlinked: true,
      },
      ...(message.length > MAX_MESSAGE_LENGTH ? [{ kind: 'note', text: confirmation.cut } as const] : []),
      { kind: 'note', text: confirmation.notYou },
    ],
    footer: composeApplicantFooter(origin, language),
  };
}

type Withdrawn = Pick<Application, 'applicationType' | 'name' | 'email' | 'createdAt'>;

/** To an applicant who has withdrawn. */
export function composeWithdrawalMail(
  language: Locale,
  { origin, withdrawn: { name, createdAt } }: { origin: string; withdrawn: Withdrawn },
): MailContent {
  const { subject, heading, deleted, kept, again, notYou } = serverCopy[language].mails.withdrawal;
  return {
    language,
    subject,
    heading,
    blocks: [
      greet(name, language),
      { kind: 'text', text: fill(deleted, { day: formatDay(createdAt, language) }) },
      { kind: 'text', text: kept },
      { kind: 'text', text: again },
      { kind: 'note', text: fill(notYou, { email: site.contact.email }) },
    ],
    footer: composeApplicantFooter(origin, language),
  };
}

const composeSubject = (
  subject: string,
  { applicationType, name }: Pick<Application, 'applicationType' | 'name'>,
  language: Locale,
): string => {
  const { team, types } = serverCopy[language].mails;
  return fill(subject, { name: subjectName(name) || team.none, type: types[applicationType] });
};

/** To the team, about one application. */
export function composeTeamMail(
  language: Locale,
  { origin, application, canReply }: { origin: string; application: Application; canReply: boolean },
): MailContent {
  const { team, types } = serverCopy[language].mails;
  const { id, applicationType, createdAt, name, email, websiteLink, message } = application;
  const type = types[applicationType];
  const time = formatTime(createdAt, language);
  const blocks: readonly Block[] = [
    {
      kind: 'facts',
      facts: [
        { label: team.facts.type, value: type },
        { label: team.facts.received, value: time },
      ],
    },
    {
      kind: 'user-input',
      notice: team.typed,
      facts: [
        createFact(team.facts.name, name, language),
        createFact(team.facts.email, email, language),
        createFact(team.facts.websiteLink, websiteLink, language),
      ],
      message: createFact(team.message, truncateText(message, MAX_MESSAGE_LENGTH), language),
    },
    ...(message.length > MAX_MESSAGE_LENGTH ? [{ kind: 'note', text: team.cut } as const] : []),
    { kind: 'link', label: team.open, url: origin + applicationPath(id, language) },
    ...(canReply ? [{ kind: 'note', text: team.reply } as const] : []),
  ];
  return {
    language,
    subject: composeSubject(team.subject, application, language),
    heading: team.heading,
    blocks,
    footer: composeTeamFooter(origin, language),
  };
}

/** To the team, about what an applicant has changed. */
export function composeCorrectionMail(
  language: Locale,
  { origin, application, fields }: { origin: string; application: Application; fields: CorrectedFields },
): MailContent {
  const { correction, team } = serverCopy[language].mails;
  const labels = { ...team.facts, message: team.message };
  const facts = CORRECTABLE.flatMap((field) => {
    const { from, to } = fields[field] ?? {};
    if (from === undefined || to === undefined) return [];
    const createVersion = (label: string, text: string): Fact =>
      createFact(fill(label, { field: labels[field] }), truncateText(text, MAX_MESSAGE_LENGTH), language);
    return [createVersion(correction.before, from), createVersion(correction.now, to)];
  });
  return {
    language,
    subject: composeSubject(correction.subject, application, language),
    heading: correction.heading,
    blocks: [
      { kind: 'user-input', notice: team.typed, facts, message: null },
      { kind: 'link', label: team.open, url: origin + applicationPath(application.id, language) },
    ],
    footer: composeTeamFooter(origin, language),
  };
}

/** To the team, about an applicant who has withdrawn. */
export function composeWithdrawnMail(
  language: Locale,
  { origin, withdrawn }: { origin: string; withdrawn: Withdrawn },
): MailContent {
  const { withdrawn: texts, team, types } = serverCopy[language].mails;
  const { applicationType, name, email, createdAt } = withdrawn;
  return {
    language,
    subject: composeSubject(texts.subject, withdrawn, language),
    heading: texts.heading,
    blocks: [
      { kind: 'text', text: texts.text },
      {
        kind: 'facts',
        facts: [
          { label: team.facts.type, value: types[applicationType] },
          { label: team.facts.received, value: formatTime(createdAt, language) },
        ],
      },
      {
        kind: 'user-input',
        notice: team.typed,
        facts: [createFact(team.facts.name, name, language), createFact(team.facts.email, email, language)],
        message: null,
      },
    ],
    footer: composeTeamFooter(origin, language),
  };
}

/**
 * The team's daily digest of all applications since the last one.
 * @param applications oldest first
 */
export function composeDigestMail(
  language: Locale,
  {
    origin,
    applications,
    corrected = [],
    withdrawn = 0,
    from,
    to,
  }: {
    origin: string;
    applications: readonly Application[];
    corrected?: readonly Application[];
    /** Number of applications that are gone. */
    withdrawn?: number;
    from: number;
    to: number;
  },
): MailContent {
  const { digest, team, types } = serverCopy[language].mails;
  const count = applications.length;
  const omittedCount = count - MAX_ROWS;
  const createRow = ({ id, applicationType, createdAt, name, email }: Application): Block => ({
    kind: 'user-input',
    notice: fill(digest.row, { type: types[applicationType], time: formatTime(createdAt, language) }),
    facts: [
      { label: team.facts.name, value: name },
      { label: team.facts.email, value: email },
    ],
    message: null,
    link: { label: digest.open, url: origin + applicationPath(id, language) },
  });
  const countText = (texts: Parameters<typeof counted>[0], n: number): readonly Block[] =>
    n > 0 ? [{ kind: 'text', text: counted(texts, n, language) }] : [];
  const heading = count > 0 ? counted(digest.heading, count, language) : digest.changedHeading;
  return {
    language,
    subject: fill(digest.subject, { heading, day: formatDay(to, language) }),
    heading,
    blocks: [
      ...(count > 0
        ? [{ kind: 'text', text: fill(digest.since, { time: formatTime(from, language) }) } as const]
        : []),
      ...applications.slice(0, MAX_ROWS).map(createRow),
      ...countText(digest.more, omittedCount),
      ...countText(digest.corrected, corrected.length),
      ...corrected.slice(0, MAX_ROWS).map(createRow),
      ...countText(digest.withdrawn, withdrawn),
      { kind: 'link', label: digest.dashboard, url: origin + pathOf('teamdashboard', language) },
    ],
    footer: composeTeamFooter(origin, language),
  };
}

/** To the team, when applications' messages are being held. */
export function composeFloodMail(
  language: Locale,
  { origin, at }: { origin: string; at: number },
): MailContent {
  const { flood } = serverCopy[language].mails;
  return {
    language,
    subject: fill(flood.subject, { time: formatTime(at, language) }),
    heading: flood.heading,
    blocks: [
      { kind: 'text', text: flood.text },
      { kind: 'text', text: flood.advice },
      { kind: 'link', label: flood.dashboard, url: origin + pathOf('teamdashboard', language) },
    ],
    footer: composeTeamFooter(origin, language),
  };
}

/** To somebody whose address was entered in the newsletter box, perhaps by another person. No advertising (§ 7 UWG). */
export function composeNewsletterMail(
  language: Locale,
  { origin, ...urls }: { origin: string; confirmUrl: string; unsubscribeUrl: string },
): MailContent {
  const { newsletter, foot } = serverCopy[language].mails;
  const values = { site: getHost(origin), company: site.company.name };
  return {
    language,
    subject: newsletter.subject,
    heading: newsletter.heading,
    blocks: [
      { kind: 'text', text: fill(newsletter.text, values) },
      { kind: 'link', label: newsletter.confirm, url: urls.confirmUrl },
      { kind: 'note', text: newsletter.notYou },
      { kind: 'link', label: newsletter.unsubscribe, url: urls.unsubscribeUrl },
    ],
    footer: [fill(foot.whyNewsletter, values), ...formatSenderLines(language)],
  };
}

/** To the account owner. @param unsubscribeUrl the page that stops the check */
export function composeMonthlyMail(
  language: Locale,
  {
    origin,
    host,
    before,
    after,
    unsubscribeUrl,
  }: { origin: string; host: string; before: number; after: number; unsubscribeUrl: string },
): MailContent {
  const { monthly, foot } = serverCopy[language].mails;
  const formatPoints = (n: number): string => fill(monthly.points, { n });
  return {
    language,
    subject: fill(monthly.subject, { after }),
    heading: monthly.heading[after > before ? 'up' : 'down'],
    blocks: [
      { kind: 'text', text: monthly.text },
      {
        kind: 'facts',
        facts: [
          { label: monthly.facts.website, value: host },
          { label: monthly.facts.before, value: formatPoints(before) },
          { label: monthly.facts.now, value: formatPoints(after) },
        ],
      },
      { kind: 'text', text: monthly.why },
      { kind: 'link', label: monthly.check, url: origin + pathOf('analysis', language) },
      { kind: 'note', text: monthly.endIt },
      { kind: 'link', label: monthly.end, url: unsubscribeUrl },
    ],
    footer: [fill(foot.whyAccount, { site: getHost(origin) }), ...formatSenderLines(language)],
  };
}
