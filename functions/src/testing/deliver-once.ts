/** Makes the first try of an application's mail to the team, for a test that kills it: `deliver-once.ts PORT SMTP_URL ID`. */
import { deliveryBackend } from './delivery-backend.ts';

const [port, smtpUrl = '', id = ''] = process.argv.slice(2);
await deliveryBackend({ databasePort: Number(port), smtpUrl }).deliver({ id, kind: 'team-mail', attempt: 0 });
