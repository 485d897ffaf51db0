import { describe, expect, it } from 'vitest';
import { copy } from '../../src/copy/index.ts';
import { resolveTexts } from '../../src/copy/resolve-texts.ts';
import { LOCALES } from '../../src/domain/site/locale.ts';
import { INDEXED, pathOf } from '../../src/routes.ts';
import { settings } from '../../src/settings.ts';
import { site } from '../../src/site.ts';
import { contents, ENTRY_PATHS, pageAt } from './built.ts';

const dataOf = (path: string): unknown => {
  const [text, ...more] = contents(pageAt(path).html, 'script', 'application/ld+json');
  expect(more).toEqual([]);
  return JSON.parse(text ?? 'null');
};

describe.each(LOCALES)('structured data (%s)', (locale) => {
  it('describes company, site, services and questions on the landing page', () => {
    const { services, questions } = copy[locale].home;
    const items = resolveTexts(questions.items, settings);
    const [managed, platform] = services.cards;
    const { street, city, country } = site.company;
    expect(dataOf(pathOf('home', locale))).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          name: site.brand,
          email: site.contact.email,
          address: {
            '@type': 'PostalAddress',
            streetAddress: street,
            ...(country === 'DE' && { postalCode: city.slice(0, 5), addressLocality: city.slice(6) }),
            addressCountry: country,
          },
        },
        { '@type': 'WebSite', inLanguage: locale },
        { '@type': 'Service', name: managed.title },
        { '@type': 'Service', name: platform.title },
        {
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ],
    });
  });

  it.each(INDEXED.filter((page) => page !== 'home'))('has breadcrumbs on %s', (page) => {
    expect(dataOf(pathOf(page, locale))).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: site.origin + pathOf('home', locale) },
        { position: 2, item: site.origin + pathOf(page, locale) },
      ],
    });
  });

  const articles = ENTRY_PATHS.filter((path) => path.startsWith(`${pathOf('articles', locale)}/`));

  it.each(articles)('describes the article %s with its breadcrumbs', (path) => {
    expect(dataOf(path)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Article',
          url: site.origin + path,
          datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          inLanguage: locale,
          author: { name: site.brand },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{}, { name: copy[locale].entries.articles.title }, {}],
        },
      ],
    });
  });
});
