/** Test doubles for the wizard: a backend that responds on command, and in-memory storage. */

import type { Outcome } from '../../../contract/callable.ts';
import type { Roadmap, RoadmapChunk, RoadmapRequest } from '../../../contract/roadmap/generate-roadmap.ts';
import type { AnalyzeWebsiteRequest, WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { VisitEvent } from '../../../domain/visits/visit-events.ts';
import { createLater } from './later.ts';
import type { PlanActions } from './plan-actions.ts';
import type { WizardBackend, WizardDeps } from './state.ts';
import { createWizardStore, type WizardStore } from './wizard-store.ts';

export const ANALYSIS: WebsiteAnalysis = {
  title: 'Brightwork',
  schemaVersion: 1,
  engine: 'rules',
  url: { requested: 'brightwork.example', final: 'https://brightwork.example/' },
  fetchedAt: '2026-11-20T10:00:00.000Z',
  score: 55,
  coverage: 0.9,
  categories: [{ category: 'message', score: 70 }],
  findings: [
    finding('title', 'pass', 3),
    finding('orders', 'fail', 2),
    finding('phone', 'warn', 1),
    finding('email', 'unknown', 1),
    finding('imprint', 'na', 1),
  ],
  priorities: ['orders'],
  facts: {
    language: 'en',
    firstLook: {
      offer: [{ text: 'Brightwork', where: 'title' }],
      forWhom: [],
      proof: [{ text: '12 years of experience', where: 'figure' }],
      next: { text: 'Get a quote', where: 'link', works: false },
      description: null,
      preview: { title: 'Brightwork', description: '', hasPicture: false },
    },
  },
  limits: { notes: [] },
};

function finding(
  id: 'title' | 'orders' | 'phone' | 'email' | 'imprint',
  status: WebsiteAnalysis['findings'][number]['status'],
  weight: number,
): WebsiteAnalysis['findings'][number] {
  return { id, status, weight, evidence: '' };
}

export const ROADMAP: Roadmap = {
  engine: 'rules',
  preparationSteps: [
    {
      id: 'list',
      title: 'Draw up one list',
      description: 'Sixty companies are enough.',
      why: 'Nobody needs more.',
      how: ['Write them down.', 'Call ten.'],
      reason: { kind: 'ticked', challenge: 'lead_generation' },
      writtenBy: 'rules',
    },
  ],
  b2bTargetGroups: [
    {
      id: 'crafts',
      name: 'Trades',
      description: 'They call back.',
      profile: { where: 'On the map.', who: 'The owner.' },
      searches: [{ kind: 'map', url: 'https://www.google.com/maps/search/Trades' }],
    },
  ],
  hashtags: ['#B2BSales'],
  topics: [],
  otherTopics: [],
  likelyBuyers: [],
};

interface Call<Request, Response, Part> {
  readonly request: Request;
  readonly signal: AbortSignal | undefined;
  readonly sendPart: (part: Part) => void;
  /** Responds to the call and flushes pending promises. */
  readonly respond: (outcome: Outcome<Response>) => Promise<void>;
}

const flushPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The wizard's dependencies, controlled by the test. */
export function createTestWizard(deps: Partial<WizardDeps> = {}) {
  const analyses: Call<AnalyzeWebsiteRequest, WebsiteAnalysis, WebsiteAnalysis>[] = [];
  const roadmaps: Call<RoadmapRequest, Roadmap, RoadmapChunk>[] = [];
  const storedItems = new Map<string, string>();
  /** Reported events in order. */
  const trackedEvents: VisitEvent[] = [];
  const recordCall = <Request, Response, Part>(
    calls: Call<Request, Response, Part>[],
    request: Request,
    signal: AbortSignal | undefined,
    sendPart: (part: Part) => void,
  ): Promise<Outcome<Response>> => {
    const { promise, resolve } = Promise.withResolvers<Outcome<Response>>();
    const respond = (outcome: Outcome<Response>): Promise<void> => {
      resolve(outcome);
      return flushPromises();
    };
    calls.push({ request, signal, sendPart, respond });
    return promise;
  };
  const backend: WizardBackend = {
    analyzeWebsite: (request, signal, onReport = () => undefined) =>
      recordCall(analyses, request, signal, onReport),
    generateRoadmap: (request, { signal, onChunk = () => undefined } = {}) =>
      recordCall(roadmaps, request, signal, onChunk),
  };
  const later = createLater(backend);
  const first = createWizardStore({
    getLater: () => later,
    loadLater: async () => later,
    storage: {
      getItem: (key) => storedItems.get(key) ?? null,
      setItem: (key, value) => void storedItems.set(key, value),
      removeItem: (key) => void storedItems.delete(key),
    },
    isOnline: () => true,
    locale: 'en',
    trackEvent: (event) => void trackedEvents.push(event),
    ...deps,
  });
  const store = { ...first, ...later.createPlanActions(first.context) };
  return { store, backend, analyses, roadmaps, storedItems, trackedEvents };
}

/** Answers all steps, skips the website, and stops before the result. */
export function answerAll(store: WizardStore & PlanActions): void {
  store.open('website');
  store.skipWebsite();
  store.choose('businessPhase', 'mvp');
  store.next();
  store.choose('customerType', 'b2b');
  store.next();
  store.choose('productTypes', 'consulting');
  store.next();
  store.choose('customerAcquisition', 'referral');
  store.next();
  store.choose('teamSize', '6-20');
  store.next();
  store.choose('biggestChallenges', 'lead_generation');
}
