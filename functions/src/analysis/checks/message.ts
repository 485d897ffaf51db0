import { type Check, fail, pass, warn } from './check.ts';

/** Titles that a website system puts there by itself. */
const EMPTY_TITLES =
  /^(?:home|homepage|home page|startseite|start|index|untitled|unbenannt|document|willkommen|welcome|new page|neue seite|just another wordpress site)$/i;

export const MESSAGE_CHECKS: readonly Check[] = [
  {
    id: 'title',
    weight: 4,
    severity: 'high',
    run: ({ page: { title } }) => {
      if (title === '') return fail();
      const parts = title.split(/\s[|–—·-]\s/);
      if (parts.every((part) => EMPTY_TITLES.test(part.trim()))) return fail(title);
      if (title.length < 15 || title.length > 70) return warn(title);
      return EMPTY_TITLES.test(parts[0]?.trim() ?? '') ? warn(title) : pass(title);
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
    id: 'text-depth',
    weight: 3,
    severity: 'medium',
    needsText: true,
    run: ({ page: { wordCount } }) => {
      if (wordCount >= 250) return pass(String(wordCount));
      return wordCount >= 100 ? warn(String(wordCount)) : fail(String(wordCount));
    },
  },
];
