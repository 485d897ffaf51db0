import { describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../contract/callable.ts';
import { EMPTY_DRAFT, trimmedDraft } from '../../domain/applications/application.ts';
import { TERMS_VERSION } from '../../domain/applications/terms-version.ts';
import type { TrackEvent } from '../../domain/visits/visit-events.ts';
import type { Backend } from '../../services/backend.ts';
import type { TabShelf } from '../../stores/tab-shelf.ts';
import { createPartnershipStore } from './partnership-store.ts';
import type { StoredDraft } from './stored-draft.ts';

const filled = {
  applicationType: 'Agency',
  name: ' Ada ',
  email: 'ada@example.com',
  websiteLink: '',
  message: 'Hello',
  acceptTerms: true,
} as const;

type Answer = Awaited<ReturnType<Backend['submitApplication']>>;

const failed = (code: ErrorCode, message: string): Answer => ({ ok: false, error: { code, message } });
const TAKEN: Answer = { ok: true, data: { id: 'x', data: filled, error: null } };
const LOST = failed('internal', '');
const PERSON = { decoy: false };

function setUp(answer: Answer = TAKEN, source?: string) {
  let storedDraft: StoredDraft | null = null;
  const store = (draft: StoredDraft | null): void => {
    storedDraft = draft;
  };
  const shelf: TabShelf<StoredDraft> = { write: store, read: () => storedDraft, clear: () => store(null) };
  let now = 10_000;
  let ids = 0;
  const trackEvent = vi.fn<TrackEvent>();
  const submitApplication = vi.fn<Backend['submitApplication']>(async () => answer);
  /** A page load in the same tab. */
  const open = () =>
    createPartnershipStore({
      backend: { submitApplication },
      shelf,
      language: 'de',
      nextId: () => `-OeA123456789012345${ids++}`,
      now: () => now,
      begun: now,
      trackEvent,
      source: () => source,
    });
  const pass = (ms: number) => {
    now += ms;
  };
  const sent = () => submitApplication.mock.calls.map(([request]) => request);
  const trackedEvents = () => trackEvent.mock.calls.map(([event]) => event);
  return { store: open(), open, submitApplication, sent, trackedEvents, shelf, pass };
}

describe('the partnership form', () => {
  it('starts as an empty founder application', () => {
    const { store } = setUp();
    expect(store.$draft.get()).toEqual(EMPTY_DRAFT);
    expect(store.$draft.get().applicationType).toBe('Founder');
    expect(store.$state.get()).toEqual({ status: 'idle' });
  });

  it('reports the first validation error, sends nothing, and clears the message on the next input', async () => {
    const { store, submitApplication } = setUp();
    await store.submit(PERSON);
    expect(store.$state.get()).toEqual({ status: 'rejected', action: 'send', error: 'name-missing' });
    store.edit({ name: 'Ada' });
    expect(store.$state.get()).toEqual({ status: 'idle' });
    await store.submit(PERSON);
    expect(store.$state.get()).toEqual({ status: 'rejected', action: 'send', error: 'email-missing' });
    expect(submitApplication).not.toHaveBeenCalled();
  });

  it('rejects invisible characters, and keeps them for correction', async () => {
    const { store, submitApplication } = setUp();
    const odd = { ...filled, websiteLink: 'javascript:alert(1)' };
    store.edit(odd);
    await store.submit(PERSON);
    expect(store.$state.get()).toEqual({
      status: 'rejected',
      action: 'send',
      error: 'websiteLink-no-website',
    });
    expect(store.$draft.get()).toEqual(odd);
    expect(submitApplication).not.toHaveBeenCalled();
  });

  it('submits once, and resets to its defaults on success', async () => {
    const { store, sent, shelf, pass } = setUp();
    store.edit(filled);
    pass(4000);
    const submitted = store.submit(PERSON);
    expect(store.$state.get()).toEqual({ status: 'submitting', action: 'send' });
    await Promise.all([submitted, store.submit(PERSON)]);
    expect(sent()).toEqual([
      {
        id: '-OeA1234567890123450',
        application: trimmedDraft(filled),
        language: 'de',
        terms: TERMS_VERSION,
        filled: { ms: 4000, decoy: false },
      },
    ]);
    expect(store.$state.get().status).toBe('done');
    expect(store.$draft.get()).toEqual(EMPTY_DRAFT);
    expect(shelf.read()).toBeNull();
  });

  it('ignores changes while submitting', async () => {
    const { store } = setUp();
    store.edit(filled);
    const submitted = store.submit(PERSON);
    store.edit({ name: 'Bob' });
    expect(store.$draft.get()).toEqual(filled);
    expect(store.$state.get()).toEqual({ status: 'submitting', action: 'send' });
    await submitted;
  });

  it('keeps the input when the backend rejects it', async () => {
    const error = { code: 'resource-exhausted', message: 'Please send it again in 5 minutes.' } as const;
    const { store, shelf } = setUp({ ok: false, error });
    store.edit(filled);
    await store.submit(PERSON);
    expect(store.$state.get()).toEqual({ status: 'rejected', action: 'send', error });
    expect(store.$draft.get()).toEqual(filled);
    expect(shelf.read()?.draft).toEqual(filled);
  });

  it('restores the input after a reload', () => {
    const { store, shelf } = setUp();
    store.restore();
    expect(store.$draft.get()).toEqual(EMPTY_DRAFT);
    shelf.write({ draft: filled, begun: 0, attempt: null, result: null });
    store.restore();
    expect(store.$draft.get()).toEqual(filled);
  });

  it('retries under the same id, even after a reload', async () => {
    const { store, open, sent } = setUp(LOST);
    store.edit(filled);
    await store.submit(PERSON);
    store.edit({ message: 'Hello ' });
    await store.submit(PERSON);
    const reloaded = open();
    reloaded.restore();
    await reloaded.submit(PERSON);
    expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
    expect(sent()).toHaveLength(3);
  });

  it('uses a new id after a change', async () => {
    const { store, sent, submitApplication } = setUp(LOST);
    store.edit(filled);
    await store.submit(PERSON);
    store.edit({ message: 'More' });
    submitApplication.mockResolvedValueOnce(TAKEN);
    await store.submit(PERSON);
    store.edit({ ...filled, message: 'More' });
    await store.submit(PERSON);
    expect(new Set(sent().map(({ id }) => id)).size).toBe(3);
  });

  it('reports the fill time from the first page load, and the honeypot’s value', async () => {
    const { store, open, sent, pass } = setUp(LOST);
    store.edit(filled);
    pass(60_000);
    const reloaded = open();
    reloaded.restore();
    await reloaded.submit({ decoy: true });
    expect(sent()[0]?.filled).toEqual({ ms: 60_000, decoy: true });
  });

  it('restarts the fill time if the clock was set back between page loads', async () => {
    const { store, sent, shelf, pass } = setUp();
    shelf.write({ draft: filled, begun: 3_600_000, attempt: null, result: null });
    store.restore();
    pass(4_000);
    await store.submit(PERSON);
    expect(sent()[0]?.filled.ms).toBe(4_000);
  });
});

describe('an attached result', () => {
  it('is sent once, even after a reload', async () => {
    const { store, open, sent, submitApplication } = setUp(LOST);
    store.edit(filled);
    store.attach('abc');
    await store.submit(PERSON);
    const reloaded = open();
    reloaded.restore();
    expect(reloaded.$result.get()).toBe('abc');
    submitApplication.mockResolvedValueOnce(TAKEN);
    await reloaded.submit(PERSON);
    expect(sent().map(({ id, result }) => [id, result])).toEqual([
      [sent()[0]?.id, 'abc'],
      [sent()[0]?.id, 'abc'],
    ]);
    expect(reloaded.$result.get()).toBeNull();
  });

  it('counts as a change: attaching or detaching it changes the id', async () => {
    const { store, sent } = setUp(LOST);
    store.edit(filled);
    store.attach('abc');
    await store.submit(PERSON);
    store.attach(null);
    await store.submit(PERSON);
    expect(new Set(sent().map(({ id }) => id)).size).toBe(2);
    expect('result' in (sent()[1] ?? {})).toBe(false);
  });
});

describe('visit events', () => {
  const LEFT: readonly (readonly [Answer, string])[] = [
    [TAKEN, 'form-sent'],
    [LOST, 'form-refused-unreachable'],
    [failed('resource-exhausted', 'Too many'), 'form-refused-answer'],
    [failed('unauthenticated', ''), 'form-refused-answer'],
  ];

  it.each(LEFT)('report the start and the outcome', async (answer, end) => {
    const { store, trackedEvents } = setUp(answer);
    store.edit(filled);
    await store.submit(PERSON);
    expect(trackedEvents()).toEqual(['form-touched', end]);
  });

  it('report the invalid field', async () => {
    const { store, trackedEvents } = setUp();
    await store.submit(PERSON);
    store.edit({ ...filled, acceptTerms: false });
    await store.submit(PERSON);
    expect(trackedEvents()).toEqual(['form-refused-name', 'form-touched', 'form-refused-acceptTerms']);
  });

  it('carry the visit’s source, if any', async () => {
    for (const source of ['newsletter', undefined]) {
      const { store, sent } = setUp(undefined, source);
      store.edit(filled);
      await store.submit(PERSON);
      expect(sent()[0]?.source).toBe(source);
      expect('source' in (sent()[0] ?? {})).toBe(source !== undefined);
    }
  });
});
