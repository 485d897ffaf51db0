/**
 * The owner's file: everything about the company that runs this site, and nothing else.
 * Values inside `sample(...)` must be replaced before launch: write the real value without `sample`.
 * `npm run doctor` lists what is left.
 */
import type { AccessDestination, AccessRole } from './domain/access/access.ts';
import type { Site } from './domain/site/owner.ts';
import { type Marked, sample, valuesOf } from './domain/site/owner-value.ts';

export const owner: Marked<Site> = {
  brand: sample('Anbahn'),
  /** Address of the live site, without a slash at the end. */
  origin: sample('https://anbahn.example'),
  links: {
    /** The external booking page; opens in a new tab. */
    booking: sample('https://booking.example/anbahn/strategy-call'),
    /** A photo-sharing profile and a video channel. */
    instagram: sample('https://instagram.example/anbahn'),
    youtube: sample('https://youtube.example/@anbahn'),
  },
  contact: {
    email: sample('hello@anbahn.example'),
    /** As people read it; links drop everything but digits and the plus. */
    phone: sample('+49 30 5550 1234'),
  },
  /** For the imprint, which leaves out what is null. The country decides the statutes that the legal texts name. */
  company: {
    /** As registered, with its legal form; of a sole trader first name and surname. */
    name: sample('Anbahn GmbH'),
    /** In full and in every language, where the law wants more than the name says (Austria). */
    legalForm: null,
    street: sample('Musterstraße 12'),
    city: sample('10115 Berlin'),
    /** ISO 3166 code: 'DE', 'AT', 'CH' or another. */
    country: sample('DE'),
    /** Who acts for it: 'director', 'board', 'partner' or 'proprietor'; null for a sole trader. */
    representative: sample({ role: 'director', name: 'Mara Beispiel' }),
    /** Register and number; in Austria court and number. */
    register: sample('Amtsgericht Charlottenburg, HRB 000000 B'),
    vatId: sample('DE000000000'),
    /** What the company does, in every language (Austria, § 25 MedienG). */
    purpose: null,
    /** Supervisory authority of a licensed trade; in Austria chamber and trade law as well. */
    supervision: null,
    /** Responsible for the content (Germany, § 18 (2) MStV). */
    responsible: sample('Mara Beispiel'),
    strategicPartner: sample('Beispiel Vertriebspartner GmbH, Hamburg'),
    /** Name or department, and how to reach it. */
    dataProtectionOfficer: null,
  },
  /**
   * The explainer video: a file of src/video/, or one at 'youtube' or 'vimeo', which ask before contacting them. Null: the
   * landing page has no video.
   */
  video: sample({ kind: 'file', name: 'how-it-works', seconds: 31 }),
  /** Reference logos in the strip, as SVG, PNG or WebP files in src/images/logos/. Without any there is no strip. */
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
  /** Cases, quotes and figures of real customers on the landing page; an empty list leaves no trace there. */
  proof: { cases: [], quotes: [], numbers: [] },
  /** The pages make claims, such as years of experience and a guarantee: `npm run doctor` lists them. True: they are. */
  claimsAreTrue: sample(false),
  /** The newsletter box in the footer, which stores nothing yet. */
  newsletterBox: true,
  /** Who reads an application, and within how many business days the applicant hears back. */
  applications: sample({ reader: 'Mara Beispiel', replyDays: 2 }),
  /**
   * The public form offers Founder, Agency, Company; the team filters by Mentor, Mentee, Business Partner.
   * This says under which of the team's types each applicant appears.
   */
  applicantTypes: {
    Founder: 'Mentee',
    Agency: 'Business Partner',
    Company: 'Business Partner',
  },
  /** Answers that the team's dashboard opens in the reviewer's mail program; `{name}` is the applicant's name. */
  answers: {
    en: {
      pending: {
        subject: 'Your application: one question',
        text: 'Hello {name},\n\nThank you for your application. Before we decide, we have one question:\n\n\n\nBest regards',
      },
      approved: {
        subject: 'Your application: welcome',
        text: 'Hello {name},\n\nThank you for your application. We’d be glad to work with you. When would be a good time for a first call?\n\nBest regards',
      },
      rejected: {
        subject: 'Your application',
        text: 'Hello {name},\n\nThank you for your application and the time you put into it. We can’t offer you a partnership right now, but we wish you every success.\n\nBest regards',
      },
    },
    de: {
      pending: {
        subject: 'Ihre Bewerbung: eine Frage',
        text: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung. Bevor wir entscheiden, haben wir eine Frage:\n\n\n\nMit freundlichen Grüßen',
      },
      approved: {
        subject: 'Ihre Bewerbung: willkommen',
        text: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung. Wir arbeiten gern mit Ihnen zusammen. Wann passt Ihnen ein erstes Gespräch?\n\nMit freundlichen Grüßen',
      },
      rejected: {
        subject: 'Ihre Bewerbung',
        text: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung und die Zeit, die Sie sich dafür genommen haben. Wir können Ihnen im Moment keine Partnerschaft anbieten und wünschen Ihnen viel Erfolg.\n\nMit freundlichen Grüßen',
      },
    },
  },
  /**
   * After how many months an application is deleted: after a rejection; after an approval when nothing has happened since;
   * after it came in when nobody ever decided. The privacy notice prints the same figures.
   */
  retentionMonths: { rejected: 6, approved: 24, undecided: 12 },
  /** After how many days Cloud Logging deletes the logs (its default is 30), for the privacy notice. */
  logDays: 30,
  /**
   * What visitors do is counted in sums of a day, without cookies or anything kept of them (src/domain/visits/visit-events.ts says
   * what). `on: false` ends it: no page then has a script for it, and the privacy notice is silent. A campaign is known by
   * its name or these words in the link's `utm_source`, or by the host of the page that the link was on.
   */
  counting: {
    on: true,
    months: 14,
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
   * A language model that words summaries and roadmaps anew: 'gemini' (its key is the secret GEMINI_API_KEY, see the README),
   * or null: the rules write them alone.
   */
  languageModel: null,
  /** The Firebase project of the live site (its web configuration is public by design). */
  firebase: {
    apiKey: sample('your-web-api-key'),
    authDomain: sample('your-project.firebaseapp.com'),
    /**
     * Names the location of the database, which can never be changed. Owners in Europe choose Belgium when they create it:
     * https://<name>.europe-west1.firebasedatabase.app. An address at firebaseio.com is in the United States.
     */
    databaseURL: sample('https://your-project-default-rtdb.firebaseio.com'),
    projectId: sample('your-project'),
    appId: sample('your-app-id'),
    /** Where the functions run: near the database, so in Europe 'europe-west1'. Another one means deploying anew. */
    region: sample('us-central1'),
    /** Site key of reCAPTCHA Enterprise for App Check; null: App Check is off. */
    appCheckSiteKey: null,
  },
};

/** The owner's values, without the marks. */
export const site: Site = valuesOf<Site>(owner);

/**
 * Where the code panel at /access leads once a code is accepted, by whom the code is for: a path of this site or an https
 * address, or one for each language (`{ en: '/mentors', de: '/de/mentoren' }`); null: the panel greets, and that is all.
 * Stands apart, since it is for the functions alone: a page would show it to everybody.
 */
export const accessDestination: Readonly<Record<AccessRole, AccessDestination>> = {
  mentee: null,
  mentor: null,
};
