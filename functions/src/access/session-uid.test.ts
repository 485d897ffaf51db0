import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSessionUid, isSessionUid } from './session-uid.ts';

it.each(['team', 'access'] as const)('creates a uid for each session of the %s code', (kind) => {
  const secret = randomUUID();
  const uid = createSessionUid(kind, secret);
  expect(isSessionUid(uid)).toBe(true);
  expect(createSessionUid(kind, secret)).toBe(uid);
  expect(createSessionUid(kind, randomUUID())).not.toBe(uid);
});

it.each(['team', 'access-0123abcd'])('recognizes the shared uid %s of older versions', (uid) => {
  expect(isSessionUid(uid)).toBe(true);
});

it.each(['Z0z8ZJACj7YqqHtRZKFl7TwAkryW', 'access', 'team-lead', 'team-', 'myteam', 'access-0123abcd-x', ''])(
  'leaves the account %j alone',
  (uid) => {
    expect(isSessionUid(uid)).toBe(false);
  },
);
