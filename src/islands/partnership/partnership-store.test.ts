import { describe, expect, it, vi } from 'vitest';
import { type ApplicationDraft, EMPTY_DRAFT } from '../../domain/application.ts';
import type { Submitted } from '../../services/backend.ts';
import type { DraftShelf } from './draft-shelf.ts';
import { createPartnershipStore } from './partnership-store.ts';

const filled = {
  applicationType: 'Agency',
  name: ' Ada ',
  email: 'ada@example.com',
  websiteLink: '',
  message: 'Hello',
  acceptTerms: true,
} as const;

function setUp(answer: Promise<Submitted> = Promise.resolve({ id: 'x', data: filled, error: null })) {
  let kept: ApplicationDraft | null = null;
  const shelf: DraftShelf = {
    put: (draft) => {
      kept = draft;
    },
    take: () => kept,
    clear: () => {
      kept = null;
    },
  };
  const submitApplication = vi.fn((_: ApplicationDraft) => answer);
  const store = createPartnershipStore({ backend: { submitApplication }, shelf });
  return { store, submitApplication, shelf };
}

describe('the partnership form', () => {
  it('starts as a founder with nothing filled in', () => {
    const { store } = setUp();
    expect(store.$draft.get()).toEqual(EMPTY_DRAFT);
    expect(store.$draft.get().applicationType).toBe('Founder');
    expect(store.$state.get()).toEqual({ at: 'idle' });
  });

  it('reports the first fault, sends nothing, and forgets the fault at the next keystroke', async () => {
    const { store, submitApplication } = setUp();
    await store.submit();
    expect(store.$state.get()).toEqual({ at: 'invalid', fault: 'name-missing' });
    store.edit({ name: 'Ada' });
    expect(store.$state.get()).toEqual({ at: 'idle' });
    await store.submit();
    expect(store.$state.get()).toEqual({ at: 'invalid', fault: 'email-missing' });
    expect(submitApplication).not.toHaveBeenCalled();
  });

  it('sends nothing that no person types, and keeps it for the visitor to correct', async () => {
    const { store, submitApplication } = setUp();
    const odd = { ...filled, websiteLink: 'javascript:alert(1)' };
    store.edit(odd);
    await store.submit();
    expect(store.$state.get()).toEqual({ at: 'invalid', fault: 'websiteLink-no-website' });
    expect(store.$draft.get()).toEqual(odd);
    expect(submitApplication).not.toHaveBeenCalled();
  });

  it('submits once, and resets to its defaults on success', async () => {
    const { store, submitApplication, shelf } = setUp();
    store.edit(filled);
    const submitted = store.submit();
    expect(store.$state.get()).toEqual({ at: 'submitting' });
    await Promise.all([submitted, store.submit()]);
    expect(submitApplication.mock.calls).toEqual([[filled]]);
    expect(store.$state.get()).toEqual({ at: 'success' });
    expect(store.$draft.get()).toEqual(EMPTY_DRAFT);
    expect(shelf.take()).toBeNull();
  });

  it('stays as it was sent while it is on its way', async () => {
    const { store } = setUp();
    store.edit(filled);
    const submitted = store.submit();
    store.edit({ name: 'Bob' });
    expect(store.$draft.get()).toEqual(filled);
    expect(store.$state.get()).toEqual({ at: 'submitting' });
    await submitted;
  });

  it('keeps everything typed when the backend refuses', async () => {
    const { store, shelf } = setUp(Promise.resolve({ id: null, data: null, error: 'Permission denied' }));
    store.edit(filled);
    await store.submit();
    expect(store.$state.get()).toEqual({ at: 'error', message: 'Permission denied' });
    expect(store.$draft.get()).toEqual(filled);
    expect(shelf.take()).toEqual(filled);
  });

  it('takes up what was typed before a reload', () => {
    const { store, shelf } = setUp();
    store.restore();
    expect(store.$draft.get()).toEqual(EMPTY_DRAFT);
    shelf.put(filled);
    store.restore();
    expect(store.$draft.get()).toEqual(filled);
  });
});
