import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { sameInEveryLanguage } from '../../../src/domain/site/testing.ts';
import { site } from '../../../src/site.ts';
import { application, HOSTILE_TEXTS } from '../testing/leads.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { confirmationMail, digestMail, floodMail, senderLines, teamMail } from './mail-templates.ts';
import { mailText } from './mail-text.ts';
import { typedLine } from './typed-text.ts';

const origin = 'https://anbahn.example';
const applicationUrl = `${origin}/application#token`;
const { createdAt } = application;
const times = { from: createdAt - 86_400_000, to: createdAt + 60_000 };

/** The tags of a document, and the targets of its links and images. */
function elementsOf(html: string): {
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

/** The visible text of a document. */
function textOf(html: string): string {
  let text = '';
  new Parser({ ontext: (part) => (text += part) }).end(html);
  return text;
}

describe.each(LOCALES)('in %s', (language) => {
  const mails: readonly (readonly [string, MailContent])[] = [
    ['confirmation', confirmationMail(language, { origin, createdAt, applicationUrl })],
    ['team', teamMail(language, { origin, application, canReply: true })],
    ['digest', digestMail(language, { origin, applications: [application], ...times })],
    ['flood', floodMail(language, { origin, at: createdAt })],
  ];

  it.each(mails)(
    'the %s mail has the same content in text and HTML, and no unfilled placeholder',
    (_, mail) => {
      const html = mailHtml(mail);
      const text = mailText(mail);
      const content = `${mail.subject} ${html} ${text}`;
      expect(content.replaceAll(/\{font|style="[^"]*"/g, '')).not.toMatch(/\{\w+\}|undefined|null/);
      expect(html).toContain(`lang="${language}"`);
      for (const line of [mail.heading, ...mail.footer]) {
        expect(text).toContain(line);
        expect(html).toContain(line.replaceAll('&', '&amp;'));
      }
      for (const address of elementsOf(html).addresses) expect(text).toContain(address);
    },
  );

  it.each(mails)('the %s mail loads no remote content', (_, mail) => {
    const { tags, addresses } = elementsOf(mailHtml(mail));
    for (const loading of ['img', 'link', 'script', 'iframe', 'style', 'form', 'object'])
      expect(tags).not.toContain(loading);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address.startsWith(`${origin}/`)).toBe(true);
    expect(mailHtml(mail)).not.toContain('url(');
  });

  it.each(mails)('the %s mail links to pages in its language', (kind, mail) => {
    const dashboard = `${origin}${language === 'en' ? '' : `/${language}`}/teamdashboard`;
    const opened = `${dashboard}#application=${application.id}`;
    const expected: Readonly<Record<string, readonly string[]>> = {
      confirmation: [applicationUrl],
      team: [opened],
      digest: [opened, dashboard],
      flood: [dashboard],
    };
    expect(elementsOf(mailHtml(mail)).addresses).toEqual(expected[kind]);
  });

  it.each(mails)('the %s mail says why it was sent and, to an applicant, who sent it', (kind, mail) => {
    const { foot } = serverCopy[language].mails;
    const reason = kind === 'confirmation' ? foot.why : foot.whyTeam;
    expect(mail.footer[0]).toBe(fill(reason, { site: 'anbahn.example' }));
    const names = mail.footer.join().includes(site.company.name);
    expect(names).toBe(kind === 'confirmation');
  });

  it.each(HOSTILE_TEXTS.map((typed) => [typed.slice(0, 60), typed] as const))(
    'input is shown without any effect: %j',
    (_, typed) => {
      const hostile = { ...application, name: typed, email: typed, websiteLink: typed, message: typed };
      const harmless = teamMail(language, { origin, application, canReply: true });
      const mail = teamMail(language, { origin, application: hostile, canReply: true });
      expect(mail.subject).toBe(harmless.subject);
      expect(mail.heading).toBe(harmless.heading);
      expect(elementsOf(mailHtml(mail))).toEqual(elementsOf(mailHtml(harmless)));

      const shown = typedLine(typed);
      expect(textOf(mailHtml(mail))).toContain(shown);
      expect(mailText(mail)).toContain(shown);

      // In the plain text, every line with input is quoted.
      const ours = new Set(mailText(harmless).split('\n'));
      const theirs = mailText(mail)
        .split('\n')
        .filter((line) => !ours.has(line) && !line.startsWith('>'));
      expect(theirs.filter((line) => !line.includes(application.id))).toEqual(
        typed.length > 1_500 ? [expect.stringMatching(/Dashboard|dashboard/)] : [],
      );
      expect(`${mailText(mail)}${mailHtml(mail)}`).not.toMatch(/(?!\n)[\p{Cc}\u202e\u2066]/u);

      const digest = digestMail(language, { origin, applications: [hostile], ...times });
      const calm = digestMail(language, { origin, applications: [application], ...times });
      expect([digest.subject, digest.heading]).toEqual([calm.subject, calm.heading]);
      expect(elementsOf(mailHtml(digest))).toEqual(elementsOf(mailHtml(calm)));
    },
  );

  it('a digest has a total, and lists at most fifty', () => {
    const applications = Array.from({ length: 53 }, () => application);
    const mail = digestMail(language, { origin, applications, ...times });
    expect(mail.heading).toMatch(/^53 /);
    expect(mail.blocks.filter(({ kind }) => kind === 'typed')).toHaveLength(50);
    expect(mailText(mail)).toMatch(/(?:And|noch) 3 /);
  });
});

it('has the colors of the site', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const colors =
    mailHtml(confirmationMail('en', { origin, createdAt, applicationUrl })).match(/#[0-9a-f]{3,6}\b/g) ?? [];
  expect(colors.length).toBeGreaterThan(3);
  for (const color of colors) expect(tokens).toContain(`: ${color};`);
});

it('signs with the company details that exist, and no others', () => {
  const { contact } = site;
  const company = {
    ...site.company,
    name: 'Huber & Gruber OG',
    legalForm: sameInEveryLanguage('Offene Gesellschaft'),
    street: 'Beispielgasse 3',
    city: '1010 Wien',
    register: 'Handelsgericht Wien, FN 123456a',
    representative: { role: 'partner', name: 'Ida Huber, Max Gruber' },
  } as const;
  expect(senderLines('de', { company, contact })).toEqual([
    'Huber & Gruber OG, Offene Gesellschaft, Beispielgasse 3, 1010 Wien',
    'Handelsgericht Wien, FN 123456a, Gesellschafter: Ida Huber, Max Gruber',
    `${contact.email}, ${contact.phone}`,
  ]);
  const soleTrader = { ...company, name: 'Ida Huber', legalForm: null, register: null, representative: null };
  expect(senderLines('en', { company: soleTrader, contact })).toEqual([
    'Ida Huber, Beispielgasse 3, 1010 Wien',
    `${contact.email}, ${contact.phone}`,
  ]);
});
