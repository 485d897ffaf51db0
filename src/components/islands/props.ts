import { copy } from '../../copy/index.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import type { Locale } from '../../domain/locale.ts';
import { campaignsOf } from '../../domain/visit-events.ts';
import type { IslandName, IslandProps } from '../../hydration/islands.ts';
import { pathOf } from '../../routes.ts';
import { site } from '../../site.ts';
import { FIRST_NICHES, NICHE_FILE } from './published-niches.ts';

const LANGUAGE_NAMES = Object.fromEntries(Object.entries(LANGUAGES).map(([tag, { name }]) => [tag, name]));

/** The wizard's texts; on a machine of one's own its field offers the sample website there, which needs no network. */
const wizardTexts = (locale: Locale) => {
  const { wizard, results, findings } = copy[locale];
  const placeholder = import.meta.env.PUBLIC_SAMPLE_WEBSITE ?? wizard.website.placeholder;
  return { wizard: { ...wizard, website: { ...wizard.website, placeholder } }, results, findings };
};

/** What each island is given in a language: rendered into its page, and fetched as JSON when it wakes. */
export const PROPS: { readonly [N in IslandName]: (locale: Locale) => IslandProps[N] } = {
  access: (locale) => ({ copy: copy[locale].access, locale }),
  account: (locale) => {
    const { menu, signedInAs, signOut, faults } = copy[locale].auth;
    return { copy: { menu, signedInAs, signOut, faults }, accountHref: pathOf('auth', locale) };
  },
  application: (locale) => {
    const { type, name, websiteLink, message, optional, faults } = copy[locale].partnership;
    return {
      copy: copy[locale].application,
      form: { type, name, websiteLink, message, optional, faults },
      languages: LANGUAGE_NAMES,
      locale,
      email: site.contact.email,
      homeHref: pathOf('home', locale),
    };
  },
  auth: (locale) => {
    const { auth, savedChecks, findings } = copy[locale];
    const points = Object.fromEntries(Object.entries(findings.byId).map(([id, { title }]) => [id, title]));
    return { copy: auth, locale, saved: { savedChecks, categories: findings.categories, points } };
  },
  dashboard: (locale) => ({
    copy: copy[locale].dashboard,
    locale,
    applicantTypes: site.applicantTypes,
    answers: site.answers,
    figures: copy[locale].figures,
    visits: copy[locale].visits,
    counting: {
      on: site.counting.on,
      timeZone: site.counting.timeZone,
      campaigns: campaignsOf(site.counting),
    },
  }),
  finder: (locale) => ({ copy: copy[locale].finder, locale, file: NICHE_FILE, first: FIRST_NICHES }),
  monthly: (locale) => ({
    copy: copy[locale].monthlyCheck,
    locale,
    accountHref: pathOf('auth', locale),
    email: site.contact.email,
  }),
  partnership: (locale) => ({
    copy: copy[locale].partnership,
    locale,
    termsHref: `${pathOf('imprint', locale)}#terms`,
  }),
  wizard: (locale) => {
    const { shell } = copy[locale];
    return {
      locale,
      texts: wizardTexts(locale),
      owner: {
        brand: site.brand,
        booking: {
          href: site.links.booking,
          label: shell.strategyCall,
          newTab: shell.opensInNewTab,
        },
      },
    };
  },
};

/** What an island is given, as the JSON that its page's visitors fetch. */
export const propsJson = (name: IslandName, locale: Locale): string => JSON.stringify(PROPS[name](locale));
