/**
 * Makes the first attempt at an application's mail to the team, so that a test can kill it: `deliver-once.ts PORT
 * SMTP_URL ID COLORS`. COLORS is the constant that the bundler would inject.
 */
import { argv } from 'node:process';

const [port, smtpUrl = '', id = '', colors = '{}'] = argv.slice(2);
Object.assign(globalThis, { __MAIL_COLORS__: JSON.parse(colors) });
const { createDeliveryBackend } = await import('./delivery-backend.ts');
await createDeliveryBackend({ databasePort: Number(port), smtpUrl }).deliver({
  id,
  kind: 'team-mail',
  attempt: 0,
});
