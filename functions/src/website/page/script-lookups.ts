import { keysOf } from '../../../../src/domain/wizard/business-options.ts';
import type { ScriptLookups } from './page.ts';
import deeds from './script-deeds.json' with { type: 'json' };

export const MAX_SCRIPT_LENGTH = 60_000;
const MAX_SELECTORS = 300;

/** Any quoted text that looks like a selector, since selectors are often kept in variables. */
const QUOTED_SELECTOR =
  /["'`]((?:[#.[]|(?:a|button|form|input|body|html|document)[#.[:\s])[^"`<>{}]{1,150}?)["`']/g;
const CALL =
  /(?:querySelector(?:All)?|closest|matches|find|delegate|live|\$|jQuery)\s{0,3}\(\s{0,3}["'`]([^"'`<>{}]{1,150})["'`]/g;
const GETTER =
  /(getElementById|getElementsByClassName|getElementsByTagName|getElementsByName|classList\.contains|[gs]etAttribute|hasAttribute)\s{0,3}\(\s{0,3}["'`]([\w:.-]{1,100})["'`]/g;
const COLLECTION = /\bdocument\.(forms|links)\b/g;
const DATA_SET = /\bdataset\.([A-Za-z]\w{0,60})/g;
const LISTENER =
  /(?:addEventListener|\bon|\bone|bind|delegate)\s{0,3}\(\s{0,3}["'`]([a-zA-Z][\w:. -]{1,60})["'`](?:\s{0,3},\s{0,3}["'`]([^"'`<>{}]{1,150})["'`])?/g;
const SHORT_LISTENER =
  /\.(?:on)?(click|submit|pointerdown|mousedown|touchstart)\s{0,3}(?:\(\s{0,3}[\w(]|=[^=])/g;

const ANY_CASE = /^(?:sends|mails|leaves|reads|assembles)$/;
const DEEDS = keysOf(deeds).map((deed) => ({
  deed,
  pattern: new RegExp(deeds[deed].join('|'), ANY_CASE.test(deed) ? 'i' : ''),
}));

const SENDING = new RegExp(deeds.sends.join('|'), 'gi');
/** A literal address, one that begins with a constant, or one in an attribute. */
const ADDRESSED =
  /\bfetch\(\s{0,3}(?:(["'`])(https?:[^"'`$\s]{4,300})\1|(?:`\$\{)?(?<name>[A-Za-z]\w{0,40})(?:\}|\s?\+)|\w{1,40}\.dataset\.endpoint\b)/g;
const CONSTANT = /\bconst\s{1,3}(\w{1,40})\s{0,3}=\s{0,3}["'`](https?:[^"'`$\s]{4,300})["'`]/g;
/** Lookups within what another one found: they reach nothing else. */
const INNER =
  /(?<![\w$.])(?!document\b|this\b)[\w$]{1,40}\.querySelector(?:All)?\(\s{0,3}["'`][^"'`]{1,80}["'`]\)/g;

/** Animations of what they look up. */
const DECORATION = /(?:\.reveal|gsap\.\w{2,9}|\.(?:to|from|fromTo))\(\s{0,3}["'`][^"'`]{1,150}["'`]/g;

const PREFIX_BY_GETTER: Readonly<Record<string, (name: string) => string>> = {
  getElementById: (name) => `#${name}`,
  getElementsByClassName: (name) => `.${name}`,
  'classList.contains': (name) => `.${name}`,
  getElementsByTagName: (name) => name,
  getElementsByName: (name) => `[name="${name}"]`,
};

/** @example toAttribute('bookNow') // '[data-book-now]' */
const toAttribute = (property: string): string =>
  `[data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}]`;

/** Finds what a script looks up and listens to, without running it. Takes linear time. */
export function findLookups(script: string): ScriptLookups {
  const text = script.replace(DECORATION, '');
  const code = text.replace(INNER, '');
  const selectors = new Set<string>();
  const events = new Set<string>();
  const add = (selector: string): void => {
    if (selectors.size < MAX_SELECTORS) selectors.add(selector.trim());
  };
  for (const pattern of [QUOTED_SELECTOR, CALL])
    for (const [, selector = ''] of text.matchAll(pattern)) add(selector);
  for (const [, getter = '', name = ''] of text.matchAll(GETTER))
    add(PREFIX_BY_GETTER[getter]?.(name) ?? `[${name}]`);
  for (const [, collection] of text.matchAll(COLLECTION)) add(collection === 'forms' ? 'form' : 'a');
  for (const [, property = ''] of text.matchAll(DATA_SET)) add(toAttribute(property));
  for (const [, names = '', selector = ''] of text.matchAll(LISTENER)) {
    for (const name of names.split(/\s+/)) events.add(name.split('.', 1)[0]?.toLowerCase() ?? '');
    if (selector !== '') add(selector);
  }
  for (const [, event = ''] of text.matchAll(SHORT_LISTENER)) events.add(event);
  const constants = new Map([...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => [name, value]));
  const targets = [...text.matchAll(ADDRESSED)].map(([, , target = '', name]) =>
    name === undefined ? target : (constants.get(name) ?? 'data:'),
  );
  return {
    selectors: [...selectors],
    events: [...events].slice(0, MAX_SELECTORS),
    targets: targets.length === (text.match(SENDING) ?? []).length ? targets : ['data:'],
    code,
    deeds: DEEDS.filter(({ pattern }) => pattern.test(code)).map(({ deed }) => deed),
  };
}
