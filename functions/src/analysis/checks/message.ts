import type { Page } from '../page/page.ts';
import { AUDIENCE, FOR_AUDIENCE } from './audience.ts';
import { type Check, fail, pass, quoted, warn } from './check.ts';
import { findText, running } from './text-view.ts';
import { BENEFIT, GREETING } from './words.ts';

/** Titles that a website system puts there by itself. */
const EMPTY_TITLES =
  /^(?:home|homepage|home page|startseite|start|index|untitled|unbenannt|document|willkommen|welcome|new page|neue seite|website|just another wordpress site)$/i;
/** Words of the first sentences: about what a screen shows. */
const LEAD_WORDS = 60;

/** The first sentences: the main heading and what follows it, or the beginning of the text. */
export function leadOf(page: Page): string {
  const blocks = running(page).filter(({ region }) => region === 'main' || region === 'header');
  const heading = page.headings.find(({ level, text }) => level === 1 && text !== '')?.text;
  const start = Math.max(
    0,
    blocks.findIndex(({ text }) => text === heading),
  );
  const parts: string[] = [];
  let words = 0;
  for (const block of blocks.slice(start)) {
    if (words >= LEAD_WORDS) break;
    parts.push(block.text);
    words += block.words;
  }
  return parts.join(' · ');
}

export const MESSAGE_CHECKS: readonly Check[] = [
  {
    id: 'title',
    weight: 4,
    severity: 'high',
    run: ({ page: { title } }) => {
      if (title === '') return fail();
      const sight = quoted('title', title);
      const parts = title.split(/\s[|–—·-]\s/).map((part) => part.trim());
      if (parts.every((part) => EMPTY_TITLES.test(part))) return fail(sight);
      if (title.length < 15 || title.length > 70) return warn(sight);
      return EMPTY_TITLES.test(parts[0] ?? '') ? warn(sight) : pass(sight);
    },
  },
  {
    id: 'description',
    weight: 3,
    severity: 'medium',
    run: ({ page }) => {
      const text = page.meta.get('description')?.trim() ?? '';
      if (text === '') return fail();
      const sight = quoted('description', text);
      return text.length < 50 || text.length > 200 ? warn(sight) : pass(sight);
    },
  },
  {
    id: 'h1',
    weight: 4,
    severity: 'high',
    needsText: true,
    run: ({ page }) => {
      const main = page.headings.filter(({ level, text }) => level === 1 && text !== '');
      const [first, ...others] = main;
      if (!first) return fail();
      if (others.length > 0)
        return warn({
          kind: 'main-headings',
          count: main.length,
          quote: main.map(({ text }) => text).join(' · '),
        });
      const sight = quoted('main-heading', first.text);
      return first.text.split(' ').length < 3 ? warn(sight) : pass(sight);
    },
  },
  {
    id: 'value-proposition',
    weight: 5,
    severity: 'high',
    needsText: true,
    run: ({ page }) => {
      const lead = leadOf(page);
      const sight = quoted('beginning', lead);
      if (lead.split(' ').length < 8) return fail(sight);
      if (!BENEFIT.test(lead)) return GREETING.test(lead) ? fail(sight) : warn(sight);
      return GREETING.test(lead) ? warn(sight) : pass(sight);
    },
  },
  {
    id: 'audience',
    weight: 3,
    severity: 'high',
    needsText: true,
    run: ({ page }) => {
      const addressed = findText(page, FOR_AUDIENCE);
      if (addressed !== undefined) return pass(quoted('text', addressed));
      const named = findText(page, AUDIENCE);
      return named === undefined ? fail() : warn(quoted('text', named));
    },
  },
];
