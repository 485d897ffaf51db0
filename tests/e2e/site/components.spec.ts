/** Compares every variant and state of the shared components, built for production, with stored pictures. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../local/backend.ts';
import { type BuiltVariant, buildVariant } from '../../built-variant.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { type Box, cutPictures } from '../support/pictures.ts';
import {
  comparePictures,
  listStoredNames,
  type Pictures,
  updateIfRequested,
} from '../support/stored-pictures.ts';
import { expect, test } from '../test.ts';

const FOLDER = 'site/components';
const PARTS = ['buttons', 'fields', 'choices', 'notices', 'sheets'];
const GROUNDS = ['paper', 'night'];

/** Forced states, with the parts that have controls. */
const STATES = {
  hover: ['buttons', 'fields', 'choices'],
  'focus-visible': ['buttons', 'fields', 'choices'],
} as const;
type State = keyof typeof STATES;

/** Rules to remove together, each with the parts that change without it. No two rules of a group share a part. */
const RULES: readonly (readonly (readonly [selector: string, parts: readonly string[]])[])[] = [
  [
    ['.button-secondary', ['buttons']],
    ['.control-Field', ['fields']],
    [':has(:checked)', ['choices']],
    ['.alert-error', ['notices']],
    ['.progress-Progress', ['sheets']],
  ],
  [
    ['.button-quiet', ['buttons']],
    ['.field-error', ['choices', 'fields']],
    ['.alert-success', ['notices']],
    ['.panel-Panel', ['sheets']],
  ],
  [
    ['.button-light', ['buttons']],
    ['[aria-invalid="true"]', ['fields']],
    ['.alert-info', ['notices']],
  ],
  [
    ['.button:disabled', ['buttons']],
    ['.chevron-SelectField', ['fields']],
  ],
  [['.spinner', ['buttons']]],
  [['[data-pressed]', ['buttons']]],
];

// Builds the page once.
test.describe.configure({ mode: 'default' });
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

let built: BuiltVariant | undefined;

test.beforeAll(async () => {
  built = await buildVariant('tests/e2e/component-page/astro.config.ts');
});

test.afterAll(() => built?.close());

async function open(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${built?.origin}/`);
  await expect(page.locator('.components astro-island')).not.toHaveAttribute('ssr');
  await waitForDisplayFace(page);
}

/** Forces every control into a state. */
async function forceState(page: Page, state: State): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = `.components :is(${state === 'hover' ? 'label, ' : ''}a, button, input, select, textarea)`;
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] });
}

/**
 * Removes every rule whose selector contains a text, from all style sheets.
 * @returns functions that restore them
 */
const removeRules = (page: Page, selector: string) =>
  page.evaluateHandle((part) => {
    const restorers: (() => void)[] = [];
    const walk = (rules: CSSStyleSheet | CSSGroupingRule): void => {
      for (let index = rules.cssRules.length - 1; index >= 0; index--) {
        const rule = rules.cssRules[index];
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(part)) {
          const { cssText } = rule;
          rules.deleteRule(index);
          restorers.unshift(() => rules.insertRule(cssText, index));
        } else if (rule instanceof CSSGroupingRule) walk(rule);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) walk(sheet);
    return restorers;
  }, selector);

const getName = (part: string, ground: string, state?: State): string =>
  [part, ground, state].filter(Boolean).join('-');

async function takePictures(page: Page, parts: readonly string[], state?: State): Promise<Pictures> {
  const boxes = await page.locator('.components section').evaluateAll((sections) =>
    sections.map((section) => {
      const box = section.getBoundingClientRect();
      const top = Math.round(box.top + scrollY);
      const height = Math.round(box.bottom + scrollY) - top;
      return [section.ariaLabel ?? '', { left: 0, top, width: innerWidth, height } satisfies Box] as const;
    }),
  );
  const screenshot = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' });
  const wanted = boxes.flatMap(([label, box]) => {
    const [part = '', ground = ''] = label.split('-');
    return parts.includes(part) ? [[getName(part, ground, state), box] as const] : [];
  });
  return cutPictures(screenshot, new Map(wanted));
}

/** Later pictures that differ in any pixel. */
const listChangedPictures = (before: Pictures, after: Pictures): Pictures =>
  new Map([...after].filter(([name, { bytes }]) => !before.get(name)?.bytes.equals(bytes)));

test('the shared components match the stored pictures', async ({ page }) => {
  await open(page);
  const pictures = await takePictures(page, PARTS);
  expect(pictures.size).toBe(PARTS.length * GROUNDS.length);
  await updateIfRequested(FOLDER, pictures);
  expect(await comparePictures(FOLDER, pictures)).toEqual([]);
});

for (const [state, parts] of [
  ['hover', STATES.hover],
  ['focus-visible', STATES['focus-visible']],
] as const)
  test(`the shared components match the stored pictures with ${state}`, async ({ page }) => {
    await open(page);
    await forceState(page, state);
    const pictures = await takePictures(page, parts, state);
    await updateIfRequested(FOLDER, pictures);
    expect(await comparePictures(FOLDER, pictures)).toEqual([]);
    expect(await comparePictures(FOLDER, await takePictures(page, parts), 'components-faulty')).not.toEqual(
      [],
    );
  });

test('finds the parts that change if rules are removed', async ({ page }) => {
  // Takes eight screenshots of the whole page.
  test.slow();
  await open(page);
  const before = await takePictures(page, PARTS);
  expect(await comparePictures(FOLDER, before)).toEqual([]);
  for (const group of RULES) {
    const removed = [];
    for (const [selector] of group) {
      const rules = await removeRules(page, selector);
      expect(await rules.evaluate(({ length }) => length), selector).toBeGreaterThan(0);
      removed.unshift(rules);
    }
    const differences = await comparePictures(
      FOLDER,
      listChangedPictures(before, await takePictures(page, PARTS)),
      'components-faulty',
    );
    const found = new Set(differences.map((difference) => difference.split('-')[0]));
    const expected = group.flatMap(([, parts]) => parts);
    expect([...found].sort(), `found without the rules ${group}`).toEqual(expected.sort());
    for (const rules of removed)
      await rules.evaluate((each) => {
        for (const restore of each) restore();
      });
  }
  expect(await comparePictures(FOLDER, await takePictures(page, PARTS))).toEqual([]);
});

test('shows every shared component on the page', async () => {
  const page = await readFile(join(ROOT, 'tests/e2e/component-page/Components.tsx'), 'utf8');
  const files = (await readdir(join(ROOT, 'src/ui'))).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(7);
  for (const file of files) {
    const source = await readFile(join(ROOT, 'src/ui', file), 'utf8');
    const exported = [...source.matchAll(/export function ([A-Z]\w+)/g)].map(([, name]) => name);
    // Field is only a part of other components.
    const shown = exported.filter((name) => name !== 'Field');
    for (const name of shown) expect(page, `${name} of ${file}`).toContain(`<${name}`);
  }
});

test('has no stored picture without a component', async () => {
  const states = (['hover', 'focus-visible'] as const).flatMap((state) =>
    STATES[state].flatMap((part) => GROUNDS.map((ground) => getName(part, ground, state))),
  );
  const still = PARTS.flatMap((part) => GROUNDS.map((ground) => getName(part, ground)));
  expect(await listStoredNames(FOLDER)).toEqual([...still, ...states].sort());
});
