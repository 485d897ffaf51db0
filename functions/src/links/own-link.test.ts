import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applicationIdFromToken, applicationLinkToken } from './own-link.ts';

const SECRET = 'a secret of at least thirty-two characters';
const ID = '-OeA1234567890abcdeF';
const token = applicationLinkToken(SECRET, ID);
const signed = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url');

describe('application link token', () => {
  it('identifies its application repeatedly, in URL-safe characters', () => {
    expect(applicationIdFromToken(SECRET, token)).toBe(ID);
    expect(applicationIdFromToken(SECRET, token)).toBe(ID);
    expect(applicationIdFromToken(`${SECRET}\n`, token)).toBe(ID);
    expect(token).toMatch(/^[-.\w]+$/);
  });

  it.each([
    ['empty', ''],
    ['an id without a signature', ID],
    ['an id with an empty signature', `${ID}.`],
    ['the signature of another application', `-OeA1234567890abcdeG.${token.split('.')[1]}`],
    ['a truncated token', token.slice(0, -1)],
    ['a token with a suffix', `${token}.x`],
    ['a token with a space', `${token} `],
    ['a token of another secret', applicationLinkToken(SECRET.replace('a', 'b'), ID)],
    ['a token for another purpose', `${ID}.${signed(`newsletter:${ID}`)}`],
    ['a token without a purpose', `${ID}.${signed(ID)}`],
    ['a signed invalid id', `../history.${signed('own-application:../history')}`],
    ['a signature with an ignored character', token.replace(/\w(?=.{3}$)/, '*$&')],
  ])('rejects %s', (_, other) => {
    expect(applicationIdFromToken(SECRET, other)).toBeNull();
  });

  it('rejects a secret that could be brute-forced', () => {
    expect(() => applicationLinkToken('short', ID)).toThrow(/at least 32/);
    expect(() => applicationIdFromToken(' '.repeat(64), token)).toThrow(/at least 32/);
  });
});
