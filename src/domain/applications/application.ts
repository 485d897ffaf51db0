/** An application: as the public form submits it, and as the team reviews it (the specification, section 3). */
export const APPLICANT_TYPES = ['Founder', 'Agency', 'Company'] as const;
export type ApplicantType = (typeof APPLICANT_TYPES)[number];

/** The team's types; the site configuration maps applicant types to them. */
export const TEAM_TYPES = ['Mentor', 'Mentee', 'Business Partner'] as const;
export type TeamType = (typeof TEAM_TYPES)[number];

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The form's values. */
export interface ApplicationDraft {
  readonly applicationType: ApplicantType;
  readonly name: string;
  readonly email: string;
  readonly websiteLink: string;
  readonly message: string;
  readonly acceptTerms: boolean;
}

/** The member who owns an application. */
export interface Owner {
  readonly uid: string;
  readonly name: string;
}

/** A parsed record. `createdAt` and `updatedAt` in milliseconds since 1970. */
export interface Application extends Omit<ApplicationDraft, 'applicationType'> {
  readonly id: string;
  readonly applicationType: ApplicantType | TeamType;
  readonly createdAt: number;
  readonly updatedAt?: number | undefined;
  readonly status: ApplicationStatus;
  readonly owner?: Owner | undefined;
  /** Day on which its owner is reminded of it, such as '2026-11-23'. */
  readonly remindOn?: string | undefined;
}

/** Fields that applicants may correct. Not the email address, which identifies them. */
export const CORRECTABLE = ['name', 'websiteLink', 'message'] as const;
export type Correction = Pick<ApplicationDraft, (typeof CORRECTABLE)[number]>;

/** Maximum lengths in characters. `npm run rules` writes them to the database's rules. */
export const APPLICATION_LIMITS = { name: 200, email: 320, websiteLink: 2048, message: 5000 } as const;

export const EMPTY_DRAFT: ApplicationDraft = {
  applicationType: 'Founder',
  name: '',
  email: '',
  websiteLink: '',
  message: '',
  acceptTerms: false,
};

export type DraftText = keyof typeof APPLICATION_LIMITS;

export type DraftError =
  | 'name-missing'
  | 'email-missing'
  | 'terms-not-accepted'
  | `${DraftText}-too-long`
  | 'websiteLink-no-website';

/** Whether two drafts are equal. */
export const isSameDraft = (a: ApplicationDraft, b: ApplicationDraft): boolean =>
  a.applicationType === b.applicationType &&
  a.name === b.name &&
  a.email === b.email &&
  a.websiteLink === b.websiteLink &&
  a.message === b.message &&
  a.acceptTerms === b.acceptTerms;
