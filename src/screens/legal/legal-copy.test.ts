import { describe, expect, it } from 'vitest';
import { site as other } from '../../../tests/second-owner/site.ts';
import { getHomeCopy } from '../../components/home-copy.ts';
import { fill } from '../../copy/fill.ts';
import { copy } from '../../copy/index.ts';
import { LOCALES, type Locale } from '../../domain/site/locale.ts';
import { SETTINGS, type Settings } from '../../domain/site/settings.ts';
import { VISIT_EVENTS } from '../../domain/visits/visit-events.ts';
import { getCompanyFacts } from './company-facts.ts';
import { getLegalCopy } from './legal-copy.ts';
import { getLegalValues } from './legal-values.ts';
import { createOwner } from './testing/owners.ts';

/** Without a field that only Austria knows. */
const BASE = { ...other, company: { ...other.company, mediaPolicy: null } };

/** All texts that depend on settings, as visitors read them: imprint, terms, privacy notice and questions. */
function renderTexts(locale: Locale, overrides: Partial<Settings>): string {
  const { settings, site } = createOwner(BASE, overrides);
  const legal = getLegalCopy(locale, settings);
  const { hero, services, trust, questions } = getHomeCopy(locale, site, settings);
  const home = [hero.paragraphs, services.cards, trust.items, questions];
  const facts = getCompanyFacts(locale, site.company, legal.imprint.parts.company);
  // Labels without a value are not shown.
  const shown = JSON.stringify([legal, home], (key, value) =>
    key === 'labels' || key === 'roles' ? '' : value,
  );
  return fill(shown + JSON.stringify(facts), {
    ...getLegalValues(locale, site, new Date(0)),
    checks: 40,
  }).replaceAll('\u00a0', ' ');
}

type Expected = readonly [present: readonly RegExp[], absent: readonly RegExp[]];

/** Which words the texts contain and omit, for every value of every setting. */
const EXPECTED: { readonly [K in keyof Settings]: { readonly [V in Settings[K]]: Expected } } = {
  law: {
    DE: [[/§ 5.*DDG/, /TDDDG/, /MStV/, /BGB/, /German law|deutsches Recht/], [/ECG|MedienG|UWG|KSchG/]],
    AT: [
      [/ECG/, /MedienG/, /KSchG/, /§ 165/, /Austrian law|österreichisches Recht/],
      [/DDG|MStV|BGB|UStG|German|deutsch/],
    ],
    CH: [
      [/UWG|UCA/, /EDÖB|FDPIC/, /Swiss law|Schweizer Recht/],
      [/DDG|MStV|BGB|UStG|German|deutsch|Austria|österr/],
    ],
    US: [
      [/(?:laws of|Recht von) Delaware/, /California|Kalifornien/, /Google LLC, 1600/],
      [/DDG|MStV|BGB|UStG|ECG|KSchG|German|deutsch|Austria|Swiss|Schweiz|Google Ireland/],
    ],
    other: [
      [/Netherlands|Niederlande/],
      [/DDG|MStV|BGB|UStG|ECG|KSchG|German|deutsch|Austria|Swiss|Schweiz/],
    ],
  },
  register: { on: [[/FN 123456a/], []], off: [[], [/"Register"|Registereintrag/]] },
  responsible: { on: [[/MStV/], []], off: [[], [/MStV/]] },
  partner: { on: [[/Muster AG/], []], off: [[], [/strategic|strategisch/i]] },
  dataProtectionOfficer: {
    on: [[/privacy@muster\.example/], []],
    off: [[], [/protection officer|beauftragter:/]],
  },
  languageModel: {
    on: [[/Google Gemini/, /an AI model writes|formuliert ein KI-Modell/], [/No AI model|nicht beteiligt/]],
    off: [[/No AI model|nicht beteiligt/], [/Gemini/, /AI model words|formuliert ein KI/, /drafts|entwirft/]],
  },
  modelPlace: {
    google: [[/Google Gemini/], [/Muster AI/]],
    eea: [[/Muster AI \((?:France|Frankreich)\)/], [/Gemini/, /India|Indien/]],
    elsewhere: [[/Muster AI/, /India|Indien/, /standard contractual|Standardvertrags/], [/Gemini/]],
  },
  bookingPlace: {
    own: [[], [/Muster Booking/]],
    eea: [[/Muster Booking \((?:Austria|Österreich)\)/], [/45 (?:and|,)|Art\. 45/]],
    elsewhere: [[/Muster Booking \(Japan\).*28 (?:GDPR|DSGVO).*45/], []],
  },
  video: {
    file: [[/comes from this website|kommt von dieser Website/], [/YouTube/]],
    provider: [[/YouTube/], [/comes from this website|kommt von dieser Website/]],
    none: [[], [/privacy-video|, and videos|und Videos/]],
  },
  appCheck: { on: [[/reCAPTCHA Enterprise/, /App Check/], []], off: [[], [/reCAPTCHA|App Check/i]] },
  counting: { on: [[/utm_source/], []], off: [[], [/utm_source|campaign|Kampagne/i]] },
  newsletter: {
    unstored: [[/newsletter box|Newsletter-Feld/], []],
    'double-opt-in': [
      [/after a week|nach einer Woche/, /subscription’s number|Nummer des Abos/],
      [/newsletter box|Newsletter-Feld/],
    ],
    none: [[], [/newsletter box|Newsletter-Feld/]],
  },
  mail: {
    on: [[/confirmation contains|Bestätigung enthält/, /once a month|einmal im Monat/], []],
    off: [
      [],
      [/confirmation contains|Bestätigung enthält/, /once a month|einmal im Monat/, /by email\.|per E-Mail/],
    ],
  },
  chat: { on: [[/team chat|Team-Chat/], []], off: [[], [/chat/i]] },
  experience: { on: [[/15 (?:years|Jahren)/], []], off: [[], [/years of marketing|Marketingerfahrung/]] },
  guarantee: {
    on: [[/30-(?:day|Tage)/], []],
    off: [[], [/satisfaction guarantee|money-back|Zufriedenheits|Geld-zurück/i]],
  },
  ownUse: {
    on: [[/our team uses|wie unser Team/], []],
    off: [[], [/our team uses|wie unser Team|Our own team/]],
  },
  representativeEu: { on: [[/Eu Muster/], []], off: [[], [/Article 27 GDPR|Art\. 27 DSGVO/]] },
  representativeUk: { on: [[/Uk Muster/], []], off: [[], [/UK GDPR/]] },
  representativeSwitzerland: { on: [[/Ch Muster/], []], off: [[], [/14 FADP|14 DSG/]] },
  swiss: {
    on: [[/EDÖB|FDPIC/, /Swiss-US/, /\(DSG\)|\(FADP\)/], []],
    off: [[], [/EDÖB|FDPIC|Swiss-US|\(DSG\)|\(FADP\)/]],
  },
  host: {
    ireland: [[/Google Ireland/], [/Google LLC, 1600/]],
    us: [[/Google LLC, 1600/], [/Google Ireland/]],
  },
  storage: {
    eu: [
      [/in the European Union \(storage: europe-west1|in der Europäischen Union gespeichert/],
      [/us-central1/],
    ],
    'partly-eu': [
      [/europe-west1.*us-central1/s, /partly outside the European|teilweise außerhalb der Europ/],
      [],
    ],
    'outside-eu': [
      [/us-central1/, /centers outside the European|Google außerhalb der Europ/],
      [/partly|teilweise/],
    ],
  },
};

const cases = Object.entries(EXPECTED).flatMap(([setting, values]) =>
  Object.entries(values).map(([value, [present, absent]]) => ({
    setting,
    value,
    present,
    absent,
  })),
);

describe.each(LOCALES)('the legal texts and questions (%s)', (locale) => {
  it.each(cases)('follow $setting: $value', ({ setting, value, present, absent }) => {
    const texts = renderTexts(locale, { [setting]: value });
    expect(/"by[A-Z]\w+":|\{\w+\}|null|undefined/.exec(texts)).toBeNull();
    expect(present.filter((pattern) => !pattern.test(texts))).toEqual([]);
    expect(absent.flatMap((pattern) => pattern.exec(texts)?.[0] ?? [])).toEqual([]);
  });

  it.each(Object.entries(SETTINGS))('differ for every value of %s', (setting, values) => {
    const texts = values.map((value) => renderTexts(locale, { [setting]: value }));
    expect(new Set(texts).size).toBe(values.length);
  });

  it('list exactly the counted events', () => {
    const { items } = getLegalCopy(locale, createOwner(BASE, { counting: 'on' }).settings).privacy;
    expect(items['privacy-counting']?.list).toEqual(
      VISIT_EVENTS.map((event) => copy[locale].visits.events[event]),
    );
  });

  it('meet Article 13 GDPR, with the right to object in a separate section', () => {
    const { items } = getLegalCopy(locale, createOwner(BASE, {}).settings).privacy;
    expect(JSON.stringify(items['privacy-hosting'])).toContain('{logDays}');
    expect(JSON.stringify(items['privacy-account'])).toMatch(/180/);
    expect(items).toHaveProperty('privacy-required');
    expect(JSON.stringify(items['privacy-objection'])).toMatch(/21/);
    expect(JSON.stringify(items['privacy-rights'])).not.toMatch(/\b21\b|object|widersprechen/);
  });
});
