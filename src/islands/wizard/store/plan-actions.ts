import type { Roadmap, RoadmapChunk, RoadmapRequest } from '../../../contract/roadmap/generate-roadmap.ts';
import type { BusinessKind } from '../../../contract/website/business-kinds.ts';
import { cleanLine } from '../../../domain/values/text.ts';
import {
  type Answers,
  cleanChallenge,
  type OptionOf,
  type QuestionStep,
} from '../../../domain/wizard/answers.ts';
import {
  CUSTOMER_TYPES,
  MAX_BUYERS,
  MAX_OFFER,
  MAX_SEEKS,
  MAX_STRENGTH,
  MAX_TOPICS,
  MAX_WANTS,
  type Topic,
  type Want,
} from '../../../domain/wizard/business-options.ts';
import { PRICE_PRESETS, type PriceBand, withMax, withMin } from '../../../domain/wizard/price.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { type Entries, reportOf } from './entries.ts';
import { choose } from './questions.ts';
import { createRoadmapRequest, createSharedRoadmapRequest } from './roadmap-request.ts';
import type { RoadmapParts, RoadmapPhase, SharedView, StoreContext, WizardBackend } from './state.ts';
import { withBusiness } from './website-analysis.ts';

/** Adds an item, or removes it; the oldest makes room. */
const toggle = <Item>(items: readonly Item[], item: Item, max: number): readonly Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item].slice(-max);

const NO_PARTS: RoadmapParts = { steps: [], targetGroups: [], hashtags: [] };

const addChunk = (parts: RoadmapParts, chunk: RoadmapChunk): RoadmapParts => {
  switch (chunk.kind) {
    case 'step':
      return { ...parts, steps: [...parts.steps, chunk.step] };
    case 'targetGroup':
      return { ...parts, targetGroups: [...parts.targetGroups, chunk.targetGroup] };
    case 'hashtags':
      return { ...parts, hashtags: chunk.hashtags };
  }
};

/**
 * Generates a roadmap and shows its parts as they stream in. Logs failures (project specification, section 8).
 * @param request null while an answer is missing
 * @param onGenerated not called once the task is stopped
 * @returns stops it; a late response is ignored
 */
function generateRoadmap(
  backend: WizardBackend,
  request: RoadmapRequest | null,
  show: (phase: RoadmapPhase) => void,
  onGenerated: (roadmap: Roadmap, signal: AbortSignal) => void,
): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  if (request === null) {
    show({ phase: 'failed' });
    return () => undefined;
  }
  let parts = NO_PARTS;
  const onChunk = (chunk: RoadmapChunk): void => {
    if (signal.aborted) return;
    parts = addChunk(parts, chunk);
    show({ phase: 'generating', parts });
  };
  show({ phase: 'generating', parts });
  void backend.generateRoadmap(request, { signal, onChunk }).then((outcome) => {
    if (signal.aborted) return;
    if (outcome.ok) return onGenerated(outcome.data, signal);
    console.error(outcome.error.message || 'Error generating roadmap');
    show({ phase: 'failed' });
  });
  return () => abortController.abort();
}

/** Generates and stores the visitor's own roadmap. @returns stops it */
export function generateOwnRoadmap(backend: WizardBackend, context: StoreContext): () => void {
  const { locale, trackEvent, $state, setView, updateEntries } = context;
  const show = (roadmap: RoadmapPhase): void => setView({ view: 'results', roadmap });
  return generateRoadmap(
    backend,
    createRoadmapRequest($state.get().entries, locale),
    show,
    (roadmap, signal) => {
      // If another tab has changed the answers, the roadmap is outdated.
      updateEntries(({ roadmaps }) =>
        signal.aborted ? {} : { roadmaps: { ...roadmaps, [locale]: roadmap } },
      );
      if (signal.aborted) return;
      trackEvent('roadmap-made');
      show({ phase: 'ready' });
    },
  );
}

/** Generates a shared result's roadmap in the page's language, if its answers are complete. @returns stops it */
function generateSharedRoadmap(
  backend: WizardBackend,
  context: StoreContext,
  shared: SharedView,
): () => void {
  const { locale, setView } = context;
  const request = shared.report && createSharedRoadmapRequest(shared.report, locale);
  if (!request) return () => undefined;
  return generateRoadmap(
    backend,
    request,
    (roadmap) => setView({ ...shared, roadmap }),
    (regenerated) => setView({ ...shared, regenerated, roadmap: { phase: 'ready' } }),
  );
}

/** Actions after the first step: on answers, plan, and results. */
export function createPlanActions(backend: WizardBackend, context: StoreContext) {
  const { $state, locale, trackEvent, setView, updateEntries, runTask, enter, analyze } = context;

  /** Outdates the roadmaps; on the result, makes a new one. */
  const changePlan = (edit: (entries: Entries) => Partial<Entries>): void => {
    updateEntries((entries) => ({ ...edit(entries), roadmaps: {} }));
    if ($state.get().view === 'results') runTask(() => generateOwnRoadmap(backend, context));
  };
  const changeAnswers = (edit: (answers: Answers) => Partial<Answers>): void =>
    changePlan(({ answers }) => ({ answers: { ...answers, ...edit(answers) } }));
  const setPlan = (plan: Partial<Entries['plan']>): void =>
    changePlan((entries) => ({ plan: { ...entries.plan, ...plan } }));

  return {
    /** Selects an option, or deselects it. */
    choose: <Step extends QuestionStep>(step: Step, option: OptionOf[Step]): void =>
      changeAnswers((answers) => ({ [step]: choose(answers[step], step, option) })),
    /** US dollars, clamped to the bounds and the maximum. */
    setMinPrice: (dollars: number): void =>
      changeAnswers(({ priceRange }) => ({ priceRange: withMin(priceRange, dollars) })),
    /** US dollars, clamped to the bounds and the minimum. */
    setMaxPrice: (dollars: number): void =>
      changeAnswers(({ priceRange }) => ({ priceRange: withMax(priceRange, dollars) })),
    choosePricePreset: (band: PriceBand): void => changeAnswers(() => ({ priceRange: PRICE_PRESETS[band] })),
    setCustomChallenge: (text: string): void =>
      changeAnswers(() => ({ customChallenge: cleanChallenge(text) })),
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
    /** Asks a seller to consumers for companies, in place of the consumers it named. */
    addCompanies(): void {
      changePlan(({ answers, plan: { topics, ...plan } }) => ({
        answers: { ...answers, customerType: CUSTOMER_TYPES.b2b2c },
        buyers: '',
        plan: { ...plan, topics: topics.includes('firms') ? topics : toggle(topics, 'firms', MAX_TOPICS) },
      }));
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
    toggleWant: (want: Want): void =>
      setPlan({ wants: toggle($state.get().entries.plan.wants, want, MAX_WANTS) }),
    /** Sets which staff or suppliers the visitor looks for. */
    setSeeks: (typed: string): void => setPlan({ seeks: cleanLine(typed).slice(0, MAX_SEEKS) }),
    /** Toggles what the roadmap shall have a step for; a fourth one replaces the oldest. */
    toggleTopic: (topic: Topic): void =>
      setPlan({ topics: toggle($state.get().entries.plan.topics, topic, MAX_TOPICS) }),
    /** Analyzes the same website again, then returns to the result. */
    checkAgain(): void {
      const report = reportOf($state.get().entries.website);
      if (report === null) return;
      enter('website');
      updateEntries(({ website }) => ({ website: { ...website, url: report.url.requested } }));
      analyze('results');
    },
    /** Sets the website to compare with, and its report. */
    setCompetitor: (competitor: Entries['competitor']): void => updateEntries(() => ({ competitor })),
    /** Retries the roadmap. */
    generate(): void {
      const state = $state.get();
      runTask(() =>
        state.view === 'shared'
          ? generateSharedRoadmap(backend, context, state)
          : generateOwnRoadmap(backend, context),
      );
    },
    /** Shows a result from a link, or the example. @param report null if the link is invalid */
    showShared(report: SharedReport | null, isExample = false): void {
      if (report && !isExample) trackEvent('shared-result-opened');
      const shared: SharedView = {
        view: 'shared',
        report,
        isExample,
        regenerated: null,
        roadmap: { phase: 'ready' },
      };
      runTask(() => {
        setView(shared);
        const isShown = report?.roadmap && report.locale === locale;
        return isShown ? () => undefined : generateSharedRoadmap(backend, context, shared);
      });
    },
  };
}

export type PlanActions = ReturnType<typeof createPlanActions>;
