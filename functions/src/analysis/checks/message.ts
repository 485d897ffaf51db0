import type { Page } from '../page/page.ts';
import { AUDIENCE, FOR_AUDIENCE } from './audience.ts';
import { type Check, fail, pass, warn } from './check.ts';
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
      const parts = title.split(/\s[|–—·-]\s/).map((part) => part.trim());
      if (parts.every((part) => EMPTY_TITLES.test(part))) return fail(title);
      if (title.length < 15 || title.length > 70) return warn(title);
      return EMPTY_TITLES.test(parts[0] ?? '') ? warn(title) : pass(title);
    },
  },
  {
    id: 'description',
    weight: 3,
    severity: 'medium',
    run: ({ page }) => {
      const text = page.meta.get('description')?.trim() ?? '';
      if (text === '') return fail();
      return text.length < 50 || text.length > 200 ? warn(text) : pass(text);
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
      if (others.length > 0) return warn(main.map(({ text }) => text).join(' · '));
      return first.text.split(' ').length < 3 ? warn(first.text) : pass(first.text);
    },
  },
  {
    id: 'value-proposition',
    weight: 5,
    severity: 'high',
    needsText: true,
    run: ({ page }) => {
      const lead = leadOf(page);
      if (lead.split(' ').length < 8) return fail(lead);
      if (!BENEFIT.test(lead)) return GREETING.test(lead) ? fail(lead) : warn(lead);
      return GREETING.test(lead) ? warn(lead) : pass(lead);
    },
  },
  {
    id: 'audience',
    weight: 3,
    severity: 'high',
    needsText: true,
    run: ({ page }) => {
      const addressed = findText(page, FOR_AUDIENCE);
      if (addressed !== undefined) return pass(addressed);
      const named = findText(page, AUDIENCE);
      return named === undefined ? fail() : warn(named);
    },
  },
];
