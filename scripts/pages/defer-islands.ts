/**
 * Takes Astro's loader of islands off a page on which every island waits for the visitor (`client:near`), together with
 * what the islands are given: none of it is needed by somebody who only reads. A small script that stays in the page
 * fetches it with the first pointer, focus or key, and at once where an island has kept something in the tab's storage.
 */
import { createHash } from 'node:crypto';

export interface Deferred {
  readonly html: string;
  /** The file to write for the page: its address and text. */
  readonly file: { readonly path: string; readonly text: string };
}

const ISLAND = /<astro-island((?: [\w-]+(?:="[^"]*")?)*)>/g;
const ATTRIBUTE = / ([\w-]+)(?:="([^"]*)")?/g;
const LOADER =
  /<script>((?:(?!<\/script>)[\s\S])*(?:self\.Astro|astro-island)(?:(?!<\/script>)[\s\S])*)<\/script>/g;

const unescaped = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#38;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The value of `client:near`, which Astro hands on as JSON. */
const keptUnder = ({ opts = '{}' }: Readonly<Record<string, string>>): string[] => {
  const options: unknown = JSON.parse(opts);
  if (typeof options !== 'object' || options === null || !('value' in options)) return [];
  return typeof options.value === 'string' ? [options.value] : [];
};

/**
 * A press of a button in an island that cannot listen yet is marked; src/hydration/waker.ts repeats it.
 * @param keys of the tab's storage under which islands keep what was typed
 */
export const starter = (path: string, keys: readonly string[]): string =>
  `<script type="module">const s=()=>import("${path}");` +
  `for(const t of["pointermove","pointerdown","focusin","keydown"])addEventListener(t,s,{once:!0,passive:!0});` +
  `try{${JSON.stringify(keys)}.some(k=>k in sessionStorage)&&s()}catch{}` +
  `addEventListener("click",e=>{const b=!self.Astro&&e.target.closest("astro-island button");` +
  `b&&(e.preventDefault(),b.dataset.pressed=performance.now())},!0)</script>`;

/** The page without its loader; null when it has no islands, or one that must not wait. */
export function deferIslands(html: string): Deferred | null {
  const islands = [...html.matchAll(ISLAND)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)]),
    ),
  );
  if (islands.length === 0 || islands.some(({ client }) => client !== 'near')) return null;
  const loaders = [...html.matchAll(LOADER)].map(([, text = '']) => text);
  const given = islands.map(({ ssr: _, ...rest }) => rest);
  const text =
    `document.querySelectorAll("astro-island").forEach((island,i)=>{` +
    `for(const[name,value]of Object.entries(${JSON.stringify(given)}[i]??{}))island.setAttribute(name,value)});` +
    loaders.join(';');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const path = `/_astro/islands.${hash}.js`;
  return {
    html: html
      .replace(LOADER, '')
      .replace(ISLAND, '<astro-island ssr>')
      .replace('</body>', `${starter(path, islands.flatMap(keptUnder))}</body>`),
    file: { path, text },
  };
}
