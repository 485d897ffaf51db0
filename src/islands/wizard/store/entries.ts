/** A visitor's input and results, and how they are stored on the device. */

import type { Roadmap } from '../../../contract/roadmap/generate-roadmap.ts';
import { NO_PLAN_ANSWERS, type PlanAnswers } from '../../../contract/roadmap/plan-answers.ts';
import type { WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { Answers } from '../../../domain/wizard/answers.ts';
import type { PreviousStatuses } from '../../../share/changes-since.ts';
import { STORAGE_KEY } from '../../../share/storage-key.ts';

/** The website step: input and result. */
export interface Website {
  readonly url: string;
  /** Null: unanswered. */
  readonly report: WebsiteAnalysis | 'skipped' | null;
}

/** The website to compare with, and its report. */
export interface Competitor {
  readonly url: string;
  readonly report: WebsiteAnalysis | null;
}

/** The previous website report, reduced to what a comparison with the next one needs. */
export interface LastTime extends PreviousStatuses {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly score: number | null;
}

export interface Entries {
  readonly answers: Answers;
  readonly website: Website;
  /** The previous report on the same website; null without one. */
  readonly lastTime: LastTime | null;
  readonly competitor: Competitor;
  /** Micro niche from the finder; empty without one. */
  readonly niche: string;
  /** Customers that the visitor would like more of: what was typed or pressed; empty without one. */
  readonly buyers: string;
  readonly plan: PlanAnswers;
  /** One per language, since its texts come from the server. */
  readonly roadmaps: { readonly [L in Locale]?: Roadmap | undefined };
}

/** The report; null if there is none, or if the visitor skipped it. */
export const reportOf = ({ report }: Website): WebsiteAnalysis | null =>
  report === 'skipped' ? null : report;

export const EMPTY_ENTRIES: Entries = {
  // The same price range as in domain/wizard/price.ts, which the first step does not load.
  answers: { priceRange: { min: 10, max: 1000, highTicketBonus: 0 }, customChallenge: '' },
  website: { url: '', report: null },
  lastTime: null,
  competitor: { url: '', report: null },
  niche: '',
  buyers: '',
  plan: NO_PLAN_ANSWERS,
  roadmaps: {},
};

/** Increment when the shape changes incompatibly. */
export const VERSION = 2;

export const serializeEntries = (entries: Entries): string => JSON.stringify({ version: VERSION, entries });

/** Where entries are stored; null if storage is disabled. */
export type EntriesDevice = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Parses stored text; null if it is invalid. */
export type EntriesParser = (json: string) => Entries | null;

/**
 * Stores entries in localStorage, which all tabs share. Works without storage, too.
 * @param getParser null until it is loaded
 */
export function createEntriesStorage(storage: EntriesDevice, getParser: () => EntriesParser | null) {
  /** The text last read or written by this tab. */
  let lastText: string | null = null;

  const read = (): string | null => {
    if (!storage) return lastText;
    try {
      return storage.getItem(STORAGE_KEY);
    } catch {
      // Reading may throw if storage is blocked.
      return lastText;
    }
  };

  return {
    /** Stored entries that this tab doesn't know yet, from an earlier visit or another tab; else null. */
    readChanges(): Entries | null {
      const stored = read();
      if (stored === lastText) return null;
      const parse = getParser();
      // Read again once the parser is loaded.
      if (stored !== null && !parse) return null;
      lastText = stored;
      return stored === null || !parse ? EMPTY_ENTRIES : parse(stored);
    },
    write(entries: Entries): void {
      const text = serializeEntries(entries);
      try {
        storage?.setItem(STORAGE_KEY, text);
        lastText = text;
      } catch {
        // Storage is full or blocked; answers last as long as the page.
      }
    },
    clear(): void {
      try {
        storage?.removeItem(STORAGE_KEY);
        lastText = null;
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  };
}

/**
 * Notifies of changes in other tabs.
 * @param onChange called when entries may have changed; it reads them itself
 * @returns stops it
 */
export function watchOtherTabs(
  onChange: () => void,
  { addEventListener, removeEventListener }: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onChange);
  };
}
