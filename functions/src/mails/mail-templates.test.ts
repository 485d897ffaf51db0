import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { sameInEveryLanguage } from '../../../src/domain/site/testing/same-in-every-language.ts';
import { cleanLine } from '../../../src/domain/values/text.ts';
import { notifications } from '../../../src/notifications.ts';
import { site } from '../../../src/site.ts';
import { application, HOSTILE_TEXTS } from '../testing/leads.ts';
import type { MailContent } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';
import {
  composeConfirmationMail,
  composeCorrectionMail,
  composeDigestMail,
  composeFloodMail,
  composeNewsletterMail,
  composeTeamMail,
  composeWithdrawalMail,
  composeWithdrawnMail,
  formatSenderLines,
} from './mail-templates.ts';
import { renderMailText } from './mail-text.ts';

const origin = 'https://anbahn.example';
const applicationUrl = `${origin}/application#token`;
const { createdAt } = application;
const fields = { message: { from: 'We build engines.', to: 'We sell engines.' } };
const times = { from: createdAt - 86_400_000, to: createdAt + 60_000 };

/** The tags of an HTML document, and the targets of its links and images. */
function parseElements(html: string): {
  readonly tags: ReadonlySet<string>;
  readonly addresses: readonly string[];
} {
  const tags = new Set<string>();
  const addresses: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      // `br` only renders line breaks, and is harmless.
      if (name !== 'br') tags.add(name);
      for (const [attribute, value] of Object.entries(attributes))
        if (/^(?:href|src|srcset|background|action|on.*)$/.test(attribute)) addresses.push(value);
    },
  });
  parser.end(html);
  return { tags, addresses };
}

/** The visible text of an HTML document. */
function extractText(html: string): string {
  let text = '';
  new Parser({ ontext: (part) => (text += part) }).end(html);
  return text;
}

describe.each(LOCALES)('in %s', (language) => {
  const mails: readonly (readonly [string, MailContent])[] = [
    ['confirmation', composeConfirmationMail(language, { origin, application, applicationUrl })],
    ['team', composeTeamMail(language, { origin, application, canReply: true })],
    ['digest', composeDigestMail(language, { origin, applications: [application], ...times })],
    ['correction', composeCorrectionMail(language, { origin, application, fields })],
    ['withdrawal', composeWithdrawalMail(language, { origin, withdrawn: application })],
    ['withdrawn', composeWithdrawnMail(language, { origin, withdrawn: application })],
    [
      'newsletter',
      composeNewsletterMail(language, {
        origin,
        confirmUrl: applicationUrl,
        unsubscribeUrl: `${applicationUrl}2`,
      }),
    ],
    ['flood', composeFloodMail(language, { origin, at: createdAt })],
  ];

  it.each(mails)(
    'the %s mail has the same content in text and HTML, and no unfilled placeholder',
    (_, mail) => {
      const html = renderMailHtml(mail);
      const text = renderMailText(mail);
      const content = `${mail.subject} ${html} ${text}`;
      expect(content.replaceAll(/\{font|style="[^"]*"/g, '')).not.toMatch(/\{\w+\}|undefined|null/);
      expect(html).toContain(`lang="${language}"`);
      for (const line of [mail.heading, ...mail.footer]) {
        expect(text).toContain(line);
        expect(html).toContain(line.replaceAll('&', '&amp;'));
      }
      for (const address of parseElements(html).addresses) expect(text).toContain(address);
    },
  );

  it.each(mails)('the %s mail loads no remote content', (_, mail) => {
    const { tags, addresses } = parseElements(renderMailHtml(mail));
    for (const tag of ['img', 'link', 'script', 'iframe', 'style', 'form', 'object'])
      expect(tags).not.toContain(tag);
    for (const address of addresses) expect(address.startsWith(`${origin}/`)).toBe(true);
    expect(renderMailHtml(mail)).not.toContain('url(');
  });

  it.each(mails)('the %s mail links to pages in its language', (kind, mail) => {
    const dashboard = `${origin}${language === 'en' ? '' : `/${language}`}/teamdashboard`;
    const applicationPage = `${dashboard}#application=${application.id}`;
    const expected: Readonly<Record<string, readonly string[]>> = {
      confirmation: [applicationUrl],
      team: [applicationPage],
      digest: [applicationPage, dashboard],
      correction: [applicationPage],
      withdrawal: [],
      withdrawn: [],
      newsletter: [applicationUrl, `${applicationUrl}2`],
      flood: [dashboard],
    };
    expect(parseElements(renderMailHtml(mail)).addresses).toEqual(expected[kind]);
  });

  it.each(mails)('the %s mail says why it was sent and, outside the team, who sent it', (kind, mail) => {
    const { foot } = serverCopy[language].mails;
    const isToApplicant = ['confirmation', 'newsletter', 'withdrawal'].includes(kind);
    const whyThem = kind === 'newsletter' ? foot.whyNewsletter : foot.why;
    const reason = isToApplicant ? whyThem : foot.whyTeam;
    expect(mail.footer[0]).toBe(fill(reason, { site: 'anbahn.example' }));
    const namesCompany = mail.footer.join().includes(site.company.name);
    expect(namesCompany).toBe(isToApplicant);
  });

  it.each(HOSTILE_TEXTS.map((typed) => [typed.slice(0, 60), typed] as const))(
    'user input is shown without affecting the rest of the mail: %j',
    (_, typed) => {
      const hostile = { ...application, name: typed, email: typed, websiteLink: typed, message: typed };
      const harmless = composeTeamMail(language, { origin, application, canReply: true });
      const mail = composeTeamMail(language, { origin, application: hostile, canReply: true });
      const { subject } = serverCopy[language].mails.team;
      const [ours = ''] = subject.split('{');
      expect(mail.subject.startsWith(ours)).toBe(true);
      expect(mail.subject).not.toMatch(/\p{Cc}|[\u202e\u2066]/u);
      expect(mail.subject.length).toBeLessThan(100);
      expect(mail.heading).toBe(harmless.heading);
      expect(parseElements(renderMailHtml(mail))).toEqual(parseElements(renderMailHtml(harmless)));

      const cleaned = cleanLine(typed).trim();
      expect(extractText(renderMailHtml(mail))).toContain(cleaned);
      expect(renderMailText(mail)).toContain(cleaned);

      // In the plain text, every line with input is quoted.
      const harmlessLines = new Set(renderMailText(harmless).split('\n'));
      const unquoted = renderMailText(mail)
        .split('\n')
        .filter((line) => !harmlessLines.has(line) && !line.startsWith('>'));
      expect(unquoted.filter((line) => !line.includes(application.id))).toEqual(
        typed.length > 1_500 ? [expect.stringMatching(/Dashboard|dashboard/)] : [],
      );
      expect(`${renderMailText(mail)}${renderMailHtml(mail)}`).not.toMatch(/(?!\n)[\p{Cc}\u202e\u2066]/u);

      const digest = composeDigestMail(language, { origin, applications: [hostile], ...times });
      const harmlessDigest = composeDigestMail(language, { origin, applications: [application], ...times });
      expect([digest.subject, digest.heading]).toEqual([harmlessDigest.subject, harmlessDigest.heading]);
      expect(parseElements(renderMailHtml(digest))).toEqual(parseElements(renderMailHtml(harmlessDigest)));
    },
  );

  it('a digest of changes alone counts no new applications', () => {
    const { subject, heading } = composeDigestMail(language, {
      origin,
      applications: [],
      corrected: [application],
      ...times,
    });
    expect(`${subject} ${heading}`).not.toMatch(/\b0\b/);
    expect(subject.startsWith(`${heading}, `)).toBe(true);
  });

  it('a correction labels the old and the new text', () => {
    const { blocks } = composeCorrectionMail(language, { origin, application, fields });
    const facts = blocks.flatMap((block) => (block.kind === 'user-input' ? block.facts : []));
    const { from, to } = fields.message;
    expect(facts).toEqual([
      { label: expect.stringMatching(/before|vorher/), value: from },
      { label: expect.stringMatching(/now|jetzt/), value: to },
    ]);
  });

  it('times are in the team’s time zone', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const { subject } = composeFloodMail(language, { origin, at: createdAt });
    const { timeZone } = notifications.morning;
    const time = new Date(createdAt).toLocaleTimeString(language, { timeZone, timeStyle: 'short' });
    expect(subject).toContain(time);
  });

  it('a digest states the total, and lists at most fifty applications', () => {
    const applications = Array.from({ length: 53 }, () => application);
    const mail = composeDigestMail(language, { origin, applications, ...times });
    expect(mail.heading).toMatch(/^53 /);
    expect(mail.blocks.filter(({ kind }) => kind === 'user-input')).toHaveLength(50);
    expect(renderMailText(mail)).toMatch(/(?:And|noch) 3 /);
  });
});

it('uses the site’s colors', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const colors =
    renderMailHtml(composeConfirmationMail('en', { origin, application, applicationUrl })).match(
      /#[0-9a-f]{3,6}\b/g,
    ) ?? [];
  expect(colors.length).toBeGreaterThan(3);
  for (const color of colors) expect(tokens).toContain(`: ${color};`);
});

it('signs with only the company details that exist', () => {
  const { contact } = site;
  const company = {
    ...site.company,
    name: 'Huber & Gruber OG',
    legalForm: sameInEveryLanguage('Offene Gesellschaft'),
    street: 'Beispielgasse 3',
    city: '1010 Wien',
    register: 'Handelsgericht Wien, FN 123456a',
    representative: { role: 'member', name: ['Ida Huber', 'Max Gruber'] },
  } as const;
  expect(formatSenderLines('de', { company, contact })).toEqual([
    'Huber & Gruber OG, Offene Gesellschaft, Beispielgasse 3, 1010 Wien',
    'Handelsgericht Wien, FN 123456a, Geschäftsführende Mitglieder: Ida Huber, Max Gruber',
    `${contact.email}, ${contact.phone}`,
  ]);
  const one = { ...company, representative: { role: 'member', name: 'Ida Huber' } } as const;
  expect(formatSenderLines('de', { company: one, contact })[1]).toMatch(
    /Geschäftsführendes Mitglied: Ida Huber$/,
  );
  const soleTrader = { ...company, name: 'Ida Huber', legalForm: null, register: null, representative: null };
  expect(formatSenderLines('en', { company: soleTrader, contact })).toEqual([
    'Ida Huber, Beispielgasse 3, 1010 Wien',
    `${contact.email}, ${contact.phone}`,
  ]);
});
