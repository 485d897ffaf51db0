import { defineSecret } from 'firebase-functions/params';
import { notifications } from '../../../src/notifications.ts';

/** What the owner's file says of the ways out. */
interface Ways {
  readonly mail: 'smtp' | null;
  readonly webhook: boolean;
}

/** The secrets of what the owner's file switches on: a deploy demands every one that is declared. */
export const deliverySecrets = ({
  mail,
  webhook,
}: Ways = notifications): ReturnType<typeof defineSecret>[] => [
  ...(mail === 'smtp' ? [defineSecret('SMTP_URL')] : []),
  ...(webhook ? [defineSecret('WEBHOOK_URL'), defineSecret('WEBHOOK_SECRET')] : []),
];

/** The server that mails go through; null: there is none. `none` stands for one that is switched off. */
export const smtpUrl = ({
  SMTP_URL: url = '',
}: Readonly<Record<string, string | undefined>>): string | null =>
  url.trim() === '' || url.trim() === 'none' ? null : url.trim();

/** Where new applications are posted; null: nowhere. */
export function webhookOf({
  WEBHOOK_URL: url = '',
  WEBHOOK_SECRET: secret = '',
}: Readonly<Record<string, string | undefined>>): { readonly url: string; readonly secret: string } | null {
  return url.trim() === '' || secret.trim() === '' ? null : { url: url.trim(), secret: secret.trim() };
}
