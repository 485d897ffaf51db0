/**
 * Makes the first attempt at an application's mail to the team, so that a test can kill it: `deliver-once.ts PORT
 * SMTP_URL ID`.
 */
import { deliveryBackend } from './delivery-backend.ts';

const [port, smtpUrl = '', id = ''] = process.argv.slice(2);
await deliveryBackend({ databasePort: Number(port), smtpUrl }).deliver({ id, kind: 'team-mail', attempt: 0 });
