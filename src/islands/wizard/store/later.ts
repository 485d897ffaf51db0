import { parseEntries } from './entries-schema.ts';
import { createPlanActions, generateOwnRoadmap } from './plan-actions.ts';
import type { Later, StoreContext, WizardBackend } from './state.ts';
import { analyzeWebsite } from './website-analysis.ts';

/** What is loaded after the first view, for the store and its views. */
export const createLater = (backend: WizardBackend) =>
  ({
    parseEntries,
    analyzeWebsite: analyzeWebsite.bind(null, backend),
    generateOwnRoadmap: (context) => generateOwnRoadmap(backend, context),
    createPlanActions: (context: StoreContext) => createPlanActions(backend, context),
  }) satisfies Later & { createPlanActions: unknown };
