import { expect, it } from 'vitest';
import { SLOTS } from '../classifier.ts';
import { findMentions } from '../model.ts';
import { parseSentence } from '../sentence.ts';
import { parseBusinesses } from './businesses.ts';
import { encodeWeights } from './encode.ts';
import { train } from './train.ts';

const BUSINESSES = parseBusinesses(
  `@@ flour
T: Flour for [bakeries]
# Who we serve
- [Small cafés]
Made by millers. We supply [hotels].
@@ linen
W: no more {hotels}. Linen for [restaurants].
`,
  'en',
);

it('reads marks as spans of tokens', () => {
  const spans = BUSINESSES.flatMap(({ id, sentences }) =>
    sentences.flatMap(({ sentence, spans: marked }) =>
      marked.map(({ label, from, to }) => {
        const words = sentence.tokens.slice(from, to).map(({ text }) => text);
        return [id, sentence.origin, sentence.heading, label, words.join(' ')];
      }),
    ),
  );
  expect(spans).toEqual([
    ['flour', 'title', '', 'buyer', 'bakeries'],
    ['flour', 'item', 'Who we serve', 'buyer', 'Small cafés'],
    ['flour', 'text', 'Who we serve', 'buyer', 'hotels'],
    ['linen', 'words', '', 'excluded', 'hotels'],
    ['linen', 'words', '', 'buyer', 'restaurants'],
  ]);
});

it('rejects a mark that is not closed', () => {
  expect(() => parseBusinesses('@@ a\nFlour for [bakeries.\n', 'en')).toThrow(
    'not closed: Flour for [bakeries.',
  );
});

it('learns roles and extents, and stores them as integers', () => {
  const repeated = Array.from({ length: 20 }, () => BUSINESSES).flat();
  const { scale, roles, extents } = encodeWeights(train(repeated));
  const decode = (text: string) => new Int8Array(Buffer.from(text, 'base64'));
  const model = { scale, roles: decode(roles), extents: decode(extents) };
  expect([model.roles.length, model.extents.length]).toEqual([2 * SLOTS, SLOTS]);
  const findRoles = (text: string) =>
    findMentions(parseSentence(text, 'words', '', 'en'), model).map(({ role, from, to }) => [
      role,
      to - from,
    ]);
  expect(findRoles('Linen for restaurants.')).toEqual([['buyer', 1]]);
  expect(findRoles('no more hotels.')).toEqual([['excluded', 1]]);
});
