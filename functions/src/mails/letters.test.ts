import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { sameInEveryLanguage } from '../../../src/domain/site/testing.ts';
import { site } from '../../../src/site.ts';
import { application, HOSTILE_TEXTS } from '../testing/leads.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { confirmationLetter, digestLetter, floodLetter, senderLines, teamLetter } from './letters.ts';
import { typedLine } from './typed-text.ts';

const origin = 'https://anbahn.example';
const ownLink = `${origin}/application#token`;
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
  const letters: readonly (readonly [string, Letter])[] = [
    ['confirmation', confirmationLetter(language, { origin, createdAt, ownLink })],
    ['team', teamLetter(language, { origin, application, canReply: true })],
    ['digest', digestLetter(language, { origin, applications: [application], ...times })],
    ['flood', floodLetter(language, { origin, at: createdAt })],
  ];

  it.each(letters)(
    'the %s letter has the same content in text and HTML, and no unfilled placeholder',
    (_, letter) => {
      const html = letterHtml(letter);
      const text = letterText(letter);
      const content = `${letter.subject} ${html} ${text}`;
      expect(content.replaceAll(/\{font|style="[^"]*"/g, '')).not.toMatch(/\{\w+\}|undefined|null/);
      expect(html).toContain(`lang="${language}"`);
      for (const line of [letter.heading, ...letter.foot]) {
        expect(text).toContain(line);
        expect(html).toContain(line.replaceAll('&', '&amp;'));
      }
      for (const address of elementsOf(html).addresses) expect(text).toContain(address);
    },
  );

  it.each(letters)('the %s letter loads nothing', (_, letter) => {
    const { tags, addresses } = elementsOf(letterHtml(letter));
    for (const loading of ['img', 'link', 'script', 'iframe', 'style', 'form', 'object'])
      expect(tags).not.toContain(loading);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address.startsWith(`${origin}/`)).toBe(true);
    expect(letterHtml(letter)).not.toContain('url(');
  });

  it.each(letters)('the %s letter links to pages in its language', (kind, letter) => {
    const dashboard = `${origin}${language === 'en' ? '' : `/${language}`}/teamdashboard`;
    const opened = `${dashboard}#application=${application.id}`;
    const expected: Readonly<Record<string, readonly string[]>> = {
      confirmation: [ownLink],
      team: [opened],
      digest: [opened, dashboard],
      flood: [dashboard],
    };
    expect(elementsOf(letterHtml(letter)).addresses).toEqual(expected[kind]);
  });

  it.each(letters)('the %s letter says why it was sent, and to an applicant who sent it', (kind, letter) => {
    const { foot } = serverCopy[language].mails;
    const why = kind === 'confirmation' ? foot.why : foot.whyTeam;
    expect(letter.foot[0]).toBe(fill(why, { site: 'anbahn.example' }));
    const names = letter.foot.join().includes(site.company.name);
    expect(names).toBe(kind === 'confirmation');
  });

  it.each(HOSTILE_TEXTS.map((typed) => [typed.slice(0, 60), typed] as const))(
    'input is shown without any effect: %j',
    (_, typed) => {
      const hostile = { ...application, name: typed, email: typed, websiteLink: typed, message: typed };
      const harmless = teamLetter(language, { origin, application, canReply: true });
      const letter = teamLetter(language, { origin, application: hostile, canReply: true });
      expect(letter.subject).toBe(harmless.subject);
      expect(letter.heading).toBe(harmless.heading);
      expect(elementsOf(letterHtml(letter))).toEqual(elementsOf(letterHtml(harmless)));

      const shown = typedLine(typed);
      expect(textOf(letterHtml(letter))).toContain(shown);
      expect(letterText(letter)).toContain(shown);

      // In the plain text, every line with input is quoted.
      const ours = new Set(letterText(harmless).split('\n'));
      const theirs = letterText(letter)
        .split('\n')
        .filter((line) => !ours.has(line) && !line.startsWith('>'));
      expect(theirs.filter((line) => !line.includes(application.id))).toEqual(
        typed.length > 1_500 ? [expect.stringMatching(/Dashboard|dashboard/)] : [],
      );
      expect(`${letterText(letter)}${letterHtml(letter)}`).not.toMatch(/(?!\n)[\p{Cc}\u202e\u2066]/u);

      const digest = digestLetter(language, { origin, applications: [hostile], ...times });
      const calm = digestLetter(language, { origin, applications: [application], ...times });
      expect([digest.subject, digest.heading]).toEqual([calm.subject, calm.heading]);
      expect(elementsOf(letterHtml(digest))).toEqual(elementsOf(letterHtml(calm)));
    },
  );

  it('a digest has a total, and lists at most fifty', () => {
    const applications = Array.from({ length: 53 }, () => application);
    const letter = digestLetter(language, { origin, applications, ...times });
    expect(letter.heading).toMatch(/^53 /);
    expect(letter.blocks.filter(({ kind }) => kind === 'typed')).toHaveLength(50);
    expect(letterText(letter)).toMatch(/(?:And|noch) 3 /);
  });
});

it('has the colors of the site', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const colors =
    letterHtml(confirmationLetter('en', { origin, createdAt, ownLink })).match(/#[0-9a-f]{3,6}\b/g) ?? [];
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
