/**
 * The company behind the site: what an imprint needs, by country and legal form. Each rule cites its source; questions
 * that only a lawyer can answer are in `listLegalQuestions`.
 */
import { stdnum } from 'stdnum';
import { type Output, z } from '../values/schema.ts';
import { EEA, isInEea, isInEurope } from './europe.ts';
import {
  contact,
  entry,
  every,
  inEveryLanguage,
  optional,
  type Rule,
  text,
  withRules,
} from './owner-fields.ts';
import { findCountries, nameOf, placeOf } from './places.ts';
import { findTrade, SOLE_TRADER } from './professions.ts';

const ROLES = ['director', 'board', 'partner', 'proprietor', 'manager', 'member', 'officer'] as const;
/** Legal capacity in which a person represents a company; the texts name the role. */
export type Role = (typeof ROLES)[number];

/** What the law says about a legal form. */
interface Form {
  /** Who may represent it. */
  readonly roles: readonly Role[];
  /** What the form and usually the registered name contain. */
  readonly name?: RegExp | undefined;
  /** Entry, if not as for others of the country; null: not registered. */
  readonly register?: RegExp | null;
  /** Example, if not the country's. */
  readonly entry?: string;
  /** The source of the duty to add the designation, if not the country's. */
  readonly law?: string;
  /** The source of the duty to show in the name that no person is liable. */
  readonly liability?: string;
}

/** A field that the law requires, its source, and an example. */
interface Duty {
  readonly law: string;
  readonly example: string;
}

interface Law {
  readonly forms: Readonly<Record<string, Form>>;
  readonly name: string;
  /** The source of the duty to say where the company is. */
  readonly address: string;
  readonly representative?: string;
  /** `entry`: null if companies are in none that the law asks for. */
  readonly register: Duty & { readonly entry: RegExp | null };
  readonly city: RegExp;
  readonly cityExample: string;
  /** `isValid`: if not by the country's check digits. */
  readonly vatId: Duty & { readonly isValid?: (id: string) => boolean };
}

const form = (roles: readonly Role[], name?: RegExp, special?: Partial<Form>): Form => ({
  ...{ roles, name },
  ...special,
});
const UNREGISTERED = { register: null };
/** A sole trader. */
const PERSON = form(['proprietor'], undefined, UNREGISTERED);
const OWNER = ['proprietor', 'partner'] as const;

const court = (kind: string) => ({
  register: new RegExp(`^(?=.*(?:gericht|register|court|\\bAG\\b)).*\\b${kind}\\b\\D{0,6}[1-9]`, 'i'),
  entry: `Amtsgericht Charlottenburg, ${kind} 12345`,
});
const HRA = { ...court('HRA'), liability: '§ 19 (2) HGB' };
const UGB = { liability: '§ 19 (2) UGB' };
const DIRECTORS = ['director'] as const;
/** All are to be named. */
const ALL_PARTNERS = ['partner'] as const;
const BOARD = ['board'] as const;
const BOARD_OR_DIRECTORS = ['board', 'director'] as const;
const PARTNERS = ['partner'] as const;
/** Older names may lack the form: Art. 950 CO. */
const KLG = form(PARTNERS);
const KG_ROLES = ['director', 'partner'] as const;
const GMBH = /mbH\b|m\. ?b\. ?H\b|mit beschränkter Haftung/i;
const AG = /\bAG\b|Aktiengesellschaft/;
/** Words of forms in which no person is liable. */
const LIMITED =
  /\b(?:\w*mbH|g?UG|AG|LLC|Ltd|Limited|PLC|LLP|Inc|Corp|FlexCo|SE)(?=\W|$)|m\. ?b\. ?H|beschränkt|Aktienges|Stiftung\b/;
const UNLIMITED = /\b(?:KG|OHG|OG|e\. ?[UK]\.)(?=\W|$)/;
const DEPARTMENT = /^[^,]*(?:team|redaktion|abteilung|support|marketing)$/i;
/** Whether a name has a word that no person's name has. */
export const isCompany = (name: string): boolean =>
  LIMITED.test(name) || UNLIMITED.test(name) || DEPARTMENT.test(name);
const CO_KG = new RegExp(`(?:${LIMITED.source}).*(?:&|\\+|u\\.|und) ?(?:Co|Cie)\\b.*(?:KG\\b|Kommanditges)`);
const KG = /\bKG\b|Kommanditgesellschaft/;

/** The part of the United Kingdom, and a number of eight characters with Companies House's prefix of the form there. */
const numbered = (england: string, scotland: string, ireland: string): RegExp =>
  new RegExp(
    `^(?:(?=.*(?:England|Wales)).*\\b${england}|(?=.*Scot).*\\b${scotland}|(?=.*Northern Ireland).*\\b${ireland})\\d{6}\\b`,
    'i',
  );

/** Whether a number in the Firmenbuch, if there is one, has the right check letter. */
const isFn = (register: string): boolean => {
  const [, digits, letter] = /\b(\d{1,6}) ?([a-z])\b/.exec(register.toLowerCase()) ?? [];
  if (digits === undefined) return true;
  const sum = [...digits.padStart(6, '0')].reduce(
    (all, digit, index) => all + Number(digit) * ([6, 4, 14, 15, 10, 1][index] ?? 0),
    0,
  );
  return letter === 'abdfghikmpstvwxyz'[sum % 17];
};
const LI_LAW = 'Art. 5 (1) ECG (LR 215.211.1)';

/** What `stdnum` calls VAT numbers, by country. */
const VAT_KINDS = 'vat tva uid alv anum btw cvr ddv dic dph iva kmkr mva nif nip oib pvm pvn cif'.split(' ');

/** Whether a VAT number has the country's prefix and check digits. */
function isVatId(country: string, id: string): boolean {
  const prefix = country === 'CH' ? 'CHE' : country === 'GR' ? 'EL' : country;
  const checks = Object(stdnum)[country] ?? {};
  const kind = VAT_KINDS.find((each) => each in checks);
  return id.startsWith(prefix) && (kind === undefined || checks[kind].validate(id).isValid);
}
const digitsOf = (text: unknown): string => String(text).replaceAll(/\D/g, '');
/** Whether a Swiss UID in the text, if there is one, has valid check digits. */
const isUid = (register: string): boolean => {
  const [uid] = /CHE[- \d.]+/.exec(register) ?? [];
  return uid === undefined || stdnum.CH?.uid?.validate(uid).isValid === true;
};

const LAWS: Readonly<Record<string, Law>> = {
  DE: {
    forms: {
      GmbH: form(DIRECTORS, GMBH),
      UG: form(DIRECTORS, /(?:\bg?UG|Unternehmergesellschaft) \(haftungsbeschränkt\)/, {
        law: '§ 5a (1) GmbHG',
      }),
      AG: form(BOARD, AG),
      SE: form(BOARD_OR_DIRECTORS, /\bSE\b/),
      KG: form(KG_ROLES, KG, HRA),
      KGaA: form(PARTNERS, /\bKGaA\b|auf Aktien/, { liability: '§ 279 (2) AktG' }),
      'GmbH & Co. KG': form(KG_ROLES, CO_KG, HRA),
      OHG: form(PARTNERS, /\boHG\b|offene Handelsgesellschaft/i, HRA),
      'e.K.': form(OWNER, /\be\.? ?K|eingetragene[rn]? Kauf/, court('HRA')),
      GbR: form(ALL_PARTNERS, /\bGbR\b|bürgerlichen Rechts/, UNREGISTERED),
      eGbR: form(PARTNERS, /\beGbR\b|eingetragene Gesellschaft/, {
        ...court('GsR'),
        liability: '§ 707a (2) BGB',
      }),
      PartG: form(PARTNERS, /\bPart(?:ner|G?\b)/, { ...court('PR'), law: '§ 2 PartGG' }),
      eG: form(BOARD, /\be\.? ?G\b|Genossenschaft/i, { ...court('GnR'), law: '§ 3 GenG' }),
      'e.V.': form(BOARD, /\be\.? ?V\b|eingetragener Verein/, { ...court('VR'), law: '§ 65 BGB' }),
      Stiftung: form(BOARD, /Stiftung/, UNREGISTERED),
      'sole trader': PERSON,
    },
    name: '§ 5 (1) no. 1 DDG with § 4 GmbHG, § 4 AktG, § 19 HGB',
    address: '§ 5 (1) no. 1 DDG',
    representative: '§ 5 (1) no. 1 DDG',
    register: {
      entry: court('HRB').register,
      law: '§ 5 (1) no. 4 DDG',
      example: 'Amtsgericht Charlottenburg, HRB 123456 B',
    },
    city: /\b(?:0[1-9]|[1-9]\d)\d{3} \p{L}/u,
    cityExample: '10115 Berlin',
    vatId: { law: '§ 5 (1) no. 6 DDG, § 27a UStG', example: 'DE123456788' },
  },
  AT: {
    forms: {
      GmbH: form(DIRECTORS, GMBH),
      FlexCo: form(DIRECTORS, /\bFlexCo\b|\bFlexKapG\b|Flexible (?:Company|Kapitalgesellschaft)/),
      AG: form(BOARD, AG),
      SE: form(BOARD_OR_DIRECTORS, /\bSE\b/),
      KG: form(KG_ROLES, KG, UGB),
      'GmbH & Co KG': form(KG_ROLES, CO_KG),
      OG: form(PARTNERS, /\bOG\b|Offene Gesellschaft/, UGB),
      // Only registered sole traders may add it: § 19 (1) no. 1 UGB.
      'e.U.': form(OWNER, /\be\.? ?U\b|eingetragene[rn]? Unternehmer/),
      Genossenschaft: form(BOARD, /genossenschaft|\be?Gen\b/i),
      GesbR: form(ALL_PARTNERS, undefined, UNREGISTERED),
      Verein: form(BOARD, undefined, { register: /ZVR\D*\d{9}/, entry: 'ZVR 1234567890' }),
      'sole trader': PERSON,
    },
    name: '§ 5 (1) no. 1 ECG, §§ 14 and 19 UGB; not registered: § 63 GewO',
    address: '§ 5 (1) no. 2 ECG',
    representative: '§ 14 (1) UGB, § 25 (2) MedienG',
    // Court and number with its check letter.
    register: {
      entry:
        /^(?!.*\b(?:LG\w*|Landesgericht)(?: für (?!H)\S+)? Wien\b)(?=.*(?:gericht|court|\b[HL]G\b)).*\b\d{1,6} ?[a-z]\b/i,
      law: '§ 5 (1) no. 4 ECG, § 14 UGB; Vienna’s court is the Handelsgericht Wien, § 120 JN',
      example: 'Landesgericht Innsbruck, FN 123456d',
    },
    city: /\b[1-9]\d{3} \p{L}/u,
    cityExample: '6020 Innsbruck',
    vatId: { law: '§ 5 (1) no. 7 ECG', example: 'ATU12345675' },
  },
  CH: {
    forms: {
      AG: form(BOARD_OR_DIRECTORS, /\bAG\b|\bS\.?A\b|Aktiengesellschaft|anon[iy]m/),
      GmbH: form(DIRECTORS, /\bGmbH\b|\bS\.? ?[aà] ?r\.?l|\bSagl\b|beschränkter|responsabilit/i),
      KollG: KLG,
      KLG,
      KlG: KLG,
      Kollektivgesellschaft: KLG,
      KmG: KLG,
      Genossenschaft: form(BOARD, /genossenschaft|coop/i),
      Stiftung: form(BOARD),
      Verein: form(BOARD, undefined, UNREGISTERED),
      // With sales under CHF 100,000 it doesn't have to be registered: Art. 931 (1) CO.
      'sole trader': form(OWNER, undefined, UNREGISTERED),
    },
    name: 'Art. 3 (1) (s) UCA, Art. 950 and 954a CO',
    address: 'Art. 3 (1) (s) UCA',
    register: {
      entry: /\bCHE[- ]?\d{3}[. ]?\d{3}[. ]?\d{3}\b/,
      law: 'Art. 927 CO, the number by Art. 936 CO',
      example: 'Handelsregister Zürich, CHE-123.456.788',
    },
    city: /\b(?!94(?:8[5-9]|9[0-8]))[1-9]\d{3} \p{L}/u,
    cityExample: '8001 Zürich',
    vatId: {
      isValid: (id) => /(?:MWST|TVA|IVA)$/.test(id) && isVatId('CH', id),
      law: 'Art. 10 of the VAT Ordinance',
      example: 'CHE-123.456.788 MWST',
    },
  },
  LI: {
    forms: {
      AG: form(BOARD_OR_DIRECTORS, AG),
      GmbH: form(DIRECTORS, GMBH),
      Anstalt: form(BOARD, /Anstalt|\bEst\b/),
      Stiftung: form(BOARD, /Stiftung/),
      'sole trader': PERSON,
    },
    name: LI_LAW,
    address: LI_LAW,
    register: {
      entry: /\bFL-\d{4}\.\d{3}\.\d{3}-\d\b/,
      law: LI_LAW,
      example: 'Handelsregister Vaduz, FL-0001.234.567-8',
    },
    city: /\b94(?:8[5-9]|9[0-8]) \p{L}/u,
    cityExample: '9490 Vaduz',
    // Five digits, without a published check digit.
    vatId: { isValid: (id) => /^\d{5}(?: MWST)?$/.test(id), law: LI_LAW, example: '12345' },
  },
  GB: {
    forms: {
      Ltd: form(DIRECTORS, /\bLtd\b|\bLimited\b|\bCyf|\bC\.?I\.?C\b|Community Interest/i),
      PLC: form(DIRECTORS, /\bPLC\b|public limited company/i),
      LP: form(PARTNERS, /\bLP\b|limited partnership/i, {
        register: numbered('LP ?', 'SL ?', 'NL ?'),
        entry: 'England and Wales, LP012345',
      }),
      LLP: form(['partner', 'member'], /\bL\.?L\.?P\b|liability partnership/i, {
        register: numbered('OC ?', 'SO ?', 'NC ?'),
        entry: 'England and Wales, OC301234',
      }),
      partnership: form(ALL_PARTNERS, undefined, UNREGISTERED),
      'sole trader': PERSON,
    },
    name: 'Companies Act 2006 s. 82, regs 24 and 25 SI 2015/17; sole traders and partnerships: s. 1202',
    address: 'reg. 25 SI 2015/17, reg. 6 SI 2002/2013',
    register: {
      entry: numbered('\\d\\d', 'SC ?', '(?:NI ?|R ?\\d)'),
      law: 'reg. 25 (2) SI 2015/17; numbers have eight characters with zeros in front (s. 1066 Companies Act 2006), Scotland’s begin with SC, Northern Ireland’s with NI or R, those of LLPs with OC, SO or NC, of LPs with LP, SL or NL',
      example: 'England and Wales, 01234567',
    },
    city: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
    cityExample: 'London EC1A 1BB',
    vatId: { law: 'reg. 6 (1) (g) SI 2002/2013', example: 'GB123456782' },
  },
  US: {
    forms: {
      Corporation: form(
        ['officer', 'board', 'director'],
        /\bInc\b|\bCorp\b|\bCo\b|Incorporated|Corporation|Company|Limited|\bLtd\b/,
      ),
      LLC: form(['manager', 'member', 'officer'], /\bP?\.?L\.?L\.?C\b|Limited Liability Co/),
      LP: form(PARTNERS, /\bL\.?P\b|Limited Partnership/),
      LLP: form(PARTNERS, /\bL\.?L\.?P\b/),
      partnership: form(PARTNERS),
      'sole trader': PERSON,
    },
    name: 'the law of its state, for Delaware 6 Del. C. § 18-102 and 8 Del. C. § 102 (a) (1)',
    // A registered box is a valid address.
    address: '16 CFR 316.2 (p), Article 13 (1) (a) GDPR for visitors from the EU',
    register: { entry: null, law: '', example: 'Delaware Division of Corporations, file number 1234567' },
    city: /\p{L}.* \d{5}\b/u,
    cityExample: 'Dover, DE 19901',
    // The United States have no VAT; sellers to the EU may have a number of its One Stop Shop.
    vatId: {
      isValid: (id) => /^EU\d{9}$/.test(id) || [...EEA, 'GB'].some((country) => isVatId(country, id)),
      law: 'only numbers of the EU or the UK; never publish an EIN',
      example: 'IE1234567FA',
    },
  },
};

/** The source of the duties of licensed trades and regulated professions. */
const TRADE_LAW: Readonly<Record<string, string>> = {
  AT: '§ 94 GewO, § 5 (1) nos. 5 and 6 ECG',
  DE: '§§ 34a to 34i GewO, § 5 (1) nos. 3 and 5 DDG',
  GB: 'reg. 6 (1) (e) and (f) SI 2002/2013',
};

/** Towards businesses. */
const MARKETING_LAW: Readonly<Record<string, readonly [claims: string, mails: string]>> = {
  AT: ['§ 2 UWG', '§ 174 TKG 2021'],
  CH: ['Art. 3 UCA', 'Art. 3 (1) (o) UCA'],
  DE: ['§§ 5 and 5a UWG', '§ 7 UWG'],
  GB: ['Business Protection from Misleading Marketing Regulations 2008', 'reg. 22 PECR'],
  US: ['15 U.S.C. § 45', 'CAN-SPAM Act'],
};
export const getMarketingLaw = (country: string) =>
  MARKETING_LAW[country] ?? ['Directive 2006/114/EC', 'Directive 2002/58/EC'];

const BANK =
  /(?<!data|daten|werk|power|garten|park|eck|sitz|blut|food ?|bur)bank(?!rott|rupt|ett)|sparkasse|\bban(?:que|ca)\b/i;
const INSURED = /mbB\b|anw[aä]lt|steuerber|wirtschaftspr|\bnotar/i;

/** Of the E-Commerce Directive. */
const article5 = (point: string) => `Article 5 (1) (${point}) of Directive 2000/31/EC`;
/** Other countries: Article 5 of the E-Commerce Directive where it applies. */
const otherLaw = (country: string): Law => ({
  forms: { 'sole trader': PERSON },
  name: article5('a'),
  address: article5('b'),
  register: {
    entry: null,
    law: `${article5('d')}, Article 26 of Directive (EU) 2017/1132`,
    example: 'KvK Amsterdam, 12345678',
  },
  city: /\p{L}/u,
  cityExample: '1012 AB Amsterdam',
  vatId: {
    isValid: (id) => (isInEea(country) ? isVatId(country, id) : /\d/.test(id)),
    law: article5('g'),
    example: 'NL123456782B01',
  },
});

const getLaw = (country: string): Law => LAWS[country] ?? otherLaw(country);

/** A form by its key or spelled otherwise: the last one, because composite forms follow their parts. */
const findForm = ({ country, form, name }: Company): Form | undefined =>
  Object.entries(getLaw(country).forms).findLast(
    ([key, each]) =>
      key === form ||
      each.name?.test(form) ||
      (key === 'sole trader' && SOLE_TRADER.test(form) && !UNLIMITED.test(name)),
  )?.[1];
/** Länder and courts; some postal codes cross borders. */
const LAND =
  /^(?:1.*Wien\b|[2-4].*(?:NÖ|Nieder|Neust|Pölten|Krems|Korneu)|[3-5].*(?:OÖ|Ober|Linz|Wels|Steyr|Ried)|5.*Salzb|(?:6[0-6]|99).*(?:Tirol|Innsb)|6[7-9].*(?:Vorarl|Feldk)|9.*(?:Kärnt|Klagenf)|[278].*(?:Burgenl|Eisenst)|8.*(?:Steierm|Graz|Leoben))/;
/** Not registered yet. */
const IN_FORMATION = /\b(?:i\. ?G\.|in Gründung)$/;
const EI = /[,(]?\s*\b(?:E\.?I\b\.?|entrepreneur individuel)\)?/i;
/** Numbers that the imprint names, with VAT or without. */
const TAX_NUMBERS: Readonly<Record<string, readonly [name: string, number: RegExp, law: string]>> = {
  ES: ['NIF', /\b[A-Z]-?\d{7}[\dA-Z]\b|\b\d{8}-?[A-Z]\b/, 'Art. 10 (1) (e) LSSI'],
  FR: ['SIREN', /(?:\d{3} ?){3}/, 'art. R. 123-237 C. com.'],
  IT: ['partita IVA', /\d{11}/, 'art. 35 (1) DPR 633/1972'],
};
const isFullName = (name: string): boolean => /^[^,]*\p{L}{2,}[^,]* [^,]*\p{L}{2,}/u.test(name);
const fullName = () =>
  every(
    text('Ida Huber'),
    isFullName,
    "must be first and last name, such as 'Ida Huber' (in Germany § 5 (1) no. 1 DDG)",
  );
const SEVERAL = "several in a list: ['Ida Huber', 'Max Gruber']";
const PEOPLE = { error: `must be first and last name, or ${SEVERAL}` };
/** A separator, and two capitalized words that are no titles. */
const NEXT_PERSON = /(?:[,;&/]| und | and )(?:.*?(?<!\p{L})\p{Lu}\p{Ll}+(?![.\p{L}])){2}/u;
const person = () =>
  every(
    fullName(),
    (name) => isCompany(name) || !NEXT_PERSON.test(name),
    `must be one person, or ${SEVERAL}`,
  );
/** Intl also names groups of countries and unknown ones. */
const isCountry = (code: string): boolean =>
  /^(?!EU|EZ|QO|UN|X[AB]|ZZ)[A-Z]{2}$/.test(code) && nameOf(code) !== code;
export const countryCode = (example: string) =>
  every(text(example), isCountry, `must be an ISO 3166 code, such as '${example}'`);
/** A field that the owner has to answer: a value, or false if there is none. Null: not answered, or not applicable. */
const answered = (field: z.ZodMiniString, example: string) =>
  optional(
    z.union([z.literal(false), field], { error: `must be null, false, or a value such as '${example}'` }),
  );
/** `Switzerland is outside the EU: ` if the text names Switzerland. */
const explainPlace = (text: unknown, countries: readonly string[], region: string): string => {
  const place = placeOf(String(text));
  return place === undefined || countries.includes(place) ? '' : `${nameOf(place)} is outside ${region}: `;
};
/** Somebody with an address in one of these countries. */
const deputy = (countries: readonly string[], region: string, example: string) =>
  answered(
    every(
      contact(example),
      (text) => findCountries(text).some((code) => countries.includes(code)),
      ({ input }) =>
        `${explainPlace(input, countries, region)}must be name, address and country there, such as '${example}' (Article 27 GDPR, Art. 14 FADP)`,
    ),
    example,
  );

const shape = z.strictObject({
  name: text('Huber Vertrieb GmbH'),
  form: text('GmbH'),
  legalForm: optional(inEveryLanguage(text('General partnership'))),
  street: text('Maria-Theresien-Straße 18'),
  city: text('6020 Innsbruck'),
  country: countryCode('AT'),
  state: optional(text('Delaware')),
  representative: optional(
    z.strictObject({
      role: z.enum(ROLES, { error: `must be one of ${ROLES.join(', ')}` }),
      name: z.union([person(), z.array(person()).check(z.minLength(1, PEOPLE))], PEOPLE),
    }),
  ),
  register: optional(entry('Landesgericht Innsbruck, FN 123456d')),
  vatId: answered(entry('ATU12345675'), 'ATU12345675'),
  businessId: optional(entry('DE123456788-00001')),
  purpose: optional(inEveryLanguage(text('Sales consulting'))),
  mediaPolicy: optional(inEveryLanguage(text('Information about sales and our services'))),
  supervisoryAuthority: optional(text('Stadtmagistrat Innsbruck')),
  chamber: optional(text('Wirtschaftskammer Tirol')),
  tradeRules: optional(text('Gewerbeordnung, www.ris.bka.gv.at')),
  profession: optional(inEveryLanguage(text('Management consultant, Austria'))),
  insurance: optional(inEveryLanguage(contact('Wiener Versicherung, Ring 1, 1010 Vienna; valid in the EU'))),
  responsiblePerson: optional(
    every(fullName(), (name) => !isCompany(name), "must be a person, such as 'Ida Huber'"),
  ),
  strategicPartner: optional(text('Gruber Vertriebspartner GmbH, Graz')),
  dataProtectionOfficer: optional(contact('Max Gruber, privacy@huber.at')),
  representatives: z.strictObject({
    eu: deputy(EEA, 'the EU', 'Huber Datenschutz GmbH, 6020 Innsbruck, Austria, eu@huber.at'),
    uk: deputy(
      ['GB'],
      'the United Kingdom',
      'Dover Privacy Ltd, London EC1A 1BB, United Kingdom, uk@dover.com',
    ),
    ch: deputy(['CH'], 'Switzerland', 'Muri Datenschutz AG, 3003 Bern, Switzerland, ch@muri.ch'),
  }),
});

/** The company behind the site. Null: not applicable. */
export type Company = Output<typeof shape>;

/** Boxes without a street before them. */
const NO_STREET =
  /^(?:[^\d,]*, ?)?(?:postfach|packstation|postlagernd|postbus|cas(?:e|ella) postale|pmb(?= ?\d)|pf(?=\.? ?\d)|p\.? ?o\.? ?(?:box|b)|post ?office box)(?!\p{L})/iu;
const SUPERVISORY = /aufsichtsrat|supervisory|beirat|prokurist/i;
/** Countries where directors are natural persons and registered names say the form. */
const GERMAN_LAW = ['AT', 'CH', 'DE'];
const isStrict = ({ country }: Company, { register }: Form): boolean =>
  GERMAN_LAW.includes(country) && register !== null;
const AND_PARTNERS = /(?:[&+]|\bund|\bet) ?(?:Partners?|Co|Cie|Söhne|Fils)(?![\p{L}-])/u;
const lacksForm = ({ name }: Company, form: Form): boolean => form.name?.test(name) === false;

const listFormRules = (company: Company, law: Law, form: Form): Rule[] => {
  const { name, register, representative } = company;
  const people = [representative?.name ?? []].flat();
  const isPerson = form === PERSON;
  const isKg = form.name === KG || form.name === CO_KG;
  const entry = form.entry ?? law.register.example;
  const pattern = form.register === undefined ? law.register.entry : form.register;
  const label = `the form ${company.form}`;
  return [
    [
      isPerson && (!isFullName(name) || LIMITED.test(name) || UNLIMITED.test(name)),
      'name',
      `must be first and last name for ${label}, such as 'Ida Huber' (${law.name})`,
    ],
    [
      form.roles === OWNER && form.register === null && AND_PARTNERS.test(name),
      'name',
      `must not hint at partners for ${label}, such as 'Ida Huber' (Art. 945 (3) CO)`,
    ],
    [
      (isStrict(company, form) && lacksForm(company, form)) || (!isKg && CO_KG.test(name)),
      'name',
      `must be the registered name with its legal form ${company.form} (${form.law ?? law.name})`,
    ],
    [
      form.liability !== undefined &&
        // One of several partners may represent an eGbR.
        form !== law.forms.eGbR &&
        people.length > 0 &&
        people.every((each) => LIMITED.test(each) && !UNLIMITED.test(each)) &&
        !LIMITED.test(name),
      'name',
      `must show that no person is liable, such as 'Huber GmbH & Co. KG', unless you add one to representative (${form.liability})`,
    ],
    [
      pattern?.test(register ?? '') === false && (register !== null || !IN_FORMATION.test(name)),
      'register',
      `${register === null ? 'is required' : 'must name register and number'} for ${label}, as in '${entry}' (${law.register.law})`,
    ],
    [
      (Boolean(law.representative) || form.roles === ALL_PARTNERS) && representative === null && !isPerson,
      'representative',
      `is required for ${label}, such as { role: '${form.roles[0]}', name: 'Ida Huber' } (${law.representative ?? law.name})`,
    ],
    [
      isPerson && !name.includes(people.join()),
      'representative',
      `must be null for ${label}, whose name is above`,
    ],
    [
      Boolean(representative?.role && !form.roles.includes(representative.role)),
      'representative.role',
      `must be one that ${label} has: ${form.roles.join(', ')}`,
    ],
    [
      representative?.role === 'proprietor' && people.length > 1,
      'representative.name',
      'must be one person, whom it belongs to',
    ],
    [
      people.some(
        (name) =>
          SUPERVISORY.test(name) ||
          DEPARTMENT.test(name) ||
          (!isKg &&
            GERMAN_LAW.includes(company.country) &&
            ['director', 'proprietor'].includes(representative?.role ?? '') &&
            isCompany(name)),
      ),
      'representative.name',
      "must be a person such as 'Ida Huber', neither a company, its supervisory board (§ 78 AktG) nor a department",
    ],
  ];
};

/** Which representative a company of these countries would be its own. */
const OUTSIDE_EEA: Readonly<Record<string, 'uk' | 'ch'>> = { GB: 'uk', CH: 'ch' };

/** Names of those who represent the company. */
export const listRepresentatives = ({ representative }: Company): readonly string[] =>
  [representative?.name ?? []].flat().flatMap((name) => name.split(', '));

/** Everything in which the company's details break the law of its country, or cannot be true. */
function listRules(company: Company): Rule[] {
  const law = getLaw(company.country);
  const form = findForm(company);
  const { vatId, businessId, state, city, country, register } = company;
  const { dataProtectionOfficer, representatives } = company;
  const ownRepresentative = isInEea(country) ? 'eu' : OUTSIDE_EEA[country];
  return [
    [
      country !== 'US' && NO_STREET.test(company.street),
      'street',
      `must be the address of the business, not a post office box, such as 'Maria-Theresien-Straße 18' (${law.address})`,
    ],
    [
      register !== null &&
        ((country === 'CH' && !isUid(register)) ||
          (country === 'AT' && /FN/.test(register) && !isFn(register))),
      'register',
      `has a wrong check digit or letter, unlike '${law.register.example}': copy it from the register's extract`,
    ],
    [!law.city.test(city), 'city', `must have the postal code as in '${law.cityExample}' (${law.address})`],
    [
      typeof vatId === 'string' && !(law.vatId.isValid?.(vatId) ?? isVatId(country, vatId)),
      'vatId',
      `is not a valid number, such as '${law.vatId.example}' (${law.vatId.law})${/-\d{5}$/.test(`${vatId}`) ? '; a W-IdNr belongs in businessId' : ''}`,
    ],
    [
      (isInEea(country) || country === 'GB') && vatId === null,
      'vatId',
      `must be the VAT number, or false if you have none (${law.vatId.law})`,
    ],
    [
      businessId !== null &&
        (country !== 'DE' ||
          !/-\d{5}$/.test(businessId) ||
          !isVatId('DE', businessId.slice(0, -6)) ||
          !businessId.startsWith(vatId || '')),
      'businessId',
      "is no Wirtschafts-Identifikationsnummer of this company, which begins with its VAT number, such as 'DE123456788-00001' (§ 5 (1) no. 6 DDG, § 139c AO)",
    ],
    [
      country === 'US' ? state === null && form !== PERSON : state !== null,
      'state',
      "must be the state under whose law the company exists, such as 'Delaware', and null outside the United States",
    ],
    [
      !isInEea(country) && company.representatives.eu === null,
      'representatives.eu',
      'must be your representative in the EU with address, since the site offers services there in German, or false if a lawyer says that you need none (Article 27 GDPR)',
    ],
    [
      ownRepresentative !== undefined && Boolean(representatives[ownRepresentative]),
      `representatives.${ownRepresentative}`,
      `must be null: a company of ${nameOf(company.country)} needs no representative there (Article 27 GDPR, Art. 14 FADP)`,
    ],
    [
      listRepresentatives(company).some((name) => dataProtectionOfficer?.includes(name)),
      'dataProtectionOfficer',
      'must not be who represents the company (Article 38 (6) GDPR, CJEU C-453/21)',
    ],
    [
      country === 'AT' && company.purpose === null,
      'purpose',
      "is required in Austria, such as { en: 'Sales consulting', de: 'Vertriebsberatung' } (§ 25 (2) and (5) MedienG)",
    ],
    ...(form ? listFormRules(company, law, form) : []),
  ];
}

export const companySchema = withRules(shape, (company) => (company.country ? listRules(company) : []));

/** Whether the site addresses people in Europe. */
export const addressesEurope = ({
  country,
  representatives,
}: Pick<Company, 'country' | 'representatives'>): boolean =>
  isInEurope(country) || representatives.eu !== false;

/**
 * Questions about the company that the law leaves to a judgment, so that a lawyer decides them.
 * @param offer texts in which it says what it does
 */
export function listLegalQuestions(company: Company, offer: readonly string[]): readonly Rule[] {
  if (!company.country) return [];
  const { chamber, dataProtectionOfficer, insurance, profession, supervisoryAuthority, tradeRules } = company;
  const { country, form, mediaPolicy, responsiblePerson, representatives, street } = company;
  const { businessId, city, legalForm, name, purpose, register, representative, state, vatId } = company;
  const law = getLaw(country);
  const hasRules = Object.hasOwn(LAWS, country);
  const known = findForm(company);
  const people = listRepresentatives(company);
  const hasPartner = people.some(isCompany);
  const duty = law.representative ?? law.name;
  const details = { profession, chamber, tradeRules, supervisoryAuthority };
  const missing = Object.entries(details).flatMap(([field, value]) => (value === null ? [field] : []));
  const hasTradeLaw = isInEea(country) || country in TRADE_LAW;
  const tradeLaw = TRADE_LAW[country] ?? `${article5('d')} and (f)`;
  const [taxName, taxNumber, taxLaw] = TAX_NUMBERS[country] ?? [];
  const titles = Object.values(profession ?? {}).join(' | ');
  const trade = findTrade(offer, missing.length > 0 ? '' : titles, country);
  const isWhose = (name: string | null) => `is ${name} a person’s first and last name`;
  return [
    [
      known === undefined && hasRules,
      'form',
      `no rule knows ${form} in ${nameOf(country)}, but ${Object.keys(law.forms).join(', ')}. Are name, register and representative as its law requires (${law.name})?`,
    ],
    [known === PERSON, 'name', `${isWhose(country === 'FR' ? name.replace(EI, '').trim() : name)}?`],
    [
      country === 'FR' && known === PERSON && !EI.test(name),
      'name',
      `must it be '${name} EI' (art. R. 526-27 C. com.)?`,
    ],
    [
      vatId === false && taxNumber?.test(register ?? '') === false,
      'vatId',
      `where is your ${taxName}, required without VAT too (${taxLaw})? Name it here with ${country} before it, or in register.`,
    ],
    [
      IN_FORMATION.test(name),
      'register',
      `name it once the company is registered, and its name without the addition (§ 11 (1) GmbHG, ${law.register.law}).`,
    ],
    [
      country === 'CH' && known === law.forms['sole trader'],
      'name',
      `does ${name} contain the owner’s family name, and is the owner named (Art. 945 CO)?`,
    ],
    [
      known?.roles === ALL_PARTNERS && people.length < Math.max(2, name.split(/[,&+]| (?:und|and) /).length),
      'representative.name',
      `are all partners of ${name} named, such as ['Ida Huber', 'Max Gruber'] (${duty})?`,
    ],
    [
      people.some((each) => !isCompany(each) && each.startsWith(`${offer[0]} `)),
      'representative.name',
      `${isWhose(people.join(', '))}?`,
    ],
    [
      country === 'GB' && register !== null,
      'register',
      `is ${street}, ${city} the registered office, in that part of the United Kingdom (reg. 25 SI 2015/17)?`,
    ],
    [
      known !== undefined && !isStrict(company, known) && lacksForm(company, known),
      'name',
      `does the registered name really not say the form ${form} (${law.name})?`,
    ],
    [
      Object.values(legalForm ?? {}).some(
        (text) => ![undefined, known].includes(findForm({ ...company, form: text })),
      ),
      'legalForm',
      `is it another legal form than ${form}?`,
    ],
    [
      register !== null && known?.register === null && hasRules && country !== 'CH',
      'register',
      `which register lists you? A ${form} needs none; registered companies usually have another form.`,
    ],
    [
      !hasRules && (known !== PERSON || register === null),
      'register',
      `${register === null ? 'is the company in none' : `does ${register} name ${/\d/.test(register) ? 'everything' : 'a number'}`}? Whoever is registered must name register and number, as in '${law.register.example}', in many countries also court and share capital (${law.register.law}).`,
    ],
    ...Object.entries({ chamber, register }).map(
      ([field, value]): Rule => [
        country === 'AT' &&
          Boolean(city) &&
          /Wirtschaftsk|WK|gericht|[HL]G/.test(value ?? '') &&
          !LAND.test(digitsOf(city) + value),
        field,
        `is ${value} that of ${city} (§ 6 (1) WKG, § 120 JN)?`,
      ],
    ),
    [
      country === 'US' && register?.includes(`${state}`) === false,
      'register',
      `is it of ${state}, as the company (${getMarketingLaw(country)[0]})?`,
    ],
    [
      country === 'BE' && /[BC]VBA|SPRL|SCRL/i.test(`${name} ${form}`.replaceAll('.', '')),
      'form',
      'is it BV (SRL) or CV (SC) now (art. 39 of the Act of March 23, 2019)?',
    ],
    [
      responsiblePerson !== null || country === 'FR',
      'responsiblePerson',
      country === 'FR'
        ? `is ${responsiblePerson} your directeur de la publication (art. 1-1 LCEN)?`
        : `${explainPlace(country === 'DE' ? responsiblePerson : nameOf(country), ['DE'], 'Germany')}${isWhose(responsiblePerson)}, at home in Germany (§ 18 (2) MStV)?`,
    ],
    ...Object.entries({ register, vatId, businessId }).map(
      ([field, value]): Rule => [
        /^\D*0*12345/.test(String(value).replaceAll('.', '')),
        field,
        `is ${value} really the company’s, or an example?`,
      ],
    ),
    [
      /^EU/.test(String(vatId)),
      'vatId',
      `${vatId} serves only returns to the One Stop Shop (Article 362 of Directive 2006/112/EC): must you publish it? Otherwise write false.`,
    ],
    [
      country === 'CH' && Boolean(vatId) && register !== null && digitsOf(vatId) !== digitsOf(register),
      'vatId',
      'is it of another company than the number in the register, as of a VAT group?',
    ],
    [
      offer.some((text) => BANK.test(text)),
      'name',
      'are you licensed to call yourself a bank (such as by § 39 KWG, § 94 BWG, Art. 1 (4) BankG)?',
    ],
    [
      CO_KG.test(name) && !hasPartner,
      'representative.name',
      `which company is the general partner? Name it, as in 'Huber Verwaltungs GmbH, represented by Ida Huber' (${duty}).`,
    ],
    [
      known?.liability !== undefined &&
        (hasPartner || representative?.role === 'director') &&
        !LIMITED.test(name),
      'name',
      `is a person liable for the company’s debts? Otherwise it must show that none is, such as 'Huber GmbH & Co. KG' (${known?.liability}).`,
    ],
    [
      // Not “partners”: BGH II ZB 13/20.
      country === 'DE' && known !== law.forms.PartG && /\bPartner(?:in(?:nen)?|schaft)?\b/i.test(name),
      'name',
      `is ${name} older than July 1, 1995? Only a PartG may newly call itself Partnerschaft or “und Partner” (§ 11 (1) PartGG).`,
    ],
    [
      NO_STREET.test(street) || !/\d|^one /i.test(street),
      'street',
      `${NO_STREET.test(street) ? 'is the box registered for the company' : 'has the house really no number'}? (${law.address})`,
    ],
    [
      /\bi\. ?L\.|in Liqu/i.test(name),
      'representative',
      'liquidators represent a company in liquidation (§ 70 GmbHG, § 93 öGmbHG), which the texts cannot say.',
    ],
    [
      !['AT', 'CH', 'DE', 'US'].includes(country),
      'country',
      `the legal texts cite no statutes of ${country}${hasRules ? '' : ', and no rules are known'}. Have a lawyer write them.`,
    ],
    ...(['uk', 'ch'] as const).map(
      (region): Rule => [
        !isInEurope(country) && representatives[region] === null,
        `representatives.${region}`,
        'do you need a representative there (Article 27 UK GDPR, Art. 14 FADP)?',
      ],
    ),
    [
      country === 'AT' && mediaPolicy === null,
      'mediaPolicy',
      'do the pages go beyond presenting your company, as articles do? Then § 25 (2) to (4) MedienG also requires its policy and all owners.',
    ],
    [
      responsiblePerson === null && (country === 'DE' || Boolean(representatives.eu)),
      'responsiblePerson',
      'do you publish editorial content, such as articles? Then name somebody (§ 18 (2) MStV).',
    ],
    [
      trade === undefined ? missing.length > 0 && country in TRADE_LAW : hasTradeLaw,
      'profession',
      `${trade ? `does “${trade}” name` : 'is yours'} a licensed trade or regulated profession? Then give ${missing.join(', ') || 'its title'}, such as 'Zahnarzt, Deutschland' (${tradeLaw}).`,
    ],
    [
      missing.length < 4 && hasTradeLaw,
      'supervisoryAuthority',
      `do these belong to your trade in ${nameOf(country)}${profession ? ', and does the title say which state granted it' : ''}: ${[titles, chamber, tradeRules, supervisoryAuthority].filter(Boolean).join(' | ')} (${tradeLaw})?${country === 'AT' ? ' A Wirtschaftskammer is no authority.' : ''}`,
    ],
    ...Object.entries({ legalForm, purpose, mediaPolicy, profession, insurance }).map(
      ([field, texts]): Rule => [
        new Set(Object.values(texts ?? {})).size > 1,
        field,
        `do all languages say the same: ${Object.values(texts ?? {}).join(' | ')}?`,
      ],
    ),
    [
      insurance === null && isInEea(country),
      'insurance',
      `${INSURED.test(`${form} ${name} ${titles}`) ? 'as § 8 (4) PartGG, § 51 BRAO or § 67 StBerG demand, ' : ''}have you a professional liability insurance? Then name insurer, address and territory (Art. 22 (1) (k) of Directive 2006/123/EC, § 2 (1) no. 11 DL-InfoV, § 22 (1) no. 11 DLG).`,
    ],
    [
      country === 'DE' || dataProtectionOfficer !== null,
      'dataProtectionOfficer',
      dataProtectionOfficer === null
        ? 'with 20 people who work with personal data you need one (§ 38 BDSG).'
        : `does ${dataProtectionOfficer} decide nothing about data, unlike a director (Article 38 (6) GDPR)?`,
    ],
    [
      country === 'US',
      'state',
      `is ${state ?? 'that of your address'} the full name of the state whose law applies, and the ZIP code in ${city} right (CAN-SPAM Act)? And does CalOPPA (Bus. & Prof. Code § 22575), which the privacy notice answers, or the CCPA apply to you?`,
    ],
  ];
}
