import { defineSecret } from 'firebase-functions/params';
import { notifications } from '../../../src/notifications.ts';

/** The owner's settings for outgoing messages. */
interface Channels {
  readonly mail: 'smtp' | null;
  readonly webhook: boolean;
}

/** The secrets of features that are switched on. A deploy requires every declared secret. */
export const deliverySecrets = ({
  mail,
  webhook,
}: Channels = notifications): ReturnType<typeof defineSecret>[] => [
  ...(mail === 'smtp' ? [defineSecret('SMTP_URL')] : []),
  ...(webhook ? [defineSecret('WEBHOOK_URL'), defineSecret('WEBHOOK_SECRET')] : []),
];

/** The SMTP server, or null if there is none. The value `none` switches it off. */
export const smtpUrl = ({
  SMTP_URL: url = '',
}: Readonly<Record<string, string | undefined>>): string | null =>
  url.trim() === '' || url.trim() === 'none' ? null : url.trim();

/** Where new applications are posted, or null. */
export function webhookFrom({
  WEBHOOK_URL: url = '',
  WEBHOOK_SECRET: secret = '',
}: Readonly<Record<string, string | undefined>>): { readonly url: string; readonly secret: string } | null {
  return url.trim() === '' || secret.trim() === '' ? null : { url: url.trim(), secret: secret.trim() };
}
