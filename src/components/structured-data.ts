/** Structured data for search engines (schema.org). */
import { copy } from '../copy/index.ts';
import type { Locale } from '../domain/site/locale.ts';
import { cardOf, type Page, pathOf } from '../routes.ts';
import { site } from '../site.ts';
import { type Entry, slugOf } from './entries.ts';
import { getHomeCopy } from './home-copy.ts';

const ORGANIZATION = `${site.origin}/#organization`;

/** The postal code is the part of the city line before its first letter. */
function createAddress(): object {
  const { street, city, country } = site.company;
  const [, code = '', locality = city] = /^((?:\p{Lu}{1,2}-)?\d[\d ]*)\s(.+)$/u.exec(city) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(code && { postalCode: code }),
    addressLocality: locality,
    addressCountry: country,
  };
}

const createOrganization = (locale: Locale) => ({
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: site.brand,
  legalName: site.company.name,
  url: site.origin + pathOf('home', locale),
  logo: `${site.origin}/icon-512.png`,
  email: site.contact.email,
  telephone: site.contact.phone,
  address: createAddress(),
  sameAs: [site.links.instagram, site.links.youtube].filter((link) => link !== null),
});

/** Data of the landing page: the company, the site, both services and the questions. */
export function createHomeData(locale: Locale): object {
  const home = getHomeCopy(locale);
  return {
    '@graph': [
      createOrganization(locale),
      {
        '@type': 'WebSite',
        name: site.brand,
        url: site.origin + pathOf('home', locale),
        inLanguage: locale,
        publisher: { '@id': ORGANIZATION },
      },
      ...home.services.cards.map(({ title, description }) => ({
        '@type': 'Service',
        name: title,
        description,
        provider: { '@id': ORGANIZATION },
      })),
      {
        '@type': 'FAQPage',
        mainEntity: home.questions.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}

/** An article, or a case with its quote. */
export function createEntryData(entry: Entry, locale: Locale): object {
  const { collection, data } = entry;
  const slug = slugOf(entry);
  const quote = collection === 'cases' && data.quote;
  return {
    '@type': 'Article',
    headline: data.title,
    description: data.description,
    datePublished: data.date.toISOString().slice(0, 10),
    inLanguage: locale,
    url: site.origin + pathOf(collection, locale, slug),
    image: `${site.origin}/og/${cardOf(collection, slug)}.${locale}.png`,
    author: createOrganization(locale),
    publisher: { '@id': ORGANIZATION },
    ...(collection === 'cases' && { about: { '@type': 'Organization', name: data.customer } }),
    ...(quote && {
      hasPart: {
        '@type': 'Quotation',
        text: quote.text,
        creator: { '@type': 'Person', name: quote.name, jobTitle: quote.role },
      },
    }),
  };
}

const getListTitle = (page: Page, locale: Locale): string => {
  const { entries, finder } = copy[locale];
  return page === 'articles' || page === 'cases' ? entries[page].title : finder.title;
};

/** Breadcrumbs to a page, or through a list to one of its subpages. */
export function createBreadcrumbData(page: Page, title: string, locale: Locale, below?: string): object {
  const home = { name: site.brand, path: pathOf('home', locale) };
  const steps =
    below === undefined
      ? [home, { name: title, path: pathOf(page, locale) }]
      : [
          home,
          { name: getListTitle(page, locale), path: pathOf(page, locale) },
          { name: title, path: pathOf(page, locale, below) },
        ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: site.origin + step.path,
    })),
  };
}
