/**
 * Input entered before hydration survives if extensions or translators have changed the nodes around it, so that React
 * replaces them all.
 */
import type { Page } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { createUniqueName, findApplicationsByName, toEmail } from '../support/database.ts';
import { holdScripts } from '../support/hydration.ts';
import { expect, test } from '../test.ts';
import { WORKSHOP, wizardOn } from '../wizard/wizard-page.ts';

/** What changes the nodes of an island. */
const CHANGES = {
  'a node before each field': (island: Element) => {
    for (const field of island.querySelectorAll('input, textarea, select'))
      field.before(document.createElement('com-password-button'));
  },
  'a node after each field': (island: Element) => {
    for (const field of island.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('com-password-button'));
  },
  'a field and a button before each field': (island: Element) => {
    for (const field of island.querySelectorAll('input, textarea, select'))
      field.before(document.createElement('input'), document.createElement('button'));
  },
  'a wrapper around each field': (island: Element) => {
    for (const field of island.querySelectorAll('input, textarea, select')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'attributes and classes': (island: Element) => {
    for (const field of island.querySelectorAll('input, textarea, select')) {
      field.setAttribute('data-dashlane-rid', '1');
      field.classList.add('filled');
    }
  },
  'a removed paragraph': (island: Element) => island.querySelector('p')?.remove(),
  'translated texts': (island: Element) => {
    const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
    const nodes: ChildNode[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as ChildNode);
    for (const node of nodes) {
      const font = document.createElement('font');
      node.replaceWith(font);
      font.append(node);
    }
  },
} as const;

type Change = keyof typeof CHANGES;
/** Whether React replaces the nodes; undefined: depends on the island, since React ignores some wrapped texts. */
const REPLACES: Readonly<Record<Change, boolean | undefined>> = {
  'a node before each field': true,
  'a node after each field': true,
  'a field and a button before each field': true,
  'a wrapper around each field': true,
  'attributes and classes': false,
  'a removed paragraph': true,
  'translated texts': undefined,
};

/** Opens a page without its scripts and changes its nodes. @returns a function that hydrates the page's island */
async function openChanged(page: Page, path: string, change: Change) {
  // React reports to the window that it replaced the nodes.
  await page.addInitScript(() => {
    addEventListener('error', (event) => {
      if (!/#418/.test(event.message)) return;
      event.preventDefault();
      document.documentElement.dataset.replaced = '';
    });
  });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  const island = page.locator('astro-island:not([client=account])');
  // Part of the parsed page.
  await page.locator('body > script').last().waitFor({ state: 'attached' });
  await island.evaluate(CHANGES[change]);
  return async () => {
    release();
    await expect(island).toHaveAttribute('data-hydrated');
    const isReplaced = REPLACES[change];
    if (isReplaced !== undefined)
      await expect(page.locator('html[data-replaced]')).toHaveCount(isReplaced ? 1 : 0);
  };
}

/** Enters early input, hydrates, and expects that the page and its stores have it. */
const JOURNEYS: Readonly<Record<string, (page: Page, locale: Locale, change: Change) => Promise<void>>> = {
  async partnership(page, locale, change) {
    const { partnership } = copy[locale];
    const hydrate = await openChanged(page, pathOf('home', locale), change);
    const form = page.locator('#partner');
    const name = createUniqueName('Ada');
    await form.getByRole('button', { name: partnership.type.labels.Agency, exact: true }).click();
    await form.getByLabel(partnership.name).fill(name);
    await form.getByLabel(partnership.email, { exact: true }).fill(toEmail(name));
    await form.getByLabel(partnership.websiteLink).fill('https://example.com');
    await form.getByRole('checkbox').check();
    const message = form.getByLabel(partnership.message);
    await message.pressSequentially('Zwei\nZeilex!');
    await message.press('ArrowLeft');
    await message.press('Shift+ArrowLeft');
    await hydrate();
    await expect(message).toBeFocused();
    await page.keyboard.type('n');
    await expect(message).toHaveValue('Zwei\nZeilen!');
    await expect(form.getByRole('checkbox')).toBeChecked();
    await expect(form.getByRole('checkbox')).not.toBeFocused();
    await form.getByRole('button', { name: partnership.submit }).click();
    await expect(form.getByRole('status')).toHaveText(partnership.success);
    const [[, stored] = []] = await findApplicationsByName(name);
    expect(stored).toMatchObject({
      applicationType: 'Agency',
      email: toEmail(name),
      websiteLink: 'https://example.com',
      message: 'Zwei\nZeilen!',
    });
  },

  async 'a form submitted early'(page, locale, change) {
    const { partnership } = copy[locale];
    const hydrate = await openChanged(page, pathOf('home', locale), change);
    const form = page.locator('#partner');
    const name = createUniqueName('Early');
    await form.getByLabel(partnership.name).fill(name);
    await form.getByLabel(partnership.email, { exact: true }).fill(toEmail(name));
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: partnership.type.labels.Company, exact: true }).click();
    await form.getByRole('button', { name: partnership.submit }).click();
    await hydrate();
    await expect(form.getByRole('status')).toHaveText(partnership.success);
    const [[, stored] = []] = await findApplicationsByName(name);
    expect(stored).toMatchObject({ applicationType: 'Company', email: toEmail(name) });
  },

  async 'the business check'(page, locale, change) {
    const wizard = wizardOn(page, locale);
    const hydrate = await openChanged(page, `${wizard.path}?step=1`, change);
    await wizard.url.pressSequentially(WORKSHOP.slice(0, -2));
    await wizard.url.press('ArrowLeft');
    await wizard.url.press('End');
    await wizard.url.pressSequentially('/');
    await wizard.url.press('ArrowLeft');
    await hydrate();
    await expect(wizard.url).toBeFocused();
    await page.keyboard.type(WORKSHOP.at(-2) ?? '');
    await expect(wizard.url).toHaveValue(WORKSHOP);
    await wizard.analyze.click();
    await wizard.expectStep('businessPhase');
  },

  async 'the sign-in form'(page, locale, change) {
    const { email, password, submit, toggle } = copy[locale].auth;
    const hydrate = await openChanged(page, pathOf('auth', locale), change);
    const main = page.getByRole('main');
    const field = (label: string) => main.getByLabel(label, { exact: true });
    await field(password).fill('geheim-123');
    // Its caret cannot be read: it moves to the end.
    await field(email).pressSequentially('nobody@example.co');
    await hydrate();
    await expect(field(email)).toBeFocused();
    await page.keyboard.type('m');
    await main.getByRole('button', { name: toggle['sign-in'], exact: true }).click();
    await expect(main.getByRole('button', { name: submit['sign-up'], exact: true })).toBeVisible();
    await expect(field(email)).toHaveValue('nobody@example.com');
    await expect(field(password)).toHaveValue('geheim-123');
  },

  async 'the team’s gate'(page, locale, change) {
    const { gate, filters } = copy[locale].dashboard;
    const hydrate = await openChanged(page, pathOf('teamdashboard', locale), change);
    const code = process.env.TEAM_CODE ?? '';
    const field = page.getByLabel(gate.code);
    await field.pressSequentially(code.slice(1));
    await field.press('Home');
    await hydrate();
    await expect(field).toBeFocused();
    await page.keyboard.type(code.slice(0, 1));
    await field.press('Enter');
    await expect(page.getByLabel(filters.type, { exact: true })).toBeVisible();
  },

  async 'the code panel'(page, locale, change) {
    const { access } = copy[locale];
    const hydrate = await openChanged(page, pathOf('access', locale), change);
    const box = (n: number) => page.getByLabel(fill(access.box, { n, of: 5 }));
    await box(1).pressSequentially('ab');
    await hydrate();
    await expect(box(1)).toHaveValue('A');
    await expect(box(3)).toBeFocused();
    await page.keyboard.type('cde');
    await expect(box(5)).toHaveValue('E');
  },

  async 'the finder'(page, locale, change) {
    const hydrate = await openChanged(page, pathOf('finder', locale), change);
    const search = page.getByRole('searchbox');
    await search.pressSequentially('xyzz');
    await search.press('Home');
    await hydrate();
    await expect(search).toBeFocused();
    await page.keyboard.type('q');
    await expect(search).toHaveValue('qxyzz');
    await expect(page.getByText(copy[locale].finder.empty, { exact: true })).toBeVisible();
  },
};

for (const [name, journey] of Object.entries(JOURNEYS)) {
  for (const change of Object.keys(CHANGES) as Change[])
    test(`keeps early input: ${name}, ${change}`, ({ page }) => journey(page, 'en', change));
  test(`de: keeps early input: ${name}`, ({ page }) => journey(page, 'de', 'a node before each field'));
}

test('keeps what is typed while the nodes are replaced', async ({ page }) => {
  const text = 'We build roofs and would like to meet more owners of houses. '.repeat(3);
  const hydrate = await openChanged(page, '/', 'a node before each field');
  const message = page.locator('#partner').getByLabel(copy.en.partnership.message);
  await message.focus();
  await Promise.all([page.keyboard.type(text, { delay: 5 }), hydrate()]);
  await expect(message).toHaveValue(text);
});

test('keeps what is typed as soon as the nodes are replaced', async ({ page }) => {
  const hydrate = await openChanged(page, '/', 'a node before each field');
  const message = page.locator('#partner').getByLabel(copy.en.partnership.message);
  await message.pressSequentially('We build ');
  // Two keys right after React's commit, before its passive effects.
  await message.evaluate((served) => {
    const observer = new MutationObserver(() => {
      if (served.isConnected) return;
      observer.disconnect();
      for (const key of ['ro', 'ofs']) document.execCommand('insertText', false, key);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await hydrate();
  await expect(message).toHaveValue('We build roofs');
});
