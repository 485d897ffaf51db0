/**
 * Embeds a page on a partner's site: `<script src="https://…/embed.js" data-show="partnership"></script>`
 * (docs/recipes/embed-on-another-site.md).
 */

/** Path and title by what `data-show` names and by language. Set by src/pages/embed.js.ts, as is the default language. */
declare const FRAMES: Readonly<
  Record<string, Readonly<Record<string, { readonly path: string; readonly title: string }>>>
>;
declare const DEFAULT_LANGUAGE: string;

const NAME = 'embed-';

function embedFrame(script: HTMLScriptElement): void {
  const { show = 'check', theme, campaign } = script.dataset;
  const language = script.dataset.language || script.closest<HTMLElement>('[lang]')?.lang || '';
  const pages = FRAMES[show];
  const page = pages?.[language.split('-')[0]?.toLowerCase() ?? ''] ?? pages?.[DEFAULT_LANGUAGE];
  if (!page) return;
  const url = new URL(page.path, script.src);
  url.search = 'grow';
  if (theme) url.searchParams.set('theme', theme);
  if (campaign) url.searchParams.set('utm_source', campaign);
  const frame = document.createElement('iframe');
  // Keeps the drafts of two forms on one page apart: src/islands/partnership/stored-draft.ts.
  frame.name = NAME + document.querySelectorAll(`iframe[name^=${NAME}]`).length;
  frame.src = url.href;
  frame.title = page.title;
  frame.allow = 'clipboard-write';
  frame.style.cssText = 'display:block;width:100%;height:40rem;border:0';
  script.after(frame);
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data?.frameHeight > 0) frame.style.height = `${Math.ceil(data.frameHeight)}px`;
    if (data?.frameTop && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) embedFrame(script);
// A module doesn't know its element, and runs once however many there are.
else
  document
    .querySelectorAll<HTMLScriptElement>('[type=module][data-show][src*="/embed.js"]')
    .forEach(embedFrame);
