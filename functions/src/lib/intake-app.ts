import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { adminApp } from './admin-app.ts';

/** Who creates applications, as `database.rules.json` knows it. */
const INTAKE = 'intake';

/** The project's database under the rules, as the user who may create applications and nothing else. */
export const intakeApp = (): App =>
  getApps().find(({ name }) => name === INTAKE) ??
  initializeApp({ ...adminApp().options, databaseAuthVariableOverride: { uid: INTAKE } }, INTAKE);
