import { type App, getApps, initializeApp } from 'firebase-admin/app';

/** The functions' own access to the project, opened once. */
export const adminApp = (): App => getApps()[0] ?? initializeApp();
