/** When a team member gets mail about new applications. `database.rules.json` repeats these values. */
export const MAIL_CHOICES = ['at-once', 'morning', 'none'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];
