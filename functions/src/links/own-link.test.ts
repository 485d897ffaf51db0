import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { idOfOwnLink, ownLinkToken } from './own-link.ts';

const SECRET = 'a secret of at least thirty-two characters';
const ID = '-OeA1234567890abcdeF';
const token = ownLinkToken(SECRET, ID);
const signed = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url');

describe('own link token', () => {
  it('identifies its application repeatedly, in URL-safe characters', () => {
    expect(idOfOwnLink(SECRET, token)).toBe(ID);
    expect(idOfOwnLink(SECRET, token)).toBe(ID);
    expect(idOfOwnLink(`${SECRET}\n`, token)).toBe(ID);
    expect(token).toMatch(/^[-.\w]+$/);
  });

  it.each([
    ['nothing', ''],
    ['an id alone', ID],
    ['an id with nothing behind it', `${ID}.`],
    ['the signature of another application', `-OeA1234567890abcdeG.${token.split('.')[1]}`],
    ['one cut short', token.slice(0, -1)],
    ['one with something behind it', `${token}.x`],
    ['one with a blank', `${token} `],
    ['one of another secret', ownLinkToken(SECRET.replace('a', 'b'), ID)],
    ['one for another purpose', `${ID}.${signed(`newsletter:${ID}`)}`],
    ['one for no purpose', `${ID}.${signed(ID)}`],
    ['an id that is none, rightly signed', `../history.${signed('own-application:../history')}`],
    ['a signature in another spelling', token.replace(/\w(?=.{3}$)/, '*$&')],
  ])('is not %s', (_, other) => {
    expect(idOfOwnLink(SECRET, other)).toBeNull();
  });

  it('rejects a secret that could be brute-forced', () => {
    expect(() => ownLinkToken('short', ID)).toThrow(/at least 32/);
    expect(() => idOfOwnLink(' '.repeat(64), token)).toThrow(/at least 32/);
  });
});
