import { defineSecret } from 'firebase-functions/params';
import { notifications } from '../../../src/notifications.ts';

/** The configured channels for outgoing messages. */
interface Channels {
  readonly mail: 'smtp' | null;
  readonly webhook: boolean;
}

/** The secrets of the enabled channels only, since a deploy requires every declared secret. */
export const defineDeliverySecrets = ({
  mail,
  webhook,
}: Channels = notifications): ReturnType<typeof defineSecret>[] => [
  ...(mail === 'smtp' ? [defineSecret('SMTP_URL')] : []),
  ...(webhook ? [defineSecret('WEBHOOK_URL'), defineSecret('WEBHOOK_SECRET')] : []),
];

/** URL of the SMTP server, or null if there is none. The value `none` disables mail. */
export const readSmtpUrl = ({
  SMTP_URL: url = '',
}: Readonly<Record<string, string | undefined>>): string | null =>
  url.trim() === '' || url.trim() === 'none' ? null : url.trim();

/** The webhook that new applications are posted to, or null. */
export function readWebhook({
  WEBHOOK_URL: url = '',
  WEBHOOK_SECRET: secret = '',
}: Readonly<Record<string, string | undefined>>): { readonly url: string; readonly secret: string } | null {
  return url.trim() === '' || secret.trim() === '' ? null : { url: url.trim(), secret: secret.trim() };
}
