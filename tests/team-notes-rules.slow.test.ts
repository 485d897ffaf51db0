/** database.rules.json: notes, history and owners, written by the team in its own name. */
import { describe, expect, it } from 'vitest';
import { ACTOR, EVENT, ID, NOW, record, setUpRules, TEAM } from './rules/database.ts';

const rules = setUpRules((database) => database.request('owner', 'PUT', `applications/${ID}`, record));

describe.each(TEAM)('as %s, the team', (who) => {
  const may = (method: string, path: string, body?: unknown) => rules.isAllowed(who, method, path, body);

  it('records its actions immutably', async () => {
    const answered = { at: NOW, who: ACTOR[who], what: 'answered' };
    const both = {
      [`history/${ID}/${EVENT}`]: answered,
      [`log/${EVENT}`]: { ...answered, id: ID },
    };
    for (const [path, value] of Object.entries(both))
      expect(await may('PUT', path, value), `only ${path}`).toBe(false);
    expect(await may('PATCH', '', both)).toBe(true);
    expect(await may('PATCH', '', both)).toBe(false);
    expect(await may('PUT', `history/${ID}/${EVENT}/what`, 'note')).toBe(false);
    expect(await may('DELETE', `history/${ID}/${EVENT}`)).toBe(false);
    expect(await may('DELETE', `history/${ID}`)).toBe(false);
    expect(await may('PUT', 'history/-OeA1234567890abcdeX/-OfA1234567890abcdeF', answered)).toBe(false);
  });

  it('writes immutable notes in its own name', async () => {
    const note = { at: NOW, who: ACTOR[who], text: 'Call on Monday' };
    const entry = { at: NOW, who: ACTOR[who], what: 'note' };
    const put = (change: object) =>
      may('PATCH', '', {
        [`notes/${ID}/${EVENT}`]: { ...note, ...change },
        [`history/${ID}/${EVENT}`]: entry,
        [`log/${EVENT}`]: { ...entry, id: ID },
      });
    for (const change of [
      { text: '' },
      { text: ' \n' },
      { text: 'x'.repeat(2001) },
      { text: 5 },
      { at: 5 },
      { who: { uid: 'rob', name: 'Rob' } },
      { who: null },
      { more: 1 },
    ])
      expect(await put(change)).toBe(false);
    expect(await put({})).toBe(true);
    expect(await put({ text: 'Other' })).toBe(false);
    expect(await may('DELETE', `notes/${ID}/${EVENT}`)).toBe(false);
  });

  it('can add a note only together with its entries in history and log', async () => {
    const note = { at: NOW, who: ACTOR[who], text: 'Call on Monday' };
    const entry = { at: NOW, who: ACTOR[who], what: 'note' };
    const other = '-OfA1234567890abcdeG';
    expect(await may('PUT', `history/${ID}/${EVENT}`, entry)).toBe(false);
    await rules.request('owner', 'PUT', `notes/${ID}/${EVENT}`, { ...note, at: 5 });
    const entriesAt = (key: string, change: object = {}) => ({
      [`history/${ID}/${key}`]: { ...entry, ...change },
      [`historyHead/${ID}`]: key,
      [`log/${key}`]: { ...entry, ...change, id: ID },
    });
    expect(await may('PATCH', '', entriesAt(EVENT)), 'with an old note').toBe(false);
    const write = (key: string, change: object = {}) =>
      may('PATCH', '', { [`notes/${ID}/${other}`]: note, ...entriesAt(key, change) });
    expect(await may('PUT', `notes/${ID}/${other}`, note), 'only the note').toBe(false);
    expect(await write('-OfA1234567890abcdeH'), 'with a note under another key').toBe(false);
    expect(await write(other, { what: 'answered' }), 'with a different kind of entry').toBe(false);
    const { [`log/${other}`]: _, ...unlogged } = entriesAt(other);
    expect(await may('PATCH', '', { [`notes/${ID}/${other}`]: note, ...unlogged }), 'without the log').toBe(
      false,
    );
    expect(await write(other)).toBe(true);
    expect(await write(other), 'once more').toBe(false);
  });
});

describe('the owner of an application', () => {
  const next = '-OfA1234567890abcdeG';
  const rob = { uid: 'rob', name: 'Rob' };
  const write = (
    what: string,
    change: Readonly<Record<string, unknown>>,
    { as = 'member' as 'member' | 'code', key = EVENT, isLogged = true, from = null as string | null } = {},
  ) => {
    const { name } = Object(change.owner);
    const entry = {
      ...{ at: NOW, who: ACTOR[as], what },
      ...(what !== 'reminder' && { from, to: typeof name === 'string' ? name : null }),
    };
    return rules.isAllowed(as, 'PATCH', '', {
      ...Object.fromEntries(
        Object.entries({ ownedAt: NOW, ...change }).flatMap(([field, value]) =>
          value === undefined ? [] : [[`applications/${ID}/${field}`, value]],
        ),
      ),
      [`history/${ID}/${key}`]: entry,
      [`historyHead/${ID}`]: key,
      ...(isLogged && { [`log/${key}`]: { ...entry, id: ID } }),
    });
  };
  const setOwner = (owner: object | null, more: object = {}) =>
    rules.request('owner', 'PATCH', `applications/${ID}`, { owner, ...more });

  it('is set by taking the application and cleared by releasing it', async () => {
    expect(await write('taken', { owner: ACTOR.member })).toBe(true);
    expect(await rules.read(`applications/${ID}`)).toMatchObject({ owner: ACTOR.member });
    expect(await write('reminder', { remindOn: '2026-12-01' }, { key: next })).toBe(true);
    const last = { key: '-OfA1234567890abcdeH', from: 'mara' };
    expect(await write('given-back', { owner: null, remindOn: null }, last)).toBe(true);
    const left = await rules.read(`applications/${ID}`);
    for (const field of ['owner', 'remindOn']) expect(left).not.toHaveProperty(field);
  });

  it('can only be a member, by their own name', async () => {
    expect(await write('taken', { owner: ACTOR.code }, { as: 'code' })).toBe(false);
    expect(await write('taken', { owner: ACTOR.member }, { as: 'code' })).toBe(false);
    expect(await write('taken', { owner: rob }), 'a stranger').toBe(false);
    expect(await write('taken', { owner: { ...ACTOR.member, name: 'Eve' } })).toBe(false);
    expect(await write('taken', { owner: { ...ACTOR.member, email: 'x' } })).toBe(false);
    await rules.request('owner', 'PUT', 'team/members/rob', { name: 'Rob' });
    expect(await write('taken', { owner: rob }), 'a colleague').toBe(true);
    expect(await rules.read(`log/${EVENT}`)).toMatchObject({ who: ACTOR.member, what: 'taken', to: 'Rob' });
  });

  it('changes only from the owner that the member saw', async () => {
    await setOwner(rob);
    expect(await write('taken', { owner: ACTOR.member }), 'taken from nobody').toBe(false);
    expect(await write('taken', { owner: ACTOR.member }, { from: 'eve' })).toBe(false);
    expect(await write('given-back', { owner: null })).toBe(false);
    expect(await write('given-back', { owner: null }, { as: 'code', from: 'rob' })).toBe(false);
    expect(await write('taken', { owner: ACTOR.member }, { from: 'rob' })).toBe(true);
    const again = { from: 'mara', key: next };
    expect(await write('taken', { owner: ACTOR.member }, again), 'the same owner').toBe(false);
    expect(await write('given-back', { owner: null }, again)).toBe(true);
  });

  it('is named by the entries in history and log', async () => {
    const taken = (entry: object) =>
      rules.isAllowed('member', 'PATCH', '', {
        ...{ [`applications/${ID}/owner`]: ACTOR.member, [`applications/${ID}/ownedAt`]: NOW },
        [`history/${ID}/${EVENT}`]: { at: NOW, who: ACTOR.member, what: 'taken', ...entry },
        [`historyHead/${ID}`]: EVENT,
        [`log/${EVENT}`]: { at: NOW, who: ACTOR.member, what: 'taken', id: ID, ...entry },
      });
    expect(await taken({})).toBe(false);
    expect(await taken({ to: 'Rob' })).toBe(false);
    expect(await taken({ to: ACTOR.member.name })).toBe(true);
  });

  it.each<readonly [string, string, Readonly<Record<string, unknown>>]>([
    ['without a time', 'taken', { owner: ACTOR.member, ownedAt: undefined }],
    ['with a time other than now', 'taken', { owner: ACTOR.member, ownedAt: 5 }],
    ['with a different kind of entry', 'reminder', { owner: ACTOR.member }],
    ['with the opposite entry', 'given-back', { owner: ACTOR.member }],
    ['with another field', 'taken', { owner: ACTOR.member, name: 'Bob' }],
    ['with only an entry', 'taken', { ownedAt: undefined }],
    ['with only a time', 'taken', {}],
    ['with a reminder', 'taken', { owner: ACTOR.member, remindOn: '2026-12-01' }],
  ])('does not change %s', async (_, what, change) => {
    expect(await write(what, change)).toBe(false);
    expect(await rules.read('history')).toBeNull();
  });

  it('does not change without entries in history and log', async () => {
    expect(
      await rules.isAllowed('member', 'PATCH', `applications/${ID}`, { owner: ACTOR.member, ownedAt: NOW }),
    ).toBe(false);
    const unlogged = { isLogged: false };
    expect(await write('taken', { owner: ACTOR.member }, unlogged)).toBe(false);
    await setOwner(ACTOR.member);
    expect(await write('reminder', { remindOn: '2026-12-01' }, unlogged)).toBe(false);
    expect(await write('given-back', { owner: null }, { ...unlogged, from: 'mara' })).toBe(false);
  });

  it('can set a reminder for a day, which is deleted when the owner is cleared', async () => {
    expect(await write('reminder', { remindOn: '2026-12-01' })).toBe(false);
    await setOwner(rob);
    expect(await write('reminder', { remindOn: '2026-12-01' })).toBe(false);
    await setOwner(ACTOR.member, { remindOn: '2026-11-30' });
    for (const day of ['tomorrow', 5, '2026-12-1'])
      expect(await write('reminder', { remindOn: day })).toBe(false);
    expect(await write('given-back', { owner: null }, { from: 'mara' })).toBe(false);
    expect(await write('reminder', { remindOn: '2026-11-30' }), 'the same day').toBe(false);
    expect(await write('reminder', { remindOn: '2026-12-01' })).toBe(true);
    expect(await write('reminder', { remindOn: null }, { key: next })).toBe(true);
    expect(await write('reminder', { remindOn: null }, { key: '-OfA1234567890abcdeH' }), 'none').toBe(false);
  });
});
