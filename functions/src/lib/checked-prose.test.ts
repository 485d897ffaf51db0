import { expect, it } from 'vitest';
import { checkedProse, type ProseRules } from './checked-prose.ts';

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
])('lets %s pass', (_what, text) => {
  expect(checkedProse(`  ${text} `, RULES)).toBe(text);
});

it.each([
  ['a link', 'Your page needs https://evil.example now.'],
  ['a bare host', 'Your page needs help from evil.example, trust them.'],
  ['a host below the own one', 'Your page needs evil.partwise.example.'],
  ['an e-mail address', 'Your contact is boss@evil.example today.'],
  ['markup', 'Your page is <b>good</b>, really.'],
  ['a list', '- Your page\n- is good'],
  ['a control character', 'Your page is\u0007 good.'],
  ['a number of its own', 'Your page reaches 100 points.'],
  ['too little', 'Your.'],
  ['too much', `Your page ${'is good '.repeat(40)}`],
  ['nobody in particular', 'The page is good and reaches 72 points.'],
])('drops a text with %s', (_what, text) => {
  expect(checkedProse(text, RULES)).toBeNull();
});

it('wants the formal address in German', () => {
  const german: ProseRules = { ...RULES, language: 'de' };
  expect(checkedProse('Ihre Seite erreicht 72 Punkte, z.B. beim Text.', german)).not.toBeNull();
  expect(checkedProse('Deine Seite erreicht 72 Punkte, Ihre auch.', german)).toBeNull();
});
