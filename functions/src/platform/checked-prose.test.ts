import { describe, expect, it } from 'vitest';
import { checkProse, type ProseRules } from './checked-prose.ts';

const RULES: ProseRules = {
  min: 10,
  max: 200,
  language: 'en',
  material: '{"score":72,"words":1200}',
  host: 'partwise.example',
};

it.each([
  ['a plain text', 'Your page at partwise.example reaches 72 points.'],
  ['abbreviations', 'Your page works, e.g. on phones, i.e. everywhere.'],
  ['numbers from the material', 'Your page has 1200 words (72 points), at one point even more.'],
  ['punctuation', 'Your page: “good” – 72 points (really), 72 % yours & mine; isn’t it?'],
  ['the word "point"', 'Your page has one more point at the top, and many that no one sees at first.'],
  ['words that contain number words', 'Your page freight often mentions a tender, and loads in a second.'],
  ['"point" at the end', 'Your page needs a point. Me and others miss it … or so.'],
])('accepts %s', (_what, text) => {
  expect(checkProse(`  ${text} `, RULES)).toBe(text);
});

it.each([
  ['a link', 'Your page needs https://evil.example now.'],
  ['a bare host', 'Your page needs help from evil.example, trust them.'],
  ['a subdomain of the site', 'Your page needs evil.partwise.example.'],
  ['an e-mail address', 'Your contact is boss@evil.example today.'],
  ['a host with a short name', 'Your page needs help from x.com now.'],
  ['a host with full-width dots', 'Your page needs help from evil\uff0eexample\u3002com.'],
  ['a host with one-dot leaders', 'Your page needs help from evil\u2024com.'],
  ['a host in full-width letters', 'Your page needs help from ｅｖｉｌ．ｃｏｍ.'],
  ['a spoken host', 'Your page needs help from evil dot com today.'],
  ['a spoken German host', 'Your page needs help from evil Punkt de today.'],
  ['a host with another ending', 'Your page needs help from evil dot online today.'],
  ['a host with hyphens', 'Your page needs help from evil-dot-com today.'],
  ['a host in one word', 'Your page needs help from evil dotcom today.'],
  ['a host with a point', 'Your page needs help from evil point com today.'],
  ['a host with a middle dot', 'Your page needs help from evil·com today.'],
  ['a host with a bullet', 'Your page needs help from evil•com today.'],
  ['a host spelled letter by letter', 'Your page needs help from e v i l . c o m today.'],
  ['a host after a spoken www', 'Your page needs help from www evil com today.'],
  ['emphasis', 'Your page is *good*, really.'],
  ['other emphasis', 'Your page is _good_, really.'],
  ['a heading', 'Your page is good. # More'],
  ['a phone number in words', 'Your page: call zero three zero, one two three today.'],
  ['a phone number of ones', 'Your page: call one, one, one, one today.'],
  ['a number in words', 'Your page reaches ninety-five points.'],
  ['a spelled-out number that the material has in digits', 'Your page reaches seventy-two points.'],
  ['a number in capitals', 'Your page reaches FORTY points.'],
  ['a number in full-width letters', 'Your page has ｆｏｒｔｙ visitors.'],
  ['a number in two words', 'Your page has twenty five customers.'],
  ['a small number', 'Your page convinces two visitors.'],
  ['a number with an adjective', 'Your page brings six-figure sales.'],
  ['a large number', 'Your page reaches a million readers.'],
  ['a round number', 'Your page reaches thousands of readers.'],
  ['dozens', 'Your page has dozens of customers.'],
  ['a fraction', 'Your page loses a third of its visitors.'],
  ['a multiple', 'Your page sells twice as much.'],
  ['another multiple', 'Your page sells tenfold.'],
  ['nothing at all', 'Your page loses zero visitors.'],
  ['a host in parentheses', 'Your page needs help from evil (dot) example.'],
  ['a host with spaces', 'Your page needs help from evil . com today.'],
  ['a spoken e-mail address', 'Your page needs boss (at) evil today.'],
  ['a markdown link', 'Your page needs [help](//evil) today.'],
  ['a markdown reference', 'Your page needs [help][1] today.'],
  ['an international phone number', 'Your page needs you to call +72 today.'],
  ['a phone number made of known figures', 'Your page: call 1200 72 1200 today.'],
  ['digits in another script', 'Your page reaches \u0661\u0660\u0660 points.'],
  ['full-width digits', 'Your page reaches １００ points.'],
  ['markup', 'Your page is <b>good</b>, really.'],
  ['a list', '- Your page\n- is good'],
  ['a control character', 'Your page is\u0007 good.'],
  ['a number that is not in the material', 'Your page reaches 100 points.'],
  ['a text that is too short', 'Your.'],
  ['a text that is too long', `Your page ${'is good '.repeat(40)}`],
  ['a text that does not address the reader', 'The page is good and reaches 72 points.'],
])('rejects %s', (_what, text) => {
  expect(checkProse(text, RULES)).toBeNull();
});

it('accepts spelled-out numbers only if the material has the same words', () => {
  const rules: ProseRules = { ...RULES, material: 'Three steps. Thirty three pages of third-party scripts.' };
  expect(checkProse('Your page needs three steps against third-party scripts.', rules)).not.toBeNull();
  expect(checkProse('Your page has thirty-three pages.', rules)).not.toBeNull();
  expect(checkProse('Your page has thirty pages.', rules)).toBeNull();
  expect(checkProse('Your page has three thirty page parts.', rules)).toBeNull();
});

describe('German', () => {
  const german: ProseRules = { ...RULES, language: 'de' };

  it.each([
    'Ihre Seite ist einfach, und einmal mehr eine vielfach gelobte.',
    'Achten Sie auf Ihre Achtung, ohne Zweifel: Ihr erster Eindruck zählt.',
    'Ihre Seite ist mehrsprachig, zweisprachig und einzigartig.',
    'Ihr Zweig braucht kein Siebengestirn.',
  ])('accepts %s', (text) => {
    expect(checkProse(text, german)).toBe(text);
  });

  it.each([
    'fünfundneunzig Punkte',
    'fuenf Punkte',
    'zweihundert Kunden',
    'tausendundeinen Kunden und tausendundeins',
    'einundzwanzig Kunden',
    'hunderteinundzwanzig Kunden',
    'eintausend Kunden',
    'Hunderte Kunden',
    'mit Tausenden von Kunden',
    'dreißig Kunden',
    'dreissig Kunden',
    'ZWÖLF Kunden',
    'zwo Kunden',
    'eine Million Kunden',
    'Milliarden Kunden',
    'Dutzende Kunden',
    'dreimal so viele Kunden',
    'eine dreifache Wirkung',
    'ein Drittel der Kunden',
    'drei Viertel der Kunden',
    'eine zwanzigprozentige Steigerung',
    'fünfstellige Umsätze',
    'einen Platz unter den zehn besten',
    'den vierten Platz',
    'null Kunden',
    'eins, eins, eins, null',
  ])('rejects a spelled-out number: %s', (text) => {
    expect(checkProse(`Ihre Seite bringt Ihnen ${text}.`, german)).toBeNull();
  });
});

it('requires formal address in German', () => {
  const german: ProseRules = { ...RULES, language: 'de' };
  expect(checkProse('Ihre Seite erreicht 72 Punkte, z.B. beim Text.', german)).not.toBeNull();
  expect(checkProse('Ihr wichtigster Punkt ist der Text, Punkt für Punkt.', german)).not.toBeNull();
  expect(checkProse('Deine Seite erreicht 72 Punkte, Ihre auch.', german)).toBeNull();
});
