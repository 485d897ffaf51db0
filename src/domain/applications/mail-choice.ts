/** When somebody of the team is told of new applications by mail; `database.rules.json` holds the same words. */
export const MAIL_CHOICES = ['at-once', 'morning', 'none'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];
