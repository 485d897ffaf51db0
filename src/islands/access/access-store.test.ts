import { describe, expect, it, vi } from 'vitest';
import type { Access } from '../../contract/access/access.ts';
import type { CallError, Outcome } from '../../contract/callable.ts';
import type { StoredAccess } from '../../services/backend.ts';
import { createAccessStore } from './access-store.ts';

const ACCESS: Access = { role: 'mentor', until: 5, destination: null };
const granted = (access: Access | null): Outcome<Access | null> => ({ ok: true, data: access });
const rejected = (code: CallError['code'], message = ''): Outcome<never> => ({
  ok: false,
  error: { code, message },
});

function setUp(
  answer = granted(ACCESS),
  stored: Outcome<StoredAccess> = { ok: true, data: { status: 'none' } },
) {
  const log = vi.fn();
  const redirect = vi.fn();
  const enter = vi.fn(async () => answer);
  const leave = vi.fn(async () => undefined);
  const codes = { redeem: enter, resume: async () => stored, leave };
  const store = createAccessStore({ codes, language: 'de', attempt: 'tab', log, redirect });
  const code = () => store.$boxes.get().join('');
  return { store, log, redirect, enter, leave, code };
}

describe('entering a code', () => {
  it('normalizes and sends the joined code once', async () => {
    const { store, enter, log, redirect, code } = setUp();
    expect(store.type(0, 'a')).toBe(1);
    expect(store.type(1, 'x')).toBe(2);
    expect(store.erase(2)).toBe(1);
    expect(store.type(1, 'b12c')).toBe(4);
    expect(code()).toBe('AB12C');
    expect(await Promise.all([store.enter(), store.enter()])).toEqual([null, null]);
    expect(enter).toHaveBeenCalledExactlyOnceWith({
      code: 'AB12C',
      attempt: 'tab',
      language: 'de',
    });
    expect(store.$open.get()).toEqual({ access: ACCESS, isNew: true });
    expect(log, 'a valid code is never logged').not.toHaveBeenCalled();
    expect(redirect).not.toHaveBeenCalled();
    expect(code()).toBe('');
  });

  it("redirects to the role's destination", async () => {
    const { store, redirect } = setUp(granted({ ...ACCESS, destination: '/mentors' }));
    store.type(0, 'AB12C');
    await store.enter();
    expect(redirect).toHaveBeenCalledExactlyOnceWith('/mentors');
  });

  it('logs and keeps the joined code while there are no codes', async () => {
    const { store, log, code } = setUp(granted(null));
    store.type(0, 'AB12C');
    expect(await store.enter()).toBeNull();
    expect(log).toHaveBeenCalledExactlyOnceWith('AB12C');
    expect(store.$submission.get()).toEqual({ status: 'done', action: 'enter', data: null });
    expect(code()).toBe('AB12C');
  });

  it('reports the first empty box, and clears the message on the next input', async () => {
    const { store, log, enter } = setUp();
    expect(await store.enter()).toBe(0);
    store.type(0, 'AB12');
    expect(store.$submission.get()).toEqual({ status: 'idle' });
    expect(await store.enter()).toBe(4);
    expect(store.$submission.get()).toEqual({ status: 'rejected', action: 'enter', error: 'incomplete' });
    expect(log).toHaveBeenLastCalledWith('AB12');
    expect(enter).not.toHaveBeenCalled();
  });

  it('clears a wrong code and focuses the first box', async () => {
    const { store, code, log } = setUp(rejected('permission-denied', 'Falsch.'));
    store.type(0, 'AB12C');
    expect(await store.enter()).toBe(0);
    expect(code()).toBe('');
    expect(store.$submission.get()).toMatchObject({ status: 'rejected', error: { message: 'Falsch.' } });
    expect(log).not.toHaveBeenCalled();
    store.type(0, 'x');
    expect(store.$submission.get()).toEqual({ status: 'idle' });
  });

  it.each(['resource-exhausted', 'unavailable', 'internal', 'deadline-exceeded', 'unauthenticated'] as const)(
    'keeps the input when the request ends as %s',
    async (errorCode) => {
      const { store, code } = setUp(rejected(errorCode, 'Später.'));
      store.type(0, 'AB12C');
      expect(await store.enter()).toBeNull();
      expect(code()).toBe('AB12C');
      expect(store.$submission.get()).toMatchObject({ status: 'rejected', error: { message: 'Später.' } });
    },
  );

  it('ignores input while the code is being checked', async () => {
    const { store, code } = setUp(rejected('unavailable'));
    store.type(0, 'AB12C');
    const submission = store.enter();
    expect(store.$submission.get()).toEqual({ status: 'submitting', action: 'enter' });
    expect([store.type(0, 'x'), store.input(1, 'x'), store.erase(2)]).toEqual([0, 1, 2]);
    await submission;
    expect(code()).toBe('AB12C');
  });
});

describe('returning', () => {
  const open: Outcome<StoredAccess> = {
    ok: true,
    data: { status: 'open', access: { ...ACCESS, destination: '/m' } },
  };

  it('shows existing access without redirecting', async () => {
    const { store, redirect } = setUp(undefined, open);
    await store.resume();
    expect(store.$open.get()).toMatchObject({ isNew: false });
    expect(redirect).not.toHaveBeenCalled();
  });

  it('reports expired access, and nothing if there was none', async () => {
    const { store } = setUp(undefined, { ok: true, data: { status: 'ended' } });
    await store.resume();
    expect(store.$submission.get()).toEqual({ status: 'rejected', action: 'enter', error: 'ended' });
    for (const stored of [undefined, rejected('unavailable')]) {
      const other = setUp(undefined, stored).store;
      await other.resume();
      expect(other.$submission.get()).toEqual({ status: 'idle' });
    }
  });

  it('does not replace the form once the visitor has typed or submitted', async () => {
    const { store, code } = setUp(undefined, open);
    const resumed = store.resume();
    store.type(0, 'x');
    await resumed;
    expect(store.$open.get()).toBeNull();
    expect(code()).toBe('X');
    const other = setUp(undefined, open).store;
    const late = other.resume();
    await other.enter();
    await late;
    expect(other.$submission.get()).toEqual({ status: 'rejected', action: 'enter', error: 'incomplete' });
  });

  it('ends the session to enter another code', async () => {
    const { store, leave } = setUp(undefined, open);
    await store.resume();
    await store.leave();
    expect(leave).toHaveBeenCalledOnce();
    expect(store.$open.get()).toBeNull();
  });
});
