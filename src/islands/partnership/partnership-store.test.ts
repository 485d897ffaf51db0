import { describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../contract/callable.ts';
import { EMPTY_DRAFT } from '../../domain/applications/application.ts';
import { TERMS_VERSION } from '../../domain/applications/terms-version.ts';
import type { TrackEvent } from '../../domain/visits/visit-events.ts';
import type { Backend } from '../../services/backend.ts';
import type { TabShelf } from '../../stores/tab-shelf.ts';
import { createPartnershipStore } from './partnership-store.ts';
import type { StoredDraft } from './stored-draft.ts';

const completeDraft = {
  applicationType: 'Agency',
  name: ' Ada ',
  email: 'ada@example.com',
  websiteLink: '',
  message: 'Hello',
  acceptTerms: true,
} as const;

type Answer = Awaited<ReturnType<Backend['submitApplication']>>;

const failed = (code: ErrorCode, message: string): Answer => ({ ok: false, error: { code, message } });
const ACCEPTED: Answer = { ok: true, data: { id: 'x', data: completeDraft, error: null } };
const LOST = failed('internal', '');
const HUMAN = { decoy: false };

function setUp(answer: Answer = ACCEPTED, source?: string) {
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
      openedAt: now,
      trackEvent,
      source: () => source,
    });
  const advance = (ms: number) => {
    now += ms;
  };
  const getRequests = () => submitApplication.mock.calls.map(([request]) => request);
  const trackedEvents = () => trackEvent.mock.calls.map(([event]) => event);
  return { store: open(), open, submitApplication, getRequests, trackedEvents, shelf, advance };
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
    await store.submit(HUMAN);
    expect(store.$state.get()).toEqual({ status: 'rejected', action: 'send', error: 'name-missing' });
    store.edit({ name: 'Ada' });
    expect(store.$state.get()).toEqual({ status: 'idle' });
    await store.submit(HUMAN);
    expect(store.$state.get()).toEqual({ status: 'rejected', action: 'send', error: 'email-missing' });
    expect(submitApplication).not.toHaveBeenCalled();
  });

  it('rejects an invalid website, and keeps it for correction', async () => {
    const { store, submitApplication } = setUp();
    const invalidDraft = { ...completeDraft, websiteLink: 'javascript:alert(1)' };
    store.edit(invalidDraft);
    await store.submit(HUMAN);
    expect(store.$state.get()).toEqual({
      status: 'rejected',
      action: 'send',
      error: 'websiteLink-no-website',
    });
    expect(store.$draft.get()).toEqual(invalidDraft);
    expect(submitApplication).not.toHaveBeenCalled();
  });

  it('cleans what was pasted, and the email address at once, which the browser would refuse', async () => {
    const { store, getRequests } = setUp();
    store.edit({ ...completeDraft, name: '\u2068Ada\u2069', message: 'One\u000btwo' });
    store.edit({ email: '\u202dada@\u200bexample.com\u00a0' });
    expect(store.$draft.get()).toMatchObject({ email: 'ada@example.com', message: 'One\u000btwo' });
    await store.submit(HUMAN);
    expect(getRequests()[0]?.application).toEqual({ ...completeDraft, name: 'Ada', message: 'One\ntwo' });
  });

  it.each([
    ['www.ada.example', 'https://www.ada.example'],
    ['https://https://ada.example,', 'https://ada.example'],
    ['HTTP://ada.example/a', 'http://ada.example/a'],
    ['none yet', 'none yet'],
    ['', ''],
  ])('completes the website %j', (typed, completed) => {
    const { store, shelf } = setUp();
    store.edit({ websiteLink: typed });
    store.completeWebsite();
    expect(store.$draft.get().websiteLink).toBe(completed);
    expect(shelf.read()?.draft.websiteLink).toBe(completed);
  });

  it('leaves an untouched form untouched on leaving the website field', () => {
    const { store, trackedEvents, shelf } = setUp();
    store.completeWebsite();
    expect(trackedEvents()).toEqual([]);
    expect(shelf.read()).toBeNull();
  });

  it('submits once, and resets to its defaults on success', async () => {
    const { store, getRequests, shelf, advance } = setUp();
    const setItem = vi.fn();
    vi.stubGlobal('sessionStorage', { setItem });
    store.edit(completeDraft);
    advance(4000);
    const submitted = store.submit(HUMAN);
    expect(store.$state.get()).toEqual({ status: 'submitting', action: 'send' });
    await Promise.all([submitted, store.submit(HUMAN)]);
    expect(getRequests()).toEqual([
      {
        id: '-OeA1234567890123450',
        application: { ...completeDraft, name: 'Ada' },
        language: 'de',
        terms: TERMS_VERSION,
        filled: { ms: 4000, decoy: false },
      },
    ]);
    expect(store.$state.get().status).toBe('done');
    expect(store.$draft.get()).toEqual(EMPTY_DRAFT);
    expect(shelf.read()).toBeNull();
    expect(setItem.mock.calls).toEqual([
      ['applicant', JSON.stringify({ name: 'Ada', email: completeDraft.email })],
    ]);
  });

  it('ignores changes while submitting', async () => {
    const { store } = setUp();
    store.edit(completeDraft);
    const submitted = store.submit(HUMAN);
    store.edit({ name: 'Bob' });
    expect(store.$draft.get()).toEqual(completeDraft);
    expect(store.$state.get()).toEqual({ status: 'submitting', action: 'send' });
    await submitted;
  });

  it('keeps the input when the backend rejects it', async () => {
    const error = { code: 'resource-exhausted', message: 'Please send it again in 5 minutes.' } as const;
    const { store, shelf } = setUp({ ok: false, error });
    store.edit(completeDraft);
    await store.submit(HUMAN);
    expect(store.$state.get()).toEqual({ status: 'rejected', action: 'send', error });
    expect(store.$draft.get()).toEqual(completeDraft);
    expect(shelf.read()?.draft).toEqual(completeDraft);
  });

  it('restores the input after a reload', () => {
    const { store, shelf } = setUp();
    store.restore();
    expect(store.$draft.get()).toEqual(EMPTY_DRAFT);
    shelf.write({ draft: completeDraft, begun: 0, attempt: null, result: null });
    store.restore();
    expect(store.$draft.get()).toEqual(completeDraft);
  });

  it('retries under the same id, even after a reload', async () => {
    const { store, open, getRequests } = setUp(LOST);
    store.edit(completeDraft);
    await store.submit(HUMAN);
    store.edit({ message: 'Hello ' });
    await store.submit(HUMAN);
    const reloaded = open();
    reloaded.restore();
    await reloaded.submit(HUMAN);
    expect(new Set(getRequests().map(({ id }) => id)).size).toBe(1);
    expect(getRequests()).toHaveLength(3);
  });

  it('uses a new id after a change', async () => {
    const { store, getRequests, submitApplication } = setUp(LOST);
    store.edit(completeDraft);
    await store.submit(HUMAN);
    store.edit({ message: 'More' });
    submitApplication.mockResolvedValueOnce(ACCEPTED);
    await store.submit(HUMAN);
    store.edit({ ...completeDraft, message: 'More' });
    await store.submit(HUMAN);
    expect(new Set(getRequests().map(({ id }) => id)).size).toBe(3);
  });

  it('reports the fill time from the first page load, and the honeypot’s value', async () => {
    const { store, open, getRequests, advance } = setUp(LOST);
    store.edit(completeDraft);
    advance(60_000);
    const reloaded = open();
    reloaded.restore();
    await reloaded.submit({ decoy: true });
    expect(getRequests()[0]?.filled).toEqual({ ms: 60_000, decoy: true });
  });

  it('restarts the fill time if the clock was set back between page loads', async () => {
    const { store, getRequests, shelf, advance } = setUp();
    shelf.write({ draft: completeDraft, begun: 3_600_000, attempt: null, result: null });
    store.restore();
    advance(4_000);
    await store.submit(HUMAN);
    expect(getRequests()[0]?.filled.ms).toBe(4_000);
  });
});

describe('an attached result', () => {
  it('is sent once, even after a reload', async () => {
    const { store, open, getRequests, submitApplication } = setUp(LOST);
    store.edit(completeDraft);
    store.attach('abc');
    await store.submit(HUMAN);
    const reloaded = open();
    reloaded.restore();
    expect(reloaded.$result.get()).toBe('abc');
    submitApplication.mockResolvedValueOnce(ACCEPTED);
    await reloaded.submit(HUMAN);
    expect(getRequests().map(({ id, result }) => [id, result])).toEqual([
      [getRequests()[0]?.id, 'abc'],
      [getRequests()[0]?.id, 'abc'],
    ]);
    expect(reloaded.$result.get()).toBeNull();
  });

  it('counts as a change: attaching or detaching it changes the id', async () => {
    const { store, getRequests } = setUp(LOST);
    store.edit(completeDraft);
    store.attach('abc');
    await store.submit(HUMAN);
    store.attach(null);
    await store.submit(HUMAN);
    expect(new Set(getRequests().map(({ id }) => id)).size).toBe(2);
    expect('result' in (getRequests()[1] ?? {})).toBe(false);
  });
});

describe('visit events', () => {
  const OUTCOMES: readonly (readonly [Answer, string])[] = [
    [ACCEPTED, 'form-sent'],
    [LOST, 'form-refused-unreachable'],
    [failed('resource-exhausted', 'Too many'), 'form-refused-answer'],
    [failed('unauthenticated', ''), 'form-refused-answer'],
  ];

  it.each(OUTCOMES)('report the start and the outcome', async (answer, end) => {
    const { store, trackedEvents } = setUp(answer);
    store.edit(completeDraft);
    await store.submit(HUMAN);
    expect(trackedEvents()).toEqual(['form-touched', end]);
  });

  it('report the invalid field', async () => {
    const { store, trackedEvents } = setUp();
    await store.submit(HUMAN);
    store.edit({ ...completeDraft, acceptTerms: false });
    await store.submit(HUMAN);
    expect(trackedEvents()).toEqual(['form-refused-name', 'form-touched', 'form-refused-acceptTerms']);
  });

  it('carry the visit’s source, if any', async () => {
    for (const source of ['newsletter', undefined]) {
      const { store, getRequests } = setUp(undefined, source);
      store.edit(completeDraft);
      await store.submit(HUMAN);
      expect(getRequests()[0]?.source).toBe(source);
      expect('source' in (getRequests()[0] ?? {})).toBe(source !== undefined);
    }
  });
});
