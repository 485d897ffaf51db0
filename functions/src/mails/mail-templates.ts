/** The content of our emails. The texts are in src/copy/<language>/mails.ts. */
import { counted, fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import type { Application } from '../../../src/domain/applications/application.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { Site } from '../../../src/domain/site/owner.ts';
import { notifications } from '../../../src/notifications.ts';
import { applicationPath, pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import type { Block, Fact, MailContent } from './mail-content.ts';
import { truncateText } from './typed-text.ts';

/** In characters. The dashboard shows the full message. */
const MAX_MESSAGE_LENGTH = 1_500;
const MAX_ROWS = 50;

const { timeZone } = notifications.morning;
const dayOf = (ms: number, language: Locale): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(ms);
const timeOf = (ms: number, language: Locale): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(ms);

const hostOf = (origin: string): string => new URL(origin).host;

/** Company details that the law requires in business letters (Germany: § 35a GmbHG, Austria: § 14 UGB). */
export function senderLines(
  language: Locale,
  { company, contact }: Pick<Site, 'company' | 'contact'> = site,
): readonly string[] {
  const { legalForm, name, register, representative, street, city } = company;
  const { roles } = serverCopy[language].mails.foot;
  return [
    [name, legalForm?.[language], street, city],
    [register, representative && fill(roles[representative.role], { name: representative.name })],
    [contact.email, contact.phone],
  ]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter((line) => line !== '');
}

const teamFooter = (origin: string, language: Locale): readonly string[] => [
  fill(serverCopy[language].mails.foot.whyTeam, { site: hostOf(origin) }),
];

/**
 * To the applicant. Contains no user input, so that nobody can send text to others through us.
 * @param applicationUrl the page where they can view, correct, and withdraw their application
 */
export function confirmationMail(
  language: Locale,
  { origin, createdAt, applicationUrl }: { origin: string; createdAt: number; applicationUrl: string },
): MailContent {
  const { confirmation, foot } = serverCopy[language].mails;
  return {
    language,
    subject: confirmation.subject,
    heading: confirmation.heading,
    blocks: [
      { kind: 'text', text: fill(confirmation.received, { day: dayOf(createdAt, language) }) },
      { kind: 'text', text: confirmation.yours },
      { kind: 'link', label: confirmation.open, url: applicationUrl },
      { kind: 'note', text: confirmation.notYou },
    ],
    footer: [fill(foot.why, { site: hostOf(origin) }), ...senderLines(language)],
  };
}

/** To the team, about one application. */
export function teamMail(
  language: Locale,
  { origin, application, canReply }: { origin: string; application: Application; canReply: boolean },
): MailContent {
  const { team, types } = serverCopy[language].mails;
  const { id, applicationType, createdAt, name, email, websiteLink, message } = application;
  const type = types[applicationType];
  const time = timeOf(createdAt, language);
  const fact = (label: string, value: string): Fact => ({ label, value: value === '' ? team.none : value });
  const blocks: readonly Block[] = [
    {
      kind: 'facts',
      facts: [
        { label: team.facts.type, value: type },
        { label: team.facts.received, value: time },
      ],
    },
    {
      kind: 'typed',
      notice: team.typed,
      facts: [
        fact(team.facts.name, name),
        fact(team.facts.email, email),
        fact(team.facts.websiteLink, websiteLink),
      ],
      message: fact(team.message, truncateText(message, MAX_MESSAGE_LENGTH)),
    },
    ...(message.length > MAX_MESSAGE_LENGTH ? [{ kind: 'note', text: team.cut } as const] : []),
    { kind: 'link', label: team.open, url: origin + applicationPath(id, language) },
    ...(canReply ? [{ kind: 'note', text: team.reply } as const] : []),
  ];
  return {
    language,
    subject: fill(team.subject, { type, time }),
    heading: team.heading,
    blocks,
    footer: teamFooter(origin, language),
  };
}

/**
 * The team's daily digest of all applications since the last one.
 * @param applications oldest first
 */
export function digestMail(
  language: Locale,
  {
    origin,
    applications,
    from,
    to,
  }: {
    origin: string;
    applications: readonly Application[];
    from: number;
    to: number;
  },
): MailContent {
  const { digest, team, types } = serverCopy[language].mails;
  const count = applications.length;
  const more = count - MAX_ROWS;
  const rows = applications.slice(0, MAX_ROWS).map(
    ({ id, applicationType, createdAt, name, email }): Block => ({
      kind: 'typed',
      notice: fill(digest.row, { type: types[applicationType], time: timeOf(createdAt, language) }),
      facts: [
        { label: team.facts.name, value: name },
        { label: team.facts.email, value: email },
      ],
      message: null,
      link: { label: digest.open, url: origin + applicationPath(id, language) },
    }),
  );
  return {
    language,
    subject: fill(counted(digest.subject, count, language), { day: dayOf(to, language) }),
    heading: counted(digest.heading, count, language),
    blocks: [
      { kind: 'text', text: fill(digest.since, { time: timeOf(from, language) }) },
      ...rows,
      ...(more > 0 ? [{ kind: 'text', text: counted(digest.more, more, language) } as const] : []),
      { kind: 'link', label: digest.dashboard, url: origin + pathOf('teamdashboard', language) },
    ],
    footer: teamFooter(origin, language),
  };
}

/** To the team, when applications are being held. */
export function floodMail(language: Locale, { origin, at }: { origin: string; at: number }): MailContent {
  const { flood } = serverCopy[language].mails;
  return {
    language,
    subject: fill(flood.subject, { time: timeOf(at, language) }),
    heading: flood.heading,
    blocks: [
      { kind: 'text', text: flood.text },
      { kind: 'text', text: flood.advice },
      { kind: 'link', label: flood.dashboard, url: origin + pathOf('teamdashboard', language) },
    ],
    footer: teamFooter(origin, language),
  };
}

/** To the owner of an account. @param unsubscribeUrl the page that stops the check */
export function monthlyMail(
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
  const points = (n: number): string => fill(monthly.points, { n });
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
          { label: monthly.facts.before, value: points(before) },
          { label: monthly.facts.now, value: points(after) },
        ],
      },
      { kind: 'text', text: monthly.why },
      { kind: 'link', label: monthly.check, url: origin + pathOf('analysis', language) },
      { kind: 'note', text: monthly.endIt },
      { kind: 'link', label: monthly.end, url: unsubscribeUrl },
    ],
    footer: [fill(foot.whyAccount, { site: hostOf(origin) }), ...senderLines(language)],
  };
}
