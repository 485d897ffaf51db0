import { atom, type ReadableAtom } from 'nanostores';
import type { SharedReport } from '../../../share/shared-report.ts';
import { answerActions } from './answer-actions.ts';
import { EMPTY_ENTRIES, type Entries } from './entries.ts';
import { createEntriesStorage } from './entries-storage.ts';
import type { WizardParts, Work } from './parts.ts';
import { type Place, placeAfter, placeBefore, reachablePlace } from './places.ts';
import { generateOwnRoadmap, generateSharedRoadmap } from './roadmap-generation.ts';
import { sharedRequestOf } from './roadmap-request.ts';
import type { SharedSituation, Situation, WizardState } from './state.ts';
import { firstOpenStep, isStep } from './steps.ts';
import { analyzeWebsite } from './website-analysis.ts';

/** How long success is shown before the next step, in milliseconds. */
export const SUCCESS_DELAY_MS = 1500;

export type WizardStore = ReturnType<typeof createWizardStore>;

const WELCOME: WizardState = { at: 'welcome', entries: EMPTY_ENTRIES };

/** The business check's state and actions, independent of the page. */
export function createWizardStore(parts: WizardParts) {
  const { clock, locale, tell, initial = WELCOME } = parts;
  const $state = atom<WizardState>(initial);
  const $readable: ReadableAtom<WizardState> = $state;
  const kept = createEntriesStorage(parts);
  let stopWork = (): void => undefined;

  const setSituation = (situation: Situation): void =>
    $state.set({ ...situation, entries: $state.get().entries });

  const keep: Work['keep'] = (edit) => {
    takeOver();
    const state = $state.get();
    const entries = { ...state.entries, ...edit(state.entries) };
    $state.set({ ...state, entries });
    kept.write(entries);
  };

  /** A changed answer outdates every roadmap. */
  const change: Parameters<typeof answerActions>[0] = (edit) =>
    keep(({ answers }) => ({ answers: { ...answers, ...edit(answers) }, roadmaps: {} }));

  const work = { ...parts, $state, setSituation, keep };

  /** Navigates: stops the previous place's work and starts the new one's. */
  const enter = (place: Exclude<Place, 'shared'>): void => {
    stopWork();
    stopWork = () => undefined;
    if (isStep(place)) tell(`step-${place}`);
    if (place === 'results') tell('result-seen');
    if (place === 'website') setSituation({ at: 'website', website: { phase: 'idle', fault: null } });
    else if (place === 'results') beginResults();
    else setSituation({ at: place });
  };

  const beginResults = (): void => {
    if ($state.get().entries.roadmaps[locale]) setSituation({ at: 'results', roadmap: { phase: 'ready' } });
    else stopWork = generateOwnRoadmap(work);
  };

  /** Navigates as far as the answers allow. */
  const open = (place: Place): void => {
    const target = reachablePlace(place, $state.get().entries);
    if (target !== 'shared' && target !== $state.get().at) enter(target);
  };

  /** Applies another tab's changes, and keeps the place if possible. */
  const takeOver = (): void => {
    const entries = kept.readChanges();
    if (!entries) return;
    const state = $state.get();
    $state.set({ ...state, entries });
    if (!isStep(state.at) && state.at !== 'results') return;
    const place = entries === EMPTY_ENTRIES ? 'welcome' : reachablePlace(state.at, entries);
    if (place !== 'shared' && place !== state.at) enter(place);
    else if (state.at === 'results') {
      const isOutdated =
        JSON.stringify([state.entries.answers, state.entries.buyers]) !==
        JSON.stringify([entries.answers, entries.buyers]);
      if (entries.roadmaps[locale]) showRoadmap('ready');
      else if (state.roadmap.phase === 'ready' || isOutdated) showRoadmap('missing');
    }
  };

  const analyze = (then: Place): void => {
    stopWork();
    stopWork = analyzeWebsite(work, () => {
      stopWork = clock.after(SUCCESS_DELAY_MS, () => open(then));
    });
  };

  const showRoadmap = (phase: 'ready' | 'missing'): void => {
    stopWork();
    setSituation({ at: 'results', roadmap: { phase } });
  };

  /** Regenerates a shared result's roadmap if its answers are complete. */
  const remake = (shared: SharedSituation): (() => void) => {
    const { report } = shared;
    if (!report || !sharedRequestOf(report, locale)) return () => undefined;
    return generateSharedRoadmap(work, { ...shared, report });
  };

  return {
    $state: $readable,
    ...answerActions(change),
    open,
    /** Starts the check. */
    start(): void {
      tell('check-started');
      open('website');
    },
    /** Reads stored entries: from an earlier visit, or changed by another tab. */
    takeOver,
    next(): void {
      const { at } = $state.get();
      if (isStep(at)) open(placeAfter(at));
    },
    back: (): void => open(placeBefore($state.get().at)),
    /** Goes to the first unanswered step, or to the result. */
    resume: (): void => open(firstOpenStep($state.get().entries) ?? 'results'),
    setUrl: (url: string): void => {
      keep(({ website }) => ({ website: { ...website, url } }));
      const state = $state.get();
      if (state.at === 'website' && state.website.phase === 'idle' && state.website.fault)
        setSituation({ at: 'website', website: { phase: 'idle', fault: null } });
    },
    /** Requests the analysis; success advances to the next step after a moment. */
    analyze: (): void => analyze(placeAfter('website')),
    /** Analyzes the same website again, then returns to the result. */
    checkAgain(): void {
      const { report } = $state.get().entries.website;
      if (report === null || report === 'skipped') return;
      enter('website');
      keep(({ website }) => ({ website: { ...website, url: report.url.requested } }));
      analyze('results');
    },
    cancelAnalysis: (): void => enter('website'),
    skipWebsite(): void {
      keep(({ website }) => ({ website: { ...website, report: 'skipped' }, roadmaps: {} }));
      tell('website-skipped');
      open(placeAfter('website'));
    },
    /** Sets the micro niche; '' for none. Outdates a roadmap made without it. */
    chooseNiche(niche: string): void {
      keep((entries) => (niche === entries.niche ? {} : { niche, roadmaps: {} }));
    },
    /** Sets the answer to "Who buys from you?", and regenerates the roadmap. */
    answerBuyers(typed: string): void {
      const buyers = typed.trim();
      if (buyers === $state.get().entries.buyers) return;
      keep(() => ({ buyers, roadmaps: {} }));
      if ($state.get().at !== 'results') return;
      stopWork();
      stopWork = generateOwnRoadmap(work);
    },
    /** Sets the website to compare with, and its report. */
    setCompetitor: (competitor: Entries['competitor']): void => keep(() => ({ competitor })),
    /** Retries the roadmap. */
    generate(): void {
      const state = $state.get();
      stopWork();
      stopWork = state.at === 'shared' ? remake(state) : generateOwnRoadmap(work);
    },
    showShared(report: SharedReport | null, isExample = false): void {
      stopWork();
      if (report && !isExample) tell('shared-result-opened');
      const shared = { at: 'shared', report, isExample, remade: null, roadmap: { phase: 'ready' } } as const;
      setSituation(shared);
      if (!report?.roadmap || report.locale !== locale) stopWork = remake(shared);
    },
    /** Deletes everything, also on the device. */
    startOver(): void {
      stopWork();
      kept.clear();
      $state.set(WELCOME);
    },
  };
}
