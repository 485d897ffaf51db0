import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copy } from '../../src/copy/index.ts';
import { LOCALES, textIn } from '../../src/domain/site/locale.ts';
import { pathOf } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { type BuiltVariant, buildVariant } from '../built-variant.ts';
import { ENTRY_PATHS, pageAt } from './built.ts';
import { PROOF } from './proof/proof.ts';

let built: BuiltVariant;
beforeAll(async () => {
  built = await buildVariant('tests/site/proof/astro.config.ts');
}, 300_000);
afterAll(() => built?.close());

describe.each(LOCALES)('the landing page (%s)', (locale) => {
  const { proof } = copy[locale].home;
  const { newsletter } = copy[locale];

  it('shows the owner’s proof in the page’s language, and no disabled newsletter box', () => {
    const file = locale === 'en' ? 'index.html' : `${pathOf('home', locale).slice(1)}.html`;
    const html = readFileSync(join(built.folder, file), 'utf8');
    const { quotes, numbers } = PROOF;
    const shown = [
      proof.title,
      ...quotes.flatMap(({ text, name, role }) => [text[locale], name, role[locale]]),
      ...numbers.flatMap(({ figure, label, source }) => [
        textIn(figure, locale),
        label[locale],
        source[locale],
      ]),
    ];
    for (const text of shown) expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`<strong[^>]*>${locale === 'de' ? '6,8 %' : '6\\.8%'}</strong>`));
    expect(html).not.toContain('[object');
    expect(html).not.toContain(newsletter.subscribe);
  });

  it('renders nothing for empty lists', () => {
    const { html } = pageAt(pathOf('home', locale));
    const { quotes, numbers } = site.proof;
    const hasProof = quotes.length + numbers.length > 0 || ENTRY_PATHS.includes(pathOf('cases', locale));
    expect(html.includes(proof.title)).toBe(hasProof);
    expect(/class="[^"]*proof/.test(html)).toBe(hasProof);
    expect(html.includes(newsletter.subscribe)).toBe(site.newsletter !== 'none');
  });
});
