import { getModel } from '../page/model.ts';
import { judgeAbsence } from './absent.ts';
import { type Check, type Evidence, fail, notApplicable, pass, quoteAs, warn } from './check.ts';

/** Default titles of website builders. */
const GENERIC_TITLES =
  /^(?:home|homepage|home page|startseite|start|index|untitled(?: document)?|unbenanntes dokument|unbenannt|document|(?:herzlich(?:es)? )?willkommen|welcome|new page|neue seite|website|just another wordpress site)$/i;

/** A title that is only an address. */
const URL_TITLE = /^(?:https?:\/\/|www\.)\S{3,200}$/i;

const GREETING =
  /^(?:(?:ein )?(?:herzlich(?:es?)? )?willkommen|welcome|hallo|hello|hi|moin|servus|grüß gott|schön,? dass sie|(?:so )?(?:nice|good|great|lovely) to (?:have|see|meet) you|(?:we[’']re |we are )?(?:so )?(?:glad|happy|pleased) (?:that )?you|thank(?:s| you) for (?:visiting|stopping|coming)|(?:vielen )?dank für ihren besuch|wir freuen uns,? dass|mein name ist|my name is|ich heiße)(?!\p{L})/iu;
/** With fewer words of text, visitors and search engines read hardly anything. */
const MIN_WORDS = 40;

export const MESSAGE_CHECKS: readonly Check[] = [
  {
    id: 'title',
    weight: 5,
    severity: 'high',
    run: ({ page: { title } }) => {
      if (title === '') return fail({ kind: 'no-title' });
      const evidence = quoteAs('title', title);
      const parts = title.split(/\s[|–—·-]\s/).map((part) => part.trim());
      if (parts.every((part) => GENERIC_TITLES.test(part)) || URL_TITLE.test(title)) return fail(evidence);
      if (title.length < 15 || title.length > 70) return warn(evidence);
      return GENERIC_TITLES.test(parts[0] ?? '') ? warn(evidence) : pass(evidence);
    },
  },
  {
    id: 'description',
    weight: 3,
    severity: 'medium',
    run: ({ page }) => {
      const text = page.meta.get('description')?.trim() ?? '';
      if (text === '') return fail({ kind: 'no-description' });
      const evidence = quoteAs('description', text);
      return text.length < 50 || text.length > 200 ? warn(evidence) : pass(evidence);
    },
  },
  {
    id: 'h1',
    weight: 3,
    severity: 'high',
    needsText: true,
    run: ({ page }) => {
      const main = page.headings.filter(({ level, text }) => level === 1 && text !== '');
      const [first, ...others] = main;
      if (!first) return fail({ kind: 'no-main-heading' });
      if (others.length > 0)
        return warn({
          kind: 'main-headings',
          count: main.length,
          quote: main.map(({ text }) => text).join(' · '),
        });
      const evidence = quoteAs('main-heading', first.text);
      const isGreeting = GREETING.test(first.text) && first.text.split(' ').length < 4;
      return GENERIC_TITLES.test(first.text) || isGreeting ? warn(evidence) : pass(evidence);
    },
  },
  {
    id: 'text-depth',
    weight: 3,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const { visibleWords } = getModel(site.page);
      const evidence: Evidence = { kind: 'words', count: visibleWords };
      if (visibleWords >= MIN_WORDS) return pass(evidence);
      // A page that is a video, canvas or frame says what it says without text.
      if (site.page.embeds.length > 0 || site.page.frames.length > 0) return notApplicable();
      const verdict = judgeAbsence(site, 'words', { part: /content|main|app|text/i });
      return verdict.status === 'fail' ? fail(evidence) : verdict;
    },
  },
];
