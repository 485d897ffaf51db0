import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { BackendConfig } from './config.ts';

/** The visitor's Firebase app for a configuration, created once. */
export const getVisitorApp = ({ options }: BackendConfig): FirebaseApp =>
  getApps().find(({ name }) => name === 'visitor') ?? initializeApp(options, 'visitor');
