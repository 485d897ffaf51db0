import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { adminApp } from './admin-app.ts';

/** Users that `database.rules.json` knows by these names, and nobody can sign in as. */
type RuleUser = 'intake' | 'applicant';

const appOf = (uid: RuleUser): App =>
  getApps().find(({ name }) => name === uid) ??
  initializeApp({ ...adminApp().options, databaseAuthVariableOverride: { uid } }, uid);

/** The project's database under the rules, as the user who may create applications and nothing else. */
export const intakeApp = (): App => appOf('intake');

/** The same, as the user who may correct applications that are there, with an entry of their history, and nothing else. */
export const applicantApp = (): App => appOf('applicant');
