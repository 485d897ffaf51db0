/** A row that fails to render shows an error in its place, without affecting the others. */
import { finder } from '../../../src/copy/en/niches/finder.ts';
import { fill } from '../../../src/copy/fill.ts';
import { ANALYSIS, ROADMAP } from '../../../src/islands/wizard/store/testing.ts';
import { pathOf } from '../../../src/routes.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, storeEntries } from '../wizard/stored-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

/** Values that throw when rendered: a number, the first item of a list, and a niche's name. */
const BREAKING = { count: 4_242, item: 'https://breaks.example/', niche: 'Bricht' };

test.beforeEach(({ page }) =>
  page.addInitScript(({ count, item, niche }) => {
    const { map } = Array.prototype;
    Reflect.set(Array.prototype, 'map', function (this: unknown[], ...callback: unknown[]) {
      const [first] = this;
      const isPlanted = first === item || (first instanceof Object && Reflect.get(first, 'url') === item);
      if (isPlanted) throw new TypeError('planted');
      return Reflect.apply(map, this, callback);
    });
    const descriptor = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format');
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        const format = descriptor?.get?.call(this);
        return (value: number) => {
          if (value === count) throw new RangeError('planted');
          return format(value);
        };
      },
    });
    const written = URLSearchParams.prototype.toString;
    URLSearchParams.prototype.toString = function () {
      if (this.get('niche') === niche) throw new URIError('planted');
      return written.call(this);
    };
  }, BREAKING),
);

const [step] = ROADMAP.preparationSteps;
const [group] = ROADMAP.b2bTargetGroups;
const [finding] = ANALYSIS.findings;
if (!step || !group || !finding) throw new Error('The example has no rows.');
const roadmap = {
  ...ROADMAP,
  preparationSteps: [{ ...step, id: 'bad-step', title: 'Planted', how: [BREAKING.item] }, step],
  b2bTargetGroups: [
    { ...group, id: 'bad-group', description: 'Broken', searches: [{ kind: 'map', url: BREAKING.item }] },
    group,
  ],
};
const report = {
  ...ANALYSIS,
  findings: ANALYSIS.findings.map((each) =>
    each.id === 'orders' ? { ...each, seen: { kind: 'words', count: BREAKING.count } as const } : each,
  ),
};

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: shows the other results if a finding, a step and a group fail to render`, async ({
    page,
  }) => {
    const wizard = wizardOn(page, locale);
    const { results, findings } = wizard.texts;
    await storeEntries(page, {
      ...COMPLETE,
      website: { url: 'brightwork.example', report },
      roadmaps: { [locale]: roadmap },
    });
    await wizard.open('?step=results');
    for (const id of ['orders', 'bad-step', 'bad-group'])
      await expect(wizard.main.getByText(fill(results.unreadable, { id }))).toBeVisible();
    for (const { name } of [{ name: step.title }, group])
      await expect(wizard.main.getByRole('heading', { name })).toHaveCount(1);
    await wizard.main.getByRole('heading', { name: results.website.groups.next }).click();
    await expect(wizard.main.getByText(findings.byId.phone.action, { exact: true })).toBeVisible();
    await wizard.main.getByText(fill(results.website.fineOrUnknown, { good: 1, unknown: 1 })).click();
    for (const id of ['title', 'email'] as const)
      await expect(
        wizard.main.getByRole('listitem').filter({ hasText: new RegExp(`^${findings.byId[id].title}$`) }),
      ).toBeVisible();
  });
}

test('shows the other niches if one fails to render', async ({ page }) => {
  const rows = ['Bricht', 'Hält'].map((name) => `Handwerk;${name};Ein Satz.;Inhaber`);
  await page.route('**/*-nischen.csv', (route) =>
    route.fulfill({
      contentType: 'text/csv',
      body: ['nische;mikronische;beschreibung;zielgruppe', ...rows].join('\n'),
    }),
  );
  await page.goto(pathOf('finder', 'de'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Hält' })).toBeVisible();
  await expect(main.getByText(fill(finder.unreadable, { niche: 'Bricht' }))).toBeVisible();
});
