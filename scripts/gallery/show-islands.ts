/** Shows every island's page in the state given in the URL: /dev/islands?offline, /dev/islands?offline&de. */
import { DEFAULT_PRICE_RANGE } from '../../src/domain/wizard/price.ts';
import { ANALYSIS, ROADMAP } from '../../src/islands/wizard/store/testing.ts';
import { pathOf } from '../../src/routes.ts';
import { WEBSITE_FRAGMENT } from '../../src/share/fragments.ts';
import { encodeReport } from '../../src/share/share-link.ts';
import { LONG, STATES, type State } from './fake-backend.ts';

const query = new URLSearchParams(location.search);
const state = STATES.find((candidate) => query.has(candidate)) ?? 'refused';
const locale = query.has('de') ? 'de' : 'en';

const longResult = await encodeReport({
  answers: { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' },
  analysis: { ...ANALYSIS, title: LONG },
  roadmap: {
    ...ROADMAP,
    preparationSteps: ROADMAP.preparationSteps.map((step) => ({ ...step, title: LONG, description: LONG })),
  },
  locale,
});
const toCheck = `${WEBSITE_FRAGMENT}example.com`;
const PATHS = [
  pathOf('analysis', locale) + { refused: toCheck, offline: toCheck, empty: '', long: longResult }[state],
  pathOf('embeddedPartnership', locale),
  pathOf('finder', locale),
  pathOf('access', locale),
  pathOf('auth', locale),
  `${pathOf('application', locale)}#id.signature`,
  `${pathOf('monthlyCheck', locale)}#id.signature`,
  pathOf('teamdashboard', locale),
];

/** Values typed into fields, by field type. */
const VALUES: Readonly<Record<string, string>> = { email: 'ada@example.com', url: 'https://example.com' };
/** Texts typed into other fields, by state. The finder finds nothing for `empty` and `long`. */
const TEXTS: Readonly<Record<State, string>> = { refused: 'A', offline: 'A', empty: 'zzzzz', long: LONG };

function typeInto(field: HTMLInputElement | HTMLTextAreaElement): void {
  // Bypass React's override of the property, which would otherwise ignore the change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, VALUES[field.type] ?? TEXTS[state]);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fills in and submits the first form of a frame's island, once it is hydrated. */
function submitForm(frame: HTMLIFrameElement): void {
  // The finder loads a file instead of calling the backend.
  if (frame.contentWindow && (state === 'refused' || state === 'offline'))
    frame.contentWindow.fetch = async (input, init) =>
      String(input).endsWith('.csv') ? Response.error() : fetch(input, init);
  const island = frame.contentDocument?.querySelector('main astro-island[data-hydrated]');
  if (!island) {
    setTimeout(submitForm, 100, frame);
    return;
  }
  const form = island.querySelector('form') ?? island;
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:checked)'))
    box.click();
  const fields = 'textarea, input:not([type=checkbox], [type=radio], [hidden])';
  for (const field of form.querySelectorAll<HTMLInputElement>(fields)) typeInto(field);
  const button = form.querySelector<HTMLElement>('[type=submit]') ?? form.querySelector('button');
  button?.click();
}

const links = STATES.flatMap((each) => [each, `${each}&de`]).map((each) => `<a href="?${each}">${each}</a>`);
document.body.innerHTML = links.join(' ');
for (const path of PATHS) {
  const frame = document.createElement('iframe');
  frame.name = state;
  frame.src = path;
  document.body.append(frame);
  submitForm(frame);
}
