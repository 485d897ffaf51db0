/**
 * The owner's file: everything about the company that runs this site, and nothing else.
 * Values inside `sample(...)` must be replaced before launch: write the real value without `sample`.
 * `npm run doctor` lists what is left.
 */
import type { AccessDestination, AccessRole } from './domain/access/access.ts';
import type { Site } from './domain/site/owner.ts';
import { type Marked, sample } from './domain/site/owner-value.ts';

export const owner: Marked<Site> = {
  brand: sample('Anbahn'),
  /** URL of the live site, without a trailing slash. */
  origin: sample('https://anbahn.example'),
  links: {
    /** The external booking page; opens in a new tab. */
    booking: sample('https://booking.example/anbahn/strategy-call'),
    /** A photo-sharing profile and a video channel; null if there is none. */
    instagram: sample('https://instagram.example/anbahn'),
    youtube: sample('https://youtube.example/@anbahn'),
  },
  /** Who runs the booking page, with which you need a data processing agreement; null: you do. */
  bookingProvider: sample({ provider: 'Beispiel Termine GmbH', country: 'DE' }),
  contact: {
    email: sample('hello@anbahn.example'),
    /** For display; links drop everything but digits and the plus. */
    phone: sample('+49 30 5550 1234'),
  },
  /**
   * For the imprint, which omits null values. Country and legal form determine what is required (`npm run doctor` checks
   * it) and which statutes the legal texts cite.
   */
  company: {
    /** Registered name with legal form; for a sole trader, first and last name. */
    name: sample('Anbahn GmbH'),
    /** Such as 'GmbH', 'e.U.', 'Ltd', 'LLC' or 'sole trader'; doctor asks about others. */
    form: sample('GmbH'),
    /** In full and in every language, if the law requires more than the name says (Austria). */
    legalForm: null,
    street: sample('Musterstraße 12'),
    /** With postal code; in the United States 'Dover, DE 19901'. */
    city: sample('10115 Berlin'),
    /** ISO 3166 code: 'DE', 'AT', 'CH', 'LI', 'GB', 'US' or another. */
    country: sample('DE'),
    /** In the United States, the state under whose law the company exists; of a sole trader, where you are. */
    state: null,
    /**
     * Representative: 'director', 'board', 'partner' or 'proprietor' (of an e.U. or e.K.), in an LLC 'manager', 'member' or
     * 'officer'; null for a sole trader. Several people: name: ['Ida Huber', 'Max Gruber'].
     */
    representative: sample({ role: 'director', name: 'Mara Beispiel' }),
    /** Register and number; in Austria court and number. */
    register: sample('Amtsgericht Charlottenburg, HRB 000000 B'),
    /** False: there is none. */
    vatId: sample('DE000000000'),
    /** Germany's Wirtschafts-Identifikationsnummer. */
    businessId: null,
    /** Line of business, in every language (Austria, § 25 MedienG). */
    purpose: null,
    /** Policy of the site, in every language, if it is more than a presentation of the company (Austria, § 25 (4) MedienG). */
    mediaPolicy: null,
    /** Supervisory authority, chamber and law of a licensed trade or regulated profession. */
    supervisoryAuthority: null,
    chamber: null,
    tradeRules: null,
    /** In every language: title in a regulated profession, and the state that granted it. */
    profession: null,
    /** In every language: insurer of professional liability, its address, and where the insurance is valid. */
    insurance: null,
    /** Responsible for the content (Germany, § 18 (2) MStV). */
    responsiblePerson: sample('Mara Beispiel'),
    strategicPartner: sample('Beispiel Vertriebspartner GmbH, Hamburg'),
    /** Name or department, and how to reach it. */
    dataProtectionOfficer: null,
    /**
     * Representatives of companies from elsewhere, with address (Article 27 GDPR and UK GDPR, Art. 14 FADP); false: a lawyer
     * says that you need none.
     */
    representatives: { eu: null, uk: null, ch: null },
  },
  /**
   * The explainer video: a file in src/video/, or a YouTube or Vimeo video, which loads only after the visitor agrees. With
   * null, the landing page has no video.
   */
  video: sample({ kind: 'file', name: 'how-it-works', seconds: 31 }),
  /** Reference logos for the strip, as SVG, PNG or WebP files in src/images/logos/. Hidden if empty. */
  logos: sample([
    { name: 'Nordlicht', file: 'nordlicht.svg' },
    { name: 'Werkbank', file: 'werkbank.svg' },
    { name: 'Kontor Eins', file: 'kontor-eins.svg' },
    { name: 'Feldmann', file: 'feldmann.svg' },
    { name: 'Quellwerk', file: 'quellwerk.svg' },
    { name: 'Hafenlabor', file: 'hafenlabor.svg' },
    { name: 'Lumenta', file: 'lumenta.svg' },
    { name: 'Taktgeber', file: 'taktgeber.svg' },
    { name: 'Isarbau', file: 'isarbau.svg' },
    { name: 'Bergmeer', file: 'bergmeer.svg' },
  ]),
  /**
   * Quotes and figures of real customers on the landing page, with the cases in src/content/cases/. Empty lists are hidden.
   * A quote: { text: { en: '…', de: '…' }, name: 'Ida Huber', role: { en: '…', de: '…' }, picture: null }, or a picture's
   * file name; a figure: { figure: '120', label: { en: '…', de: '…' }, source: { en: '…', de: '…' } }, or
   * { en: '6.8%', de: '6,8 %' } for '120'.
   */
  proof: { quotes: [], numbers: [] },
  /** Claims on the pages, which leave out those that are null or false. */
  claims: {
    /** Years of marketing experience. */
    experienceYears: sample(15),
    /** Days of the satisfaction guarantee, with money back. */
    guaranteeDays: sample(30),
    /** Whether your own team works with the platform. */
    ownUse: sample(true),
    /** Whether these and all others are true; `npm run doctor` lists them with their places. */
    areTrue: sample(false),
  },
  /**
   * The newsletter box in the footer. 'unstored': it thanks for the address, and stores and sends nothing. 'none': no box.
   * 'double-opt-in': it stores addresses whose owners confirm a mail (§ 7 UWG); `npm run newsletter` lists them with the
   * links to unsubscribe, one of which belongs in every mail that you send.
   */
  newsletter: sample('unstored'),
  /** Who reads applications, and within how many business days applicants get an answer. */
  applications: sample({ reviewer: 'Mara Beispiel', replyDays: 2 }),
  /**
   * Maps the public form's types (Founder, Agency, Company) to the team's filter (Mentor, Mentee, Business Partner).
   */
  applicantTypes: {
    Founder: 'Mentee',
    Agency: 'Business Partner',
    Company: 'Business Partner',
  },
  /** Answers that the dashboard opens in the reviewer's mail client; `{name}` is the applicant's name, `{sender}` the member's. */
  replyTemplates: {
    en: {
      pending: {
        subject: 'Your application: one question',
        text: 'Hello {name},\n\nThank you for your application. Before we decide, we have one question:\n\n\n\nBest regards\n{sender}\n{brand}',
      },
      approved: {
        subject: 'Your application: welcome',
        text: 'Hello {name},\n\nThank you for your application. We’d be glad to work with you. When would be a good time for a first call?\n\nBest regards\n{sender}\n{brand}',
      },
      rejected: {
        subject: 'Your application',
        text: 'Hello {name},\n\nThank you for your application and the time you put into it. We can’t offer you a partnership right now, but we wish you every success.\n\nBest regards\n{sender}\n{brand}',
      },
    },
    de: {
      pending: {
        subject: 'Ihre Bewerbung: eine Frage',
        text: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung. Bevor wir entscheiden, haben wir eine Frage:\n\n\n\nMit freundlichen Grüßen\n{sender}\n{brand}',
      },
      approved: {
        subject: 'Ihre Bewerbung: willkommen',
        text: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung. Wir arbeiten gern mit Ihnen zusammen. Wann passt Ihnen ein erstes Gespräch?\n\nMit freundlichen Grüßen\n{sender}\n{brand}',
      },
      rejected: {
        subject: 'Ihre Bewerbung',
        text: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung und die Zeit, die Sie sich dafür genommen haben. Wir können Ihnen im Moment keine Partnerschaft anbieten und wünschen Ihnen viel Erfolg.\n\nMit freundlichen Grüßen\n{sender}\n{brand}',
      },
    },
  },
  /**
   * Months after which an application is deleted: after a rejection; after the last event of an approved one; after
   * arrival if undecided. The privacy notice prints the same figures.
   */
  retentionMonths: { rejected: 6, approved: 24, undecided: 12 },
  /** Days after which Cloud Logging deletes logs (default 30), for the privacy notice. */
  logRetentionDays: 30,
  /**
   * Visits are counted as daily sums, without cookies or personal data (src/domain/visits/visit-events.ts lists the
   * events). `isEnabled: false` removes the script from all pages and the section from the privacy notice. A campaign is
   * identified by its name or these values in the link's `utm_source`, or by the referring host.
   */
  counting: {
    isEnabled: true,
    retentionMonths: 14,
    timeZone: 'Europe/Berlin',
    campaigns: {
      newsletter: [],
      google: ['google.com', 'google.de', 'google.at', 'google.ch'],
      bing: ['bing.com'],
      linkedin: ['linkedin.com', 'lnkd.in'],
      instagram: ['instagram.com'],
      youtube: ['youtube.com'],
    },
  },
  /**
   * A language model that reads websites and rewrites roadmaps, or null to use rules alone. `{ kind: 'gemini' }` is
   * Google's (secret GEMINI_API_KEY). Any server of the OpenAI-compatible chat protocol (secret LANGUAGE_MODEL_KEY):
   * `{ kind: 'chat', provider: 'Mistral AI', country: 'FR', url: 'https://api.mistral.ai/v1', model: '…' }`. The privacy
   * notice names provider and country, with which you need a data processing agreement.
   */
  languageModel: null,
  /** The Firebase project of the live site (its web configuration is public by design). */
  firebase: {
    apiKey: sample('your-web-api-key'),
    authDomain: sample('your-project.firebaseapp.com'),
    /**
     * The URL determines the database's region, which can never be changed. Owners in Europe choose Belgium when they
     * create it: https://<name>.europe-west1.firebasedatabase.app. A URL at firebaseio.com is in the United States.
     */
    databaseURL: sample('https://your-project-default-rtdb.firebaseio.com'),
    projectId: sample('your-project'),
    appId: sample('your-app-id'),
    /** Region of the functions: near the database, so in Europe 'europe-west1'. Changing it requires a new deploy. */
    region: sample('us-central1'),
    /**
     * Site key of reCAPTCHA Enterprise for App Check (Firebase console, App Check); null: off, as for visitors from Europe,
     * whose consent it needs.
     */
    appCheckSiteKey: null,
  },
};

/** The owner's values, without sample marks. */
export const site: Site = sample.strip<Site>(owner);

/**
 * Where the code panel at /access redirects after a code is accepted, by role: a path of this site, an https URL, or
 * one per language (`{ en: '/mentors', de: '/de/mentoren' }`); null: only a greeting. Not part of `site`, because pages
 * would expose it to everybody.
 */
export const accessDestination: Readonly<Record<AccessRole, AccessDestination>> = {
  mentee: null,
  mentor: null,
};
