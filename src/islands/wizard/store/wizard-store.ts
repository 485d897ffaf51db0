import { atom, type ReadableAtom } from 'nanostores';
import { createEntriesStorage, EMPTY_ENTRIES } from './entries.ts';
import type { Later, StoreContext, WebsitePhase, WizardDeps, WizardState } from './state.ts';
import { firstOpenStep, isStep, type Place, placeAfter, placeBefore, reachablePlace } from './steps.ts';

/** How long success is shown before the next step, in milliseconds. */
export const SUCCESS_DELAY_MS = 1500;

export type WizardStore = ReturnType<typeof createWizardStore>;

const WELCOME: WizardState = { view: 'welcome', entries: EMPTY_ENTRIES };

/** The business check's state and the actions of its first step; plan-actions.ts has the others. */
export function createWizardStore(deps: WizardDeps) {
  const { storage, locale, isOnline, trackEvent, getLater, loadLater } = deps;
  const $state = atom<WizardState>(WELCOME);
  const $readable: ReadableAtom<WizardState> = $state;
  const entriesStorage = createEntriesStorage(storage, () => getLater()?.parseEntries ?? null);
  let stopTask = (): void => undefined;

  const runTask: StoreContext['runTask'] = (start) => {
    stopTask();
    stopTask = () => undefined;
    stopTask = start();
  };

  const setView: StoreContext['setView'] = (view) => $state.set({ ...view, entries: $state.get().entries });

  const showWebsite = (website: WebsitePhase): void => setView({ view: 'website', website });

  const updateEntries: StoreContext['updateEntries'] = (edit) => {
    syncFromStorage();
    const state = $state.get();
    const entries = { ...state.entries, ...edit(state.entries) };
    $state.set({ ...state, entries });
    entriesStorage.write(entries);
  };

  const showPlace = (place: Exclude<Place, 'shared'>): (() => void) => {
    const stop = (): void => undefined;
    if (place === 'website') showWebsite({ phase: 'idle', error: null });
    else if (place !== 'results') setView({ view: place });
    else if ($state.get().entries.roadmaps[locale]) setView({ view: 'results', roadmap: { phase: 'ready' } });
    else return getLater()?.generateOwnRoadmap(context) ?? stop;
    return stop;
  };

  /** Navigates: stops the previous place's task and starts the new one's. */
  const enter = (place: Exclude<Place, 'shared'>): void =>
    runTask(() => {
      if (isStep(place)) trackEvent(`step-${place}`);
      if (place === 'results') trackEvent('result-seen');
      return showPlace(place);
    });

  /** Navigates as far as the answers allow. */
  const open = (place: Place): void => {
    const target = reachablePlace(place, $state.get().entries);
    if (target !== 'shared' && target !== $state.get().view) enter(target);
  };

  const showRoadmap = (phase: 'ready' | 'missing'): void =>
    runTask(() => {
      setView({ view: 'results', roadmap: { phase } });
      return () => undefined;
    });

  /** Applies another tab's changes, and keeps the place if possible. */
  const syncFromStorage = (): void => {
    const entries = entriesStorage.readChanges();
    if (!entries) return;
    const state = $state.get();
    $state.set({ ...state, entries });
    if (!isStep(state.view) && state.view !== 'results') return;
    const place = entries === EMPTY_ENTRIES ? 'welcome' : reachablePlace(state.view, entries);
    if (place !== 'shared' && place !== state.view) enter(place);
    else if (state.view === 'results') {
      const isOutdated =
        JSON.stringify([state.entries.answers, state.entries.buyers, state.entries.plan]) !==
        JSON.stringify([entries.answers, entries.buyers, entries.plan]);
      if (entries.roadmaps[locale]) showRoadmap('ready');
      else if (state.roadmap.phase === 'ready' || isOutdated) showRoadmap('missing');
    }
  };

  const analyze = (nextPlace: Place): void =>
    runTask(() => {
      const abortController = new AbortController();
      const websiteUrl = $state.get().entries.website.url.trim();
      if (!isOnline()) trackEvent('website-failed-offline');
      if (websiteUrl === '') showWebsite({ phase: 'idle', error: { code: 'blank' } });
      else if (!isOnline()) showWebsite({ phase: 'idle', error: { code: 'offline' } });
      else {
        showWebsite({ phase: 'analyzing' });
        const send = async (later: Later): Promise<void> => {
          const { signal } = abortController;
          if (!signal.aborted) await later.analyzeWebsite(context, websiteUrl, signal, onSuccess);
        };
        const onSuccess = (): void => {
          const timer = setTimeout(() => open(nextPlace), SUCCESS_DELAY_MS);
          // The analysis itself goes on: what a language model read may still arrive.
          stopTask = () => clearTimeout(timer);
        };
        const later = getLater();
        void (later ? send(later) : loadLater().then(send));
      }
      return () => abortController.abort();
    });

  const context: StoreContext = { ...deps, $state, setView, updateEntries, runTask, enter, analyze };

  return {
    $state: $readable,
    context,
    open,
    /** Starts the check. */
    start(): void {
      trackEvent('check-started');
      open('website');
    },
    /** Reads stored entries: from an earlier visit, or changed by another tab. */
    syncFromStorage,
    next(): void {
      const { view } = $state.get();
      if (isStep(view)) open(placeAfter(view));
    },
    back: (): void => open(placeBefore($state.get().view)),
    /** Goes to the first unanswered step, or to the result. */
    resume: (): void => open(firstOpenStep($state.get().entries) ?? 'results'),
    setUrl: (url: string): void => {
      updateEntries(({ website }) => ({ website: { ...website, url } }));
      const state = $state.get();
      if (state.view === 'website' && state.website.phase === 'idle' && state.website.error)
        showWebsite({ phase: 'idle', error: null });
    },
    /** Requests the analysis; success advances to the next step after a moment. */
    analyze: (): void => analyze(placeAfter('website')),
    cancelAnalysis: (): void => enter('website'),
    skipWebsite(): void {
      updateEntries(({ website }) => ({ website: { ...website, report: 'skipped' }, roadmaps: {} }));
      trackEvent('website-skipped');
      open(placeAfter('website'));
    },
    /** Deletes everything, including on the device. */
    startOver(): void {
      stopTask();
      entriesStorage.clear();
      $state.set(WELCOME);
    },
  };
}
