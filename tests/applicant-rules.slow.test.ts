/** Tests database.rules.json: the permissions of the functions' `applicant` user, behind an applicant's signed link. */
import { expect, it } from 'vitest';
import { EVENT, ID, NOW, record, setUpRules } from './rules/database.ts';

const APPLICANT = { uid: 'applicant' };

const rules = setUpRules((database) => database.request('owner', 'PUT', `applications/${ID}`, record));

const event = { at: NOW, who: { name: 'applicant' }, what: 'corrected', to: 'name,message' };
const correction = {
  [`applications/${ID}/name`]: 'Ada King',
  [`applications/${ID}/message`]: '',
  [`applications/${ID}/updatedAt`]: NOW,
  [`history/${ID}/${EVENT}`]: event,
  [`log/${EVENT}`]: { ...event, id: ID },
  [`corrections/${ID}/${EVENT}`]: { name: { from: 'Ada Lovelace', to: 'Ada King' } },
};
const isAllowed = (method: string, path: string, body?: unknown) =>
  rules.isAllowed(APPLICANT, method, path, body);

it('accepts a correction with its history entry in one update', async () => {
  expect(await isAllowed('PATCH', '', correction)).toBe(true);
  expect(await rules.read(`applications/${ID}`)).toMatchObject({ name: 'Ada King', status: 'pending' });
  expect(await rules.read(`history/${ID}/${EVENT}`)).toMatchObject({ what: 'corrected' });
});

it('does not recreate a deleted application', async () => {
  await rules.request('owner', 'DELETE', `applications/${ID}`);
  expect(await isAllowed('PATCH', '', correction)).toBe(false);
  for (const [path, value] of Object.entries(correction))
    expect(await isAllowed('PUT', path, value)).toBe(false);
  expect(await rules.read('applications')).toBeNull();
  expect(await rules.read('history')).toBeNull();
});

it.each([
  [`applications/${ID}/status`, 'approved'],
  [`applications/${ID}/email`, 'eve@example.com'],
  [`applications/${ID}/name`, null],
  [`applications/${ID}/name`, ''],
  [`applications/${ID}/updatedAt`, 5],
  [`history/${ID}/${EVENT}`, { ...event, what: 'status', from: 'pending', to: 'approved' }],
  [`history/${ID}/${EVENT}`, { ...event, what: 'note' }],
  [`history/${ID}/${EVENT}`, { ...event, who: { name: 'code' } }],
  [`history/${ID}/${EVENT}`, { ...event, who: { uid: 'mara', name: 'applicant' } }],
  [`history/${ID}/${EVENT}`, { ...event, at: 5 }],
  [`history/${ID}/${EVENT}`, { ...event, to: 'x'.repeat(101) }],
  [`notes/${ID}/${EVENT}`, { at: NOW, who: { name: 'applicant' }, text: 'x' }],
  [`historyHead/${ID}`, EVENT],
  [`log/${EVENT}`, { ...event, id: ID, to: 'Ada King' }],
  [`log/${EVENT}`, { ...event, id: ID, what: 'code-changed' }],
  ['log/-OfA1234567890abcdeZ', { ...event, id: ID }],
  [`corrections/${ID}/-OfA1234567890abcdeZ`, { name: { from: 'a', to: 'b' } }],
  ['team/members/applicant', { name: 'Eve' }],
])('rejects %s as %j', async (path, value) => {
  const before = await rules.read('applications');
  expect(await rules.isAllowed(APPLICANT, 'PATCH', '', { ...correction, [path]: value })).toBe(false);
  expect(await rules.read('applications')).toEqual(before);
});

it('rejects replacing the whole record', async () => {
  expect(await isAllowed('DELETE', `applications/${ID}`)).toBe(false);
  expect(await isAllowed('PUT', `applications/${ID}`, record)).toBe(false);
});

it('rejects reads, changes to entries, and corrections by others', async () => {
  for (const path of ['applications', `applications/${ID}`, `history/${ID}`, 'team/members'])
    expect(await isAllowed('GET', path)).toBe(false);
  await rules.request('owner', 'PUT', `history/${ID}/${EVENT}`, { what: 'note' });
  expect(await isAllowed('PATCH', '', correction)).toBe(false);
  await rules.request('owner', 'DELETE', `history/${ID}`);
  for (const who of ['visitor', 'account', 'code', 'member', 'removed member'] as const)
    expect(await rules.isAllowed(who, 'PATCH', '', correction)).toBe(false);
});
