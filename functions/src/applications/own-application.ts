import type { CallableOptions, CallableRequest } from 'firebase-functions/https';
import {
  correctOwnApplication as correctContract,
  openOwnApplication as openContract,
  withdrawOwnApplication as withdrawContract,
} from '../../../src/contract/applications/own-application.ts';
import { notifications } from '../../../src/notifications.ts';
import { linkSigningSecret } from '../links/signed-link.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callerIp } from '../platform/caller.ts';
import {
  correctApplication,
  openApplication,
  type SelfServiceDeps,
  withdrawApplication,
} from './self-service.ts';

const options: CallableOptions = {
  secrets: [linkSigningSecret],
  timeoutSeconds: 30,
  memory: '256MiB',
  concurrency: 40,
};

const createDeps = async (raw: CallableRequest<unknown>): Promise<SelfServiceDeps> => ({
  database: await backendDatabase(),
  applicantDatabase: await backendDatabase('applicant'),
  secret: linkSigningSecret.value(),
  limits: await backendLimits(),
  caller: callerIp(raw.rawRequest),
  now: Date.now,
  sendsMail: notifications.mail !== null,
});

/** Callables for the applicant's signed link. */
export const openOwnApplication = callable(openContract, {
  options,
  handle: async (link, { raw }) => openApplication(link, await createDeps(raw)),
});

export const correctOwnApplication = callable(correctContract, {
  options,
  handle: async (correction, { raw }) => correctApplication(correction, await createDeps(raw)),
});

export const withdrawOwnApplication = callable(withdrawContract, {
  options,
  handle: async (link, { raw }) => withdrawApplication(link, await createDeps(raw)),
});
