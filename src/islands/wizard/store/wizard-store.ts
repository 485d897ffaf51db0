import { atom, type ReadableAtom } from 'nanostores';
import type { BusinessKind } from '../../../contract/website/business-kinds.ts';
import { cleanLine } from '../../../domain/values/text.ts';
import {
  MAX_BUYERS,
  MAX_OFFER,
  MAX_STRENGTH,
  MAX_TOPICS,
  MAX_WANTS,
  type Topic,
  type Want,
} from '../../../domain/wizard/business-options.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { createAnswerActions } from './answer-actions.ts';
import { EMPTY_ENTRIES, type Entries, reportOf } from './entries.ts';
import { createEntriesStorage } from './entries-storage.ts';
import { type Place, placeAfter, placeBefore, reachablePlace } from './places.ts';
import { generateOwnRoadmap, generateSharedRoadmap } from './roadmap-generation.ts';
import { createSharedRoadmapRequest } from './roadmap-request.ts';
import type { SharedView, WizardState, WizardView } from './state.ts';
import { firstOpenStep, isStep } from './steps.ts';
import { analyzeWebsite, withBusiness } from './website-analysis.ts';
import type { TaskContext, WizardDeps } from './wizard-deps.ts';

/** How long success is shown before the next step, in milliseconds. */
export const SUCCESS_DELAY_MS = 1500;

export type WizardStore = ReturnType<typeof createWizardStore>;

const WELCOME: WizardState = { view: 'welcome', entries: EMPTY_ENTRIES };

/** The business check's state and actions, independent of the page. */
export function createWizardStore(deps: WizardDeps) {
  const { clock, locale, trackEvent, initial = WELCOME } = deps;
  const $state = atom<WizardState>(initial);
  const $readable: ReadableAtom<WizardState> = $state;
  const entriesStorage = createEntriesStorage(deps);
  let stopTask = (): void => undefined;

  const setView = (view: WizardView): void => $state.set({ ...view, entries: $state.get().entries });

  const updateEntries: TaskContext['updateEntries'] = (edit) => {
    syncFromStorage();
    const state = $state.get();
    const entries = { ...state.entries, ...edit(state.entries) };
    $state.set({ ...state, entries });
    entriesStorage.write(entries);
  };

  const context = { ...deps, $state, setView, updateEntries };

  /** Navigates: stops the previous place's task and starts the new one's. */
  const enter = (place: Exclude<Place, 'shared'>): void => {
    stopTask();
    stopTask = () => undefined;
    if (isStep(place)) trackEvent(`step-${place}`);
    if (place === 'results') trackEvent('result-seen');
    if (place === 'website') setView({ view: 'website', website: { phase: 'idle', error: null } });
    else if (place === 'results') openResults();
    else setView({ view: place });
  };

  const openResults = (): void => {
    if ($state.get().entries.roadmaps[locale]) setView({ view: 'results', roadmap: { phase: 'ready' } });
    else stopTask = generateOwnRoadmap(context);
  };

  /** Navigates as far as the answers allow. */
  const open = (place: Place): void => {
    const target = reachablePlace(place, $state.get().entries);
    if (target !== 'shared' && target !== $state.get().view) enter(target);
  };

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

  const analyze = (nextPlace: Place): void => {
    stopTask();
    stopTask = analyzeWebsite(context, () => {
      stopTask = clock.after(SUCCESS_DELAY_MS, () => open(nextPlace));
    });
  };

  const showRoadmap = (phase: 'ready' | 'missing'): void => {
    stopTask();
    setView({ view: 'results', roadmap: { phase } });
  };

  /** Regenerates a shared result's roadmap if its answers are complete. */
  const regenerateRoadmap = (shared: SharedView): (() => void) => {
    const { report } = shared;
    if (!report || !createSharedRoadmapRequest(report, locale)) return () => undefined;
    return generateSharedRoadmap(context, { ...shared, report });
  };

  /** Outdates the roadmaps; on the result, makes a new one. */
  const changePlan = (edit: (entries: Entries) => Partial<Entries>): void => {
    updateEntries((entries) => ({ ...edit(entries), roadmaps: {} }));
    if ($state.get().view !== 'results') return;
    stopTask();
    stopTask = generateOwnRoadmap(context);
  };
  const changeAnswers: Parameters<typeof createAnswerActions>[0] = (edit) =>
    changePlan(({ answers }) => ({ answers: { ...answers, ...edit(answers) } }));
  const setPlan = (plan: Partial<Entries['plan']>): void =>
    changePlan((entries) => ({ plan: { ...entries.plan, ...plan } }));

  return {
    $state: $readable,
    ...createAnswerActions(changeAnswers),
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
        setView({ view: 'website', website: { phase: 'idle', error: null } });
    },
    /** Requests the analysis; success advances to the next step after a moment. */
    analyze: (): void => analyze(placeAfter('website')),
    /** Analyzes the same website again, then returns to the result. */
    checkAgain(): void {
      const report = reportOf($state.get().entries.website);
      if (report === null) return;
      enter('website');
      updateEntries(({ website }) => ({ website: { ...website, url: report.url.requested } }));
      analyze('results');
    },
    cancelAnalysis: (): void => enter('website'),
    skipWebsite(): void {
      updateEntries(({ website }) => ({ website: { ...website, report: 'skipped' }, roadmaps: {} }));
      trackEvent('website-skipped');
      open(placeAfter('website'));
    },
    /** Sets the micro niche; '' for none. Outdates a roadmap made without it. */
    chooseNiche(niche: string): void {
      updateEntries((entries) => (niche === entries.niche ? {} : { niche, roadmaps: {} }));
    },
    /** Sets the customers that the visitor would like more of. */
    answerBuyers(typed: string): void {
      const buyers = cleanLine(typed).slice(0, MAX_BUYERS);
      // A blank while typing changes nothing.
      if (buyers.trim() === $state.get().entries.buyers.trim()) updateEntries(() => ({ buyers }));
      else changePlan(() => ({ buyers }));
    },
    /** Sets what the business sells. */
    setOffer: (typed: string): void => setPlan({ offer: cleanLine(typed).slice(0, MAX_OFFER) }),
    /** Sets why customers choose the business. */
    setStrength: (typed: string): void => setPlan({ strength: cleanLine(typed).slice(0, MAX_STRENGTH) }),
    /** Corrects the kind of business, which reorders the findings and makes the plan anew; null if unclear. */
    chooseBusiness(kind: BusinessKind | null): void {
      changePlan(({ website, plan }) => {
        const report = reportOf(website);
        return {
          plan: { ...plan, kind },
          ...(report && { website: { ...website, report: withBusiness(report, kind) } }),
        };
      });
    },
    /** Toggles an answer to "What would help you most?"; a third one replaces the oldest. */
    toggleWant(want: Want): void {
      const { wants } = $state.get().entries.plan;
      setPlan({
        wants: wants.includes(want)
          ? wants.filter((other) => other !== want)
          : [...wants, want].slice(-MAX_WANTS),
      });
    },
    /** Adds a topic of the visitor's own words to the roadmap. */
    addTopic: (topic: Topic): void =>
      setPlan({ topics: [...$state.get().entries.plan.topics, topic].slice(-MAX_TOPICS) }),
    /** Sets the website to compare with, and its report. */
    setCompetitor: (competitor: Entries['competitor']): void => updateEntries(() => ({ competitor })),
    /** Retries the roadmap. */
    generate(): void {
      const state = $state.get();
      stopTask();
      stopTask = state.view === 'shared' ? regenerateRoadmap(state) : generateOwnRoadmap(context);
    },
    showShared(report: SharedReport | null, isExample = false): void {
      stopTask();
      if (report && !isExample) trackEvent('shared-result-opened');
      const shared = {
        view: 'shared',
        report,
        isExample,
        regenerated: null,
        roadmap: { phase: 'ready' },
      } as const;
      setView(shared);
      if (!report?.roadmap || report.locale !== locale) stopTask = regenerateRoadmap(shared);
    },
    /** Deletes everything, including on the device. */
    startOver(): void {
      stopTask();
      entriesStorage.clear();
      $state.set(WELCOME);
    },
  };
}
