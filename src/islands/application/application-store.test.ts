import { describe, expect, it, vi } from 'vitest';
import type { ApplicantView } from '../../contract/applications/own-application.ts';
import type { Outcome } from '../../contract/callable.ts';
import type { Backend } from '../../services/backend.ts';
import { createApplicationStore } from './application-store.ts';
import type { CorrectionDraft } from './correction-draft.ts';

const ID = 'id-1';
const TOKEN = `${ID}.signature`;
const stored: ApplicantView = {
  ...{ applicationType: 'Founder', name: 'Ada', email: 'ada@example.com', websiteLink: '', message: 'Hello' },
  ...{ createdAt: 1, language: 'de', terms: null, campaign: null, result: null },
};
const correction = { name: 'Ada King', websiteLink: 'ada.example', message: 'Hello again' };
const failure = <T>(code: 'not-found' | 'permission-denied' | 'internal', message = ''): Outcome<T> => ({
  ok: false,
  error: { code, message },
});

function setUp(storedDraft: CorrectionDraft | null = null) {
  let shelved = storedDraft;
  const shelf = {
    write: (draft: CorrectionDraft) => {
      shelved = draft;
    },
    read: () => shelved,
    clear: () => {
      shelved = null;
    },
  };
  const backend = {
    openOwnApplication: vi.fn<Backend['openOwnApplication']>(async () => ({ ok: true, data: stored })),
    correctOwnApplication: vi.fn<Backend['correctOwnApplication']>(
      async ({ name, websiteLink, message }) => ({
        ok: true,
        data: { ...stored, name: name.trim(), websiteLink, message },
      }),
    ),
    withdrawOwnApplication: vi.fn<Backend['withdrawOwnApplication']>(async () => ({
      ok: true,
      data: { withdrawn: true },
    })),
  };
  const store = createApplicationStore({ backend, shelf, language: 'de' });
  return { store, backend, shelved: () => shelved };
}
const openStore = async (storedDraft?: CorrectionDraft) => {
  const setup = setUp(storedDraft);
  await setup.store.open(TOKEN);
  return setup;
};

describe('opening', () => {
  it('shows the stored application, and writes nothing', async () => {
    const { store, backend } = await openStore();
    expect(store.$state.get()).toEqual({ status: 'open', stored });
    expect(store.$draft.get()).toEqual({ name: 'Ada', websiteLink: '', message: 'Hello' });
    expect(backend.openOwnApplication.mock.calls).toEqual([[{ token: TOKEN, language: 'de' }]]);
    expect(backend.correctOwnApplication).not.toHaveBeenCalled();
    expect(backend.withdrawOwnApplication).not.toHaveBeenCalled();
  });

  it('restores unsaved input after a reload', async () => {
    const { store } = await openStore({ of: ID, correction });
    expect(store.$draft.get()).toEqual(correction);
    expect(store.$state.get()).toMatchObject({ stored });
  });

  it('ignores unsaved input for another application', async () => {
    const { store } = await openStore({ of: 'id-2', correction });
    expect(store.$draft.get()).toEqual({ name: 'Ada', websiteLink: '', message: 'Hello' });
  });

  it.each([
    ['not-found', { status: 'closed', reason: 'gone' }],
    ['permission-denied', { status: 'closed', reason: 'invalid' }],
    ['internal', { status: 'failed', message: '' }],
  ] as const)('maps the error %s to the state %j', async (code, state) => {
    const { store, backend } = setUp();
    backend.openOwnApplication.mockResolvedValueOnce(failure(code));
    await store.open(TOKEN);
    expect(store.$state.get()).toEqual(state);
  });

  it('requests nothing without a link', async () => {
    const { store, backend } = setUp();
    await store.open('');
    expect(store.$state.get()).toEqual({ status: 'closed', reason: 'no-link' });
    expect(backend.openOwnApplication).not.toHaveBeenCalled();
  });

  it.each(['save', 'withdraw'] as const)(
    'ignores the outcome of a %s if another link was opened',
    async (action) => {
      const { store, backend } = await openStore();
      const { promise, resolve } = Promise.withResolvers<void>();
      backend.correctOwnApplication.mockImplementation(async () => {
        await promise;
        return { ok: true, data: stored };
      });
      backend.withdrawOwnApplication.mockImplementation(async () => {
        await promise;
        return { ok: true, data: { withdrawn: true } };
      });
      const running = store[action]();
      const other = { ...stored, name: 'Bea' };
      backend.openOwnApplication.mockResolvedValue({ ok: true, data: other });
      await store.open('id-2.signature');
      resolve();
      await running;
      expect(store.$state.get()).toEqual({ status: 'open', stored: other });
      expect(store.$draft.get().name).toBe('Bea');
      expect(store.$action.get()).toEqual({ status: 'idle' });
    },
  );

  it('shows the most recently opened link', async () => {
    const { store, backend } = setUp();
    let resolveFirst: (outcome: Outcome<ApplicantView>) => void = () => undefined;
    backend.openOwnApplication.mockReturnValueOnce(new Promise((resolve) => (resolveFirst = resolve)));
    const first = store.open('id-2.signature');
    await store.open(TOKEN);
    resolveFirst({ ok: true, data: { ...stored, name: 'Grace' } });
    await first;
    expect(store.$state.get()).toMatchObject({ stored: { name: 'Ada' } });
  });
});

describe('correcting', () => {
  it('saves the input once, then shows the stored result', async () => {
    const { store, backend, shelved } = await openStore();
    store.edit(correction);
    expect(shelved()).toEqual({ of: ID, correction });
    await Promise.all([store.save(), store.save()]);
    expect(backend.correctOwnApplication.mock.calls).toEqual([
      [{ token: TOKEN, language: 'de', ...correction }],
    ]);
    expect(store.$state.get()).toEqual({ status: 'open', stored: { ...stored, ...correction } });
    expect(store.$action.get()).toMatchObject({ status: 'done', action: 'save' });
    expect(shelved()).toBeNull();
  });

  it.each([
    ['www.ada.example', 'https://www.ada.example'],
    ['<https://https://ada.example>,', 'https://ada.example'],
    ['none yet', 'none yet'],
    ['http://1.2.3.999', 'http://1.2.3.999'],
  ])('completes the website %j as the form for applications does', async (typed, completed) => {
    const { store, shelved } = await openStore();
    store.completeWebsite();
    expect(shelved()).toBeNull();
    store.edit({ websiteLink: typed });
    store.completeWebsite();
    expect(store.$draft.get().websiteLink).toBe(completed);
    expect(shelved()?.correction.websiteLink).toBe(completed);
  });

  it('reports validation errors, and sends nothing', async () => {
    const { store, backend } = await openStore();
    store.edit({ name: ' ' });
    await store.save();
    expect(store.$action.get()).toEqual({ status: 'rejected', action: 'save', error: 'name-missing' });
    expect(backend.correctOwnApplication).not.toHaveBeenCalled();
    store.edit({ name: 'A' });
    expect(store.$action.get()).toEqual({ status: 'idle' });
  });

  it('keeps the input when saving fails', async () => {
    const { store, backend, shelved } = await openStore();
    backend.correctOwnApplication.mockResolvedValueOnce(failure('internal', 'A sentence.'));
    store.edit(correction);
    await store.save();
    expect(store.$state.get()).toMatchObject({ stored });
    expect(store.$action.get()).toMatchObject({
      status: 'rejected',
      action: 'save',
      error: { message: 'A sentence.' },
    });
    expect(store.$draft.get()).toEqual(correction);
    expect(shelved()).toEqual({ of: ID, correction });
  });
});

describe('withdrawing', () => {
  it('asks for confirmation, and can be canceled', async () => {
    const { store, backend } = await openStore();
    store.edit(correction);
    store.requestWithdrawal();
    expect(store.$action.get()).toEqual({ status: 'confirming', action: 'withdraw' });
    store.cancelWithdrawal();
    expect(store.$action.get()).toEqual({ status: 'idle' });
    expect(store.$draft.get()).toEqual(correction);
    expect(backend.withdrawOwnApplication).not.toHaveBeenCalled();
  });

  it('leaves no data in the page', async () => {
    const { store, shelved } = await openStore();
    store.edit(correction);
    store.requestWithdrawal();
    await store.withdraw();
    expect(store.$state.get()).toEqual({ status: 'closed', reason: 'withdrawn' });
    expect(store.$draft.get()).toEqual({ name: '', websiteLink: '', message: '' });
    expect(shelved()).toBeNull();
  });

  it.each([
    ['internal', { status: 'open' }],
    ['not-found', { status: 'closed', reason: 'gone' }],
  ] as const)('maps the error %s to the state %j', async (code, state) => {
    const { store, backend } = await openStore();
    backend.withdrawOwnApplication.mockResolvedValueOnce(failure(code));
    await store.withdraw();
    expect(store.$state.get()).toMatchObject(state);
    expect(store.$action.get()).toMatchObject({ status: 'rejected', action: 'withdraw', error: { code } });
  });
});
