/** What the owner's files hold, without the marks of samples: src/site.ts and src/notifications.ts explain the values. */
import type { AnswerTemplates } from '../applications/answer.ts';
import type { TeamTypeByApplicant } from '../applications/application-filter.ts';
import type { MailChoice } from '../applications/mail-choice.ts';
import type { RetentionMonths } from '../applications/retention.ts';
import type { Counting } from '../visits/visit-events.ts';
import type { Locale } from './locale.ts';
import type { Proof } from './proof.ts';
import type { Video } from './video.ts';

type InEveryLanguage = Readonly<Record<Locale, string>>;

/** By what right somebody acts for a company; the texts name the role. */
export type Role = 'director' | 'board' | 'partner' | 'proprietor';

/** Who runs the site, for the imprint. Null: there is none. */
export interface Company {
  /** As registered, with its legal form; of a sole trader first name and surname. */
  readonly name: string;
  /** In full, where the name has it only as an abbreviation and the law asks for it (Austria). */
  readonly legalForm: InEveryLanguage | null;
  readonly street: string;
  readonly city: string;
  /** ISO 3166 code. It decides the statutes that the legal texts name. */
  readonly country: string;
  /** Who acts for it; null for a sole trader, who is the name above. */
  readonly representative: { readonly role: Role; readonly name: string } | null;
  /** Register with its place, and the number there. */
  readonly register: string | null;
  readonly vatId: string | null;
  /** What it does, as § 25 of the Austrian Media Act asks for. */
  readonly purpose: InEveryLanguage | null;
  /** Authority that supervises it, where its trade needs a license, and its chamber. */
  readonly supervision: string | null;
  /** Responsible for the content, where somebody is to be named for it. */
  readonly responsible: string | null;
  readonly strategicPartner: string | null;
  /** Name or department and e-mail address. */
  readonly dataProtectionOfficer: string | null;
}

export interface Site {
  readonly brand: string;
  readonly origin: string;
  readonly links: { readonly booking: string; readonly instagram: string; readonly youtube: string };
  readonly contact: { readonly email: string; readonly phone: string };
  readonly company: Company;
  readonly video: Video | null;
  readonly logos: readonly { readonly name: string; readonly file: string }[];
  readonly proof: Proof;
  readonly newsletterBox: boolean;
  readonly claimsAreTrue: boolean;
  readonly applications: { readonly reader: string; readonly replyDays: number };
  readonly applicantTypes: TeamTypeByApplicant;
  readonly answers: AnswerTemplates;
  readonly retentionMonths: RetentionMonths;
  readonly logDays: number;
  readonly counting: Counting;
  readonly languageModel: 'gemini' | null;
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly databaseURL: string;
    readonly projectId: string;
    readonly appId: string;
    readonly region: string;
    readonly appCheckSiteKey: string | null;
  };
}

/** A mailbox of the team, and when it is told: of each application at once, or of all in one mail every morning. */
export interface TeamMailbox {
  readonly address: string;
  readonly language: Locale;
  readonly when: Exclude<MailChoice, 'none'>;
}

export interface Notifications {
  readonly mail: 'smtp' | null;
  readonly sender: string;
  readonly dkimSelector: string | null;
  readonly team: readonly TeamMailbox[];
  readonly morning: { readonly hour: number; readonly timeZone: string };
  readonly confirmationsPerHour: number;
  readonly webhook: boolean;
}
