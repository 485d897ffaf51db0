/** Structured data for search engines (schema.org). */
import { copy } from '../copy/index.ts';
import type { Locale } from '../domain/site/locale.ts';
import { type Page, pathOf } from '../routes.ts';
import { site } from '../site.ts';
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
  sameAs: [site.links.instagram, site.links.youtube],
});

/** Data of the landing page: the company, the site, both services and the questions. */
export function createHomeData(locale: Locale): object {
  const home = getHomeCopy(locale);
  return {
    '@context': 'https://schema.org',
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

/** Breadcrumbs to a page, or through the finder to one of its subpages. */
export function createBreadcrumbData(page: Page, title: string, locale: Locale, below?: string): object {
  const home = { name: site.brand, path: pathOf('home', locale) };
  const steps =
    below === undefined
      ? [home, { name: title, path: pathOf(page, locale) }]
      : [
          home,
          { name: copy[locale].finder.title, path: pathOf(page, locale) },
          { name: title, path: pathOf(page, locale, below) },
        ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: site.origin + step.path,
    })),
  };
}
