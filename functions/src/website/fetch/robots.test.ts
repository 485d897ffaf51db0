import { describe, expect, it } from 'vitest';
import { parseRobots } from './robots.ts';

const isPathAllowed = (text: string, path: string): boolean => parseRobots(text, 'AnbahnBot').allows(path);

it.each([
  ['User-agent: *\nDisallow: /', true],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow:', false],
  ['User-agent: *\nDisallow: /\nAllow: /$', false],
  ['User-agent: AnbahnBot\nDisallow: /', false],
  ['User-agent: *\nDisallow: /shop', false],
])('closes the website to search engines: %j: %s', (text, isClosed) => {
  expect(parseRobots(text, 'AnbahnBot').isClosed).toBe(isClosed);
});

describe('groups', () => {
  const text =
    'User-agent: *\nDisallow: /all\n\nUser-agent: Googlebot\nUser-agent: anbahnbot\nDisallow: /ours';
  it('with our name override the group for all robots', () => {
    expect(isPathAllowed(text, '/ours')).toBe(false);
    expect(isPathAllowed(text, '/all')).toBe(true);
  });
  it('for all robots apply if no group has our name', () => {
    expect(isPathAllowed('User-agent: *\nDisallow: /', '/x')).toBe(false);
    expect(isPathAllowed('User-agent: Googlebot\nDisallow: /', '/x')).toBe(true);
  });
  it('are merged if they occur twice', () => {
    expect(isPathAllowed('User-agent: *\nDisallow: /a\nUser-agent: *\nDisallow: /b', '/a')).toBe(false);
  });
});

it.each([
  ['Disallow:', '/x', true],
  ['Disallow: /', '/x', false],
  ['Disallow: /x', '/xyz', false],
  ['Disallow: /x', '/X', true],
  ['Disallow: /x # a comment', '/x', false],
  ['Disallow: /*.pdf', '/a/b.pdf?x', false],
  ['Disallow: /*.pdf$', '/a/b.pdf', false],
  ['Disallow: /*.pdf$', '/a/b.pdf?x', true],
  ['Disallow: /a*b*c', '/a1b2c3', false],
  ['Disallow: /a*b*c', '/a1c2b3', true],
  ['Disallow: /$', '/', false],
  ['Disallow: /$', '/x', true],
  ['Disallow: *x$', '/x/x', false],
  ['Disallow: /\nAllow: /public', '/public/a', true],
  ['Disallow: /\nAllow: /public', '/private', false],
  ['Allow: /a\nDisallow: /a', '/a', true],
  ['Disallow: /a/b\nAllow: /a', '/a/b', false],
  ['disallow : /x', '/x', false],
  ['Nonsense', '/x', true],
])('%j on %s', (rules, path, allowed) => {
  expect(isPathAllowed(`User-agent: *\n${rules}`, path)).toBe(allowed);
});

it('allows everything without rules', () => {
  expect(isPathAllowed('', '/x')).toBe(true);
});

it('matches a pattern with many stars in linear time', () => {
  const started = process.cpuUsage();
  isPathAllowed(
    `User-agent: *\n${`Disallow: /${'*a'.repeat(200)}b\n`.repeat(4_000)}`,
    `/${'a'.repeat(2_000)}`,
  );
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(500);
});

it.each([
  ['groups with our name', 'user-agent: anbahnbot\n'.repeat(2_490) + 'disallow: /a\n'.repeat(2_490)],
  [
    'groups with other names',
    Array.from({ length: 2_490 }, (_unused, i) => `user-agent: ${i}\ndisallow: /a\n`).join(''),
  ],
  ['alternating groups', 'user-agent: *\nuser-agent: anbahnbot\ndisallow: /a\n'.repeat(1_600)],
  ['one endless line', `disallow: ${'/a#'.repeat(300_000)}`],
  ['endless names', `user-agent: ${'a'.repeat(900_000)}\n`],
  ['colons', ':'.repeat(900_000)],
  ['long patterns', `user-agent: *\n${`disallow: /*${'a'.repeat(490)}b\n`.repeat(1_900)}`],
])('parses %s quickly', (_what, text) => {
  const started = process.cpuUsage();
  const { allows: isAllowed } = parseRobots(text, 'AnbahnBot');
  for (let i = 0; i < 6; i++) isAllowed(`/${'a'.repeat(2_000)}${i}`);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(500);
});

it.each([
  ['5,000 lines', '\n'.repeat(4_998), '\n'.repeat(4_999)],
  [
    '100,000 characters of patterns',
    `Disallow: /${'a'.repeat(399)}\n`.repeat(249),
    `Disallow: /${'a'.repeat(399)}\n`.repeat(250),
  ],
])('reads at most %s', (_what, most, more) => {
  expect(isPathAllowed(`User-agent: *\n${most}Disallow: /x`, '/x')).toBe(false);
  expect(isPathAllowed(`User-agent: *\n${more}Disallow: /x`, '/x')).toBe(true);
});

it('ignores a pattern of more than 500 characters', () => {
  const pattern = (length: number): string => `User-agent: *\nDisallow: /${'x'.repeat(length - 1)}`;
  const path = `/${'x'.repeat(600)}`;
  expect(isPathAllowed(pattern(500), path)).toBe(false);
  expect(isPathAllowed(pattern(501), path)).toBe(true);
});

it('merges all groups with our name, and ignores the group for all robots', () => {
  const text =
    'User-agent: *\nDisallow: /all\n\nUser-agent: AnbahnBot\nUser-agent: other\nDisallow: /own\n\nUser-agent: anbahnbot\nDisallow: /more';
  expect(['/all', '/own', '/more'].map((path) => isPathAllowed(text, path))).toEqual([true, false, false]);
  expect(isPathAllowed('User-agent: AnbahnBot\nDisallow:\nUser-agent: *\nDisallow: /', '/x')).toBe(true);
});
