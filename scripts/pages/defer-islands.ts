/**
 * Takes Astro's loader of islands off a page on which every island waits for the visitor (`client:near`), together with
 * what the islands are given and the styles of what only they show: none of it is needed by somebody who only reads. A
 * small script that stays in the page fetches it with the first pointer, focus or key; where an island has kept something
 * in the tab's storage with the first scroll, since a browser may have to wait for what is in there.
 */
import { createHash } from 'node:crypto';

interface File {
  /** Its address, which holds a hash of its text. */
  readonly path: string;
  readonly text: string;
}

export interface Deferred {
  readonly html: string;
  /** What the page fetches once its islands wake: the first is named in it. */
  readonly files: readonly File[];
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
  `addEventListener("scroll",()=>{try{${JSON.stringify(keys)}.some(k=>k in sessionStorage)&&s()}catch{}},{once:!0,passive:!0});` +
  `addEventListener("click",e=>{const b=!self.Astro&&e.target.closest("astro-island button");` +
  `b&&(e.preventDefault(),b.dataset.pressed=performance.now())},!0)</script>`;

const fileOf = (ending: 'js' | 'css', text: string): File => ({
  path: `/_astro/islands.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`,
  text,
});

/** Waits for it, since nothing that islands show may be seen without; a sheet that fails holds nobody up. */
const linkTo = (path: string): string =>
  `await new Promise(done=>document.head.append(Object.assign(document.createElement("link"),` +
  `{rel:"stylesheet",href:"${path}",onload:done,onerror:done})));`;

const islandsOf = (html: string): Readonly<Record<string, string>>[] =>
  [...html.matchAll(ISLAND)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)]),
    ),
  );

/** Whether a page has islands, and every one of them waits for the visitor. */
export function canWait(html: string): boolean {
  const islands = islandsOf(html);
  return islands.length > 0 && islands.every(({ client }) => client === 'near');
}

/**
 * The page without its loader.
 * @param html one that can wait
 * @param styles a style sheet for what only its islands show; may be empty
 */
export function deferIslands(html: string, styles: string): Deferred {
  const islands = islandsOf(html);
  const loaders = [...html.matchAll(LOADER)].map(([, text = '']) => text);
  const given = islands.map(({ ssr: _, ...rest }) => rest);
  const sheets = styles ? [fileOf('css', styles)] : [];
  const script = fileOf(
    'js',
    sheets.map(({ path }) => linkTo(path)).join('') +
      `document.querySelectorAll("astro-island").forEach((island,i)=>{` +
      `for(const[name,value]of Object.entries(${JSON.stringify(given)}[i]??{}))island.setAttribute(name,value)});` +
      loaders.join(';'),
  );
  return {
    html: html
      .replace(LOADER, '')
      .replace(ISLAND, '<astro-island ssr>')
      .replace('</body>', `${starter(script.path, islands.flatMap(keptUnder))}</body>`),
    files: [script, ...sheets],
  };
}
