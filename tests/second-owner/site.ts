/**
 * Another company's site.ts for tests: an Austrian partnership with functions and data in Europe, and without optional
 * features: language model, video, newsletter box, counting.
 */
import type { AccessDestination, AccessRole } from '../../src/domain/access/access.ts';
import type { Site } from '../../src/domain/site/owner.ts';
import { sample } from '../../src/domain/site/owner-value.ts';
import { sameInEveryLanguage } from '../../src/domain/site/testing/same-in-every-language.ts';

const answer = { subject: 'Subject', text: 'Hello {name}' };
const answers = { pending: answer, approved: answer, rejected: answer };

export const owner: Site = {
  brand: 'Brückenschlag & Co',
  origin: 'https://brueckenschlag.example',
  links: {
    booking: 'https://termine.example/brueckenschlag',
    instagram: 'https://instagram.example/brueckenschlag',
    youtube: 'https://youtube.example/brueckenschlag',
  },
  bookingProvider: { provider: 'Termindienst Graz', country: 'AT' },
  contact: { email: 'servus@brueckenschlag.example', phone: '+43 1 5123 4321' },
  company: {
    name: 'Huber & Gruber OG',
    form: 'OG',
    legalForm: { ...sameInEveryLanguage('Offene Gesellschaft'), en: 'General partnership' },
    street: 'Lindengasse 3',
    city: '1010 Wien',
    country: 'AT',
    state: null,
    representative: { role: 'partner', name: ['Ida Huber', 'Max Gruber'] },
    register: 'Handelsgericht Wien, FN 123456d',
    vatId: false,
    businessId: null,
    purpose: { ...sameInEveryLanguage('Vertriebsberatung'), en: 'Sales consulting' },
    mediaPolicy: { ...sameInEveryLanguage('Informationen über Vertrieb'), en: 'Information about sales' },
    supervisoryAuthority: 'Magistratisches Bezirksamt für den 1. Bezirk',
    chamber: 'Wirtschaftskammer Wien',
    tradeRules: 'Gewerbeordnung, www.ris.bka.gv.at',
    profession: null,
    insurance: null,
    responsiblePerson: null,
    strategicPartner: null,
    dataProtectionOfficer: null,
    representatives: { eu: null, uk: null, ch: null },
  },
  video: null,
  logos: [],
  proof: { quotes: [], numbers: [] },
  newsletter: 'none',
  claims: { experienceYears: null, guaranteeDays: null, ownUse: false, areTrue: true },
  applications: { reviewer: 'Rosa Huber', replyDays: 3 },
  applicantTypes: { Founder: 'Mentor', Agency: 'Mentee', Company: 'Business Partner' },
  replyTemplates: sameInEveryLanguage(answers),
  retentionMonths: { rejected: 1, approved: 36, undecided: 9 },
  logRetentionDays: 90,
  counting: { isEnabled: false, retentionMonths: 3, timeZone: 'Europe/Vienna', campaigns: {} },
  languageModel: null,
  firebase: {
    apiKey: 'AIzaSyBrueckenschlag0123456789abcdefghi',
    authDomain: 'brueckenschlag.firebaseapp.com',
    databaseURL: 'https://brueckenschlag-default-rtdb.europe-west1.firebasedatabase.app',
    projectId: 'brueckenschlag',
    appId: '1:42:web:ab12',
    region: 'europe-west3',
    appCheckSiteKey: null,
  },
};

export const site: Site = sample.strip<Site>(owner);

export const accessDestination: Readonly<Record<AccessRole, AccessDestination>> = {
  mentee: null,
  mentor: null,
};
