import type { Page } from './page.ts';

/** Fewer words than this, with scripts present, mean that scripts write the text. */
const FEW_WORDS = 40;

/** Whether the page shows its text only after scripts ran. */
export function isRenderedByScript(page: Page): boolean {
  if (page.wordCount >= FEW_WORDS) return false;
  const asksForScripts = /javascript|java script|scripts? (?:aktiv|zulass|enabl)/i.test(page.noscript);
  const loads = page.scripts.some(
    ({ src, type }) => src !== '' && (type === '' || /module|javascript/.test(type)),
  );
  const inline = page.scripts.some(({ text }) => text.length > 500);
  return asksForScripts || loads || inline;
}
