import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applicationLink } from './signed-link.ts';

const SECRET = 'a secret of at least thirty-two characters';
const ID = '-OeA1234567890abcdeF';
const token = applicationLink.sign(SECRET, ID);
const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url');

describe('application link token', () => {
  it('identifies its application repeatedly, in URL-safe characters', () => {
    expect(applicationLink.verify(SECRET, token)).toBe(ID);
    expect(applicationLink.verify(SECRET, token)).toBe(ID);
    expect(applicationLink.verify(`${SECRET}\n`, token)).toBe(ID);
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
    ['a token signed with another secret', applicationLink.sign(SECRET.replace('a', 'b'), ID)],
    ['a token for another purpose', `${ID}.${sign(`newsletter:${ID}`)}`],
    ['a token without a purpose', `${ID}.${sign(ID)}`],
    ['a signed invalid id', `../history.${sign('own-application:../history')}`],
    ['a signature with an ignored character', token.replace(/\w(?=.{3}$)/, '*$&')],
  ])('rejects %s', (_, other) => {
    expect(applicationLink.verify(SECRET, other)).toBeNull();
  });

  it('rejects a secret that could be brute-forced', () => {
    expect(() => applicationLink.sign('short', ID)).toThrow(/at least 32/);
    expect(() => applicationLink.verify(' '.repeat(64), token)).toThrow(/at least 32/);
  });
});
