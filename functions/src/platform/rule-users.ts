import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { adminApp } from './admin-app.ts';

/** Users with special permissions in `database.rules.json`; nobody can sign in as them. */
type RuleUser = 'intake' | 'applicant';

const getRuleUserApp = (uid: RuleUser): App =>
  getApps().find(({ name }) => name === uid) ??
  initializeApp({ ...adminApp().options, databaseAuthVariableOverride: { uid } }, uid);

/** An app that accesses the database under the security rules, as the user who may only create applications. */
export const intakeApp = (): App => getRuleUserApp('intake');

/** An app for the user who may only correct existing applications, with a history entry. */
export const applicantApp = (): App => getRuleUserApp('applicant');
