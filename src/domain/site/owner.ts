/**
 * The shape of the configuration files after sample marks are stripped. src/site.ts and src/notifications.ts document the
 * values.
 */

import type { TeamTypeByApplicantType } from '../applications/application-filter.ts';
import type { MailChoice } from '../applications/mail-choice.ts';
import type { ReplyTemplates } from '../applications/reply.ts';
import type { RetentionMonths } from '../applications/retention.ts';
import type { Counting } from '../visits/visit-events.ts';
import type { Locale } from './locale.ts';
import type { Proof } from './proof.ts';
import type { Video } from './video.ts';

type InEveryLanguage = Readonly<Record<Locale, string>>;

/** Legal capacity in which a person represents a company; the texts name the role. */
export type Role = 'director' | 'board' | 'partner' | 'proprietor';

/** The company behind the site, for the imprint. Null: not applicable. */
export interface Company {
  /** Registered name with legal form; for a sole trader, first and last name. */
  readonly name: string;
  /** Legal form in full, where the name abbreviates it and the law requires it (Austria). */
  readonly legalForm: InEveryLanguage | null;
  readonly street: string;
  readonly city: string;
  /** ISO 3166 code. Determines which statutes the legal texts cite. */
  readonly country: string;
  /** Legal representative; null for a sole trader, whose name is given above. */
  readonly representative: { readonly role: Role; readonly name: string } | null;
  /** Company register, with its location, and the registration number. */
  readonly register: string | null;
  readonly vatId: string | null;
  /** Line of business, as required by § 25 of the Austrian Media Act. */
  readonly purpose: InEveryLanguage | null;
  /** Supervisory authority and chamber, if the trade requires a license. */
  readonly supervisoryAuthority: string | null;
  /** Person responsible for the content, if the law requires one. */
  readonly responsiblePerson: string | null;
  readonly strategicPartner: string | null;
  /** Name or department and email address. */
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
  readonly hasNewsletterForm: boolean;
  readonly claimsAreTrue: boolean;
  readonly applications: { readonly reviewer: string; readonly replyDays: number };
  readonly applicantTypes: TeamTypeByApplicantType;
  readonly replyTemplates: ReplyTemplates;
  readonly retentionMonths: RetentionMonths;
  readonly logRetentionDays: number;
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

/** A team mailbox, and when it is notified: of each application immediately, or in a daily digest. */
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
