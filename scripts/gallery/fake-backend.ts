/** Replaces the islands' backend in the gallery's frames; the frame's name is the state (gallery.ts). */
import type { Outcome } from '../../src/contract/callable.ts';
import { EMPTY_DRAFT } from '../../src/domain/applications/application.ts';
import { fakeIdentity } from '../../src/islands/auth/testing.ts';
import { application, fakeSession } from '../../src/islands/team/testing/fake-session.ts';
import { ANALYSIS, ROADMAP } from '../../src/islands/wizard/store/testing.ts';
import {
  type AccessCodes,
  createAccessCodes as createRealAccessCodes,
} from '../../src/services/firebase/access/access-codes.ts';
import type { SavedChecksResult } from '../../src/services/firebase/accounts/saved-checks.ts';
import { type Backend, createBackend as createRealBackend } from '../../src/services/firebase/index.ts';

export const STATES = ['refused', 'offline', 'empty', 'long'] as const;
export type State = (typeof STATES)[number];

/** One long word, then many short ones. */
export const LONG = `Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz${' and so on'.repeat(40)}`;

const state: State | undefined =
  typeof window === 'undefined' ? undefined : STATES.find((candidate) => candidate === window.name);
const isGood = state === 'empty' || state === 'long';
const text = state === 'long' ? LONG : '';

const respond = async <T>(data: T): Promise<Outcome<T>> => {
  if (isGood) return { ok: true, data };
  return state === 'offline'
    ? { ok: false, error: { code: 'unavailable', message: '' } }
    : { ok: false, error: { code: 'resource-exhausted', message: 'Refused by the server.' } };
};
const respondSaved = async <T>(data: T): Promise<SavedChecksResult<T>> =>
  isGood ? { ok: true, data } : { ok: false, error: state === 'offline' ? 'unreachable' : 'refused' };

const email = `${text.slice(0, 60) || 'ada'}@example.com`;
const person = { ...EMPTY_DRAFT, name: text, email, message: text };
const ownApplication = {
  ...person,
  createdAt: 1,
  language: null,
  terms: null,
  campaign: text || null,
  result: null,
};
const check = { slot: '00', at: 1, host: text, score: 55, report: '' };

const user = isGood ? { uid: 'ada', email, isVerified: true } : null;
const error = state === 'offline' ? 'network-request-failed' : 'wrong-password';

const createFakeBackend = (): Backend => ({
  submitApplication: ({ id, application: data }) => respond({ id, data, error: null }),
  analyzeWebsite: () => respond({ ...ANALYSIS, title: text }),
  generateRoadmap: () => respond(ROADMAP),
  openOwnApplication: () => respond(ownApplication),
  correctOwnApplication: () => respond(ownApplication),
  withdrawOwnApplication: () => respond({ withdrawn: true }),
  unlockTeam: async () => {
    const response = await respond(null);
    const applications = text ? [application('a', person)] : [];
    return response.ok ? { ok: true, session: fakeSession(applications).session } : response;
  },
  openMemberSession: async () => null,
  loadIdentity: async () => ({
    ...fakeIdentity(isGood ? { ok: true } : { ok: false, error }),
    watchUser: ({ onUser }) => {
      onUser(user);
      return () => undefined;
    },
  }),
  hasStoredAccount: () => isGood,
  watchStoredAccount: () => () => undefined,
  savedChecks: {
    list: () => respondSaved(text ? [check] : []),
    save: () => respondSaved(null),
    remove: () => respondSaved(null),
    getMonthlyWebsite: () => respondSaved(text || null),
  },
  setMonthlyCheck: ({ website }) => respond({ website }),
  endMonthlyCheck: () => respond({ ended: true }),
  exportAccount: () => respond({ at: 1, account: {}, savedChecks: [], monthlyCheck: null }),
  forgetAccount: () => respond({ forgotten: true }),
});

export const createBackend = (): Backend => (state ? createFakeBackend() : createRealBackend());

export const createAccessCodes = (): AccessCodes =>
  state
    ? {
        redeem: () => respond({ role: 'mentor', until: Date.now(), destination: null }),
        resume: async () => ({ ok: true, data: { status: 'none' } }),
        leave: async () => undefined,
      }
    : createRealAccessCodes();
