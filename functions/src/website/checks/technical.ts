import { splitSentences } from '../../platform/quotes.ts';
import { type LocatedPage, parseHost } from '../page/addresses.ts';
import { getModel, isExecutable, listAround } from '../page/model.ts';
import type { Page, PageElement, PageScript } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import calls from '../words/inline-calls.json' with { type: 'json' };
import { anyOf, exactly } from '../words/patterns.ts';
import { PRIVACY } from '../words/topics.ts';
import { type Check, fail, notApplicable, pass, quoteAs, warn } from './check.ts';
import { isInEurope } from './europe.ts';
import { getHandlers } from './handlers.ts';
import { findServiceByUrl, type Service, type ServiceKind } from './services.ts';
import { listPages, listRead } from './text-view.ts';

/** Consent tools hold scripts back by a type that browsers don't run. */
const isHeldBack = ({ type }: PageScript): boolean => type === 'text/plain';

const INLINE_CALLS = calls.map(({ name, kind, calls: patterns }) => ({
  service: { name, kind: kind as ServiceKind },
  pattern: new RegExp(patterns.join('|')),
}));
const CONSENT: Service = { name: 'Consent', kind: 'consent' };
const NOTICE: Service = { name: 'Notice', kind: 'consent' };
const CONSENT_TOOL = anyOf('consent-tools');
const CONSENT_FILE = anyOf('consent-files');

const GTAG = /googletagmanager\.com\/gtag\/js/i;

function findStartedServices({ scripts }: Pick<Page, 'scripts'>): readonly Service[] {
  if (scripts.some(isHeldBack)) return [CONSENT];
  return scripts.filter(isExecutable).flatMap(({ src, text }): readonly Service[] => {
    if (src === '')
      return [
        ...INLINE_CALLS.filter(({ pattern }) => pattern.test(text)).map(({ service }) => service),
        ...(CONSENT_TOOL.test(text) ? [CONSENT] : []),
      ];
    // Not a container of other tags, unlike gtm.js.
    if (GTAG.test(src)) return [{ name: 'Google Analytics', kind: 'analytics' }];
    const service = findServiceByUrl(src);
    if (service) return [service];
    return CONSENT_TOOL.test(src) ? [CONSENT] : CONSENT_FILE.test(src) ? [NOTICE] : [];
  });
}

const isTracker = ({ kind }: Service): boolean => kind === 'analytics' || kind === 'ads';

const REFUSAL = anyOf('refusals');
const BANNER = anyOf('consent-names');
const isInBanner = (element: PageElement): boolean =>
  listAround(element).some(({ id, classes }) => BANNER.test(`${id} ${classes}`.slice(0, 300)));
/** The usual snippet of the Meta Pixel, which runs at once wherever it begins a script. */
const PIXEL = /^\s*!function\(f,b,e,v,n,t,s\)/;

/** Trackers that load although a button refuses them: all scripts were read, and none holds these back. */
function findUnheld(site: Snapshot, place: LocatedPage): readonly Service[] {
  const { scripts, buttons, links } = place.page;
  const { areKnown, deeds } = getHandlers(site, place);
  const isAsked = [...buttons, ...links].some(
    ({ text, region, element }) =>
      REFUSAL.test(text) && (region === 'consent' || (region === 'hidden' && isInBanner(element))),
  );
  const files = scripts.filter(
    (script) => !isHeldBack(script) && (findServiceByUrl(script.src) || PIXEL.test(script.text)),
  );
  const started = findStartedServices({ scripts: files });
  const mayHold = !areKnown || deeds.has('holds') || started.some(({ kind }) => /consent|tag/.test(kind));
  return isAsked && !mayHold ? started.filter(isTracker) : [];
}

const AGREEMENT = exactly('agreements');
/** Whether a notice can only be agreed to, so that it holds back nothing that is in the code as usual. */
function isOnlyAgreed({ buttons, links }: Page): boolean {
  const choices = [...buttons, ...links].filter(({ region, text }) => region === 'consent' && text !== '');
  const others = choices.filter(({ text }) => !AGREEMENT.test(text) && !PRIVACY.test(text));
  return choices.length > 0 && others.length === 0;
}

const DENIAL = anyOf('tracking-denials');
const EXCEPTION = anyOf('tracking-exceptions');
/** Who follows nobody: the website as a whole, not a form or another part of it. */
const WHOLE = anyOf('whole-websites');
const PART = anyOf('website-parts');
/** Whether the privacy policy says that nothing follows visitors. */
const deniesTracking = ({ internal }: Snapshot): boolean =>
  internal.pages
    .filter(({ kind }) => kind === 'privacy')
    .flatMap(({ page }) => getModel(page).prose.flatMap(({ text }) => splitSentences(text)))
    .some((text) => DENIAL.test(text) && WHOLE.test(text) && !EXCEPTION.test(text) && !PART.test(text));

const EMBEDS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)fonts\.(?:googleapis|gstatic)\.com$/, 'Google Fonts'],
  [/^youtube(?:-nocookie)?\.com$/, 'YouTube'],
  [/^player\.vimeo\.com$/, 'Vimeo'],
];
const MAPS = anyOf('map-addresses');

function findEmbeds(page: Page): readonly string[] {
  const loaded = [
    ...page.embeds.filter(({ isDeferred }) => !isDeferred).map(({ src }) => src),
    ...page.styleUrls,
  ];
  return loaded.flatMap((src) => {
    if (MAPS.test(src.slice(0, 200))) return ['Google Maps'];
    const host = parseHost(src) ?? '';
    return EMBEDS.flatMap(([pattern, name]) => (pattern.test(host) ? [name] : []));
  });
}

export const TECHNICAL_CHECKS: readonly Check[] = [
  {
    id: 'https',
    weight: 6,
    run: (site) => {
      if (site.url.protocol !== 'https:') return fail(quoteAs('address', site.url.origin));
      const form = listPages(site)
        .flatMap(({ forms }) => forms)
        .find(({ action, region }) => region !== 'hidden' && /^http:/i.test(action));
      return form ? fail(quoteAs('insecure-form', form.action)) : pass();
    },
  },
  {
    id: 'viewport',
    weight: 6,
    run: ({ page }) => {
      const viewport = page.meta.get('viewport');
      if (viewport === undefined) return fail({ kind: 'no-viewport' });
      const evidence = quoteAs('setting', viewport);
      if (!/width\s*=\s*device-width|^(?!.*width).*initial-scale/i.test(viewport)) return warn(evidence);
      const preventsZoom = /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0*)?(?:[^\d.]|$)/i.test(
        viewport,
      );
      return preventsZoom ? warn(evidence) : pass();
    },
  },
  {
    id: 'tracker-consent',
    weight: 4,
    run: (site) => {
      const unheld = listRead(site).flatMap((place) => findUnheld(site, place));
      const isEuropean = isInEurope(site);
      const all = listPages(site);
      const pages = isEuropean || deniesTracking(site) ? all : [];
      const started = pages.flatMap(findStartedServices);
      // A consent tool may hold back the others, and a tag manager may load one: neither shows from outside.
      const asks =
        unheld.length === 0 &&
        started.some((each) => each.kind === 'consent' && (each !== NOTICE || !all.every(isOnlyAgreed)));
      const managed = started.some(({ kind }) => kind === 'tag-manager');
      const trackers = [...unheld, ...(managed && !asks ? [] : started.filter(isTracker))];
      const embeds = isEuropean ? all.flatMap(findEmbeds) : [];
      const names = [...new Set([...trackers.map(({ name }) => name), ...embeds])];
      if (asks && names.length > 0) return notApplicable();
      const early = quoteAs('loaded-early', names.join(', '));
      if (early) return fail(early);
      return isEuropean ? pass() : notApplicable();
    },
  },
];
