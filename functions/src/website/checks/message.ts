import { countWords, getModel } from '../page/model.ts';
import { exactly } from '../words/patterns.ts';
import {
  type Check,
  type Evidence,
  fail,
  judgeAbsence,
  notApplicable,
  pass,
  quoteAs,
  unknown,
  warn,
} from './check.ts';

const GENERIC_TITLES = exactly('generic-titles');

/** Shorter ones name hardly more than the business. Longer ones than search engines show do no harm. */
const MIN_TITLE_LENGTH = 15;

/** With fewer words of text, visitors and search engines read hardly anything. */
const MIN_WORDS = 40;

export const MESSAGE_CHECKS: readonly Check[] = [
  {
    id: 'title',
    weight: 8,
    run: ({ page: { title } }) => {
      if (title === '') return fail({ kind: 'no-title' });
      const evidence = quoteAs('title', title);
      const parts = title.split(/\s[|–—·-]\s/).map((part) => part.trim());
      if (parts.every((part) => GENERIC_TITLES.test(part))) return fail(evidence);
      const isVague = title.length < MIN_TITLE_LENGTH || GENERIC_TITLES.test(parts[0] ?? '');
      return isVague ? warn(evidence) : pass();
    },
  },
  {
    id: 'text-depth',
    weight: 3,
    needsText: true,
    run: (site) => {
      const { visibleWords, hidden } = getModel(site.page);
      const evidence: Evidence = { kind: 'words', count: visibleWords };
      if (visibleWords >= MIN_WORDS) return pass();
      if (visibleWords + countWords(hidden) >= MIN_WORDS) return unknown();
      // A page that is a video, canvas or frame says what it says without text.
      if (site.page.embeds.length > 0) return notApplicable();
      const verdict = judgeAbsence(site, 'words', { part: /content|main|app|text/i });
      return verdict.status === 'fail' ? fail(evidence) : verdict;
    },
  },
];
