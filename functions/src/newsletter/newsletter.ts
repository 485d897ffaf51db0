import type { CallableOptions } from 'firebase-functions/https';
import {
  answerNewsletterLink as answerContract,
  requestNewsletter as requestContract,
} from '../../../src/contract/newsletter/newsletter.ts';
import { parseEmailAddress } from '../../../src/domain/applications/mail-address.ts';
import { site } from '../../../src/site.ts';
import { startAttempts } from '../delivery/queue.ts';
import { linkSigningSecret, newsletterLink } from '../links/signed-link.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callableError, enforceLimit } from '../platform/callable-errors.ts';
import { callerIp } from '../platform/caller.ts';
import type { Limit } from '../platform/limits.ts';
import { CALLERS_PER_IP } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';
import { answerLink, requestSubscription } from './subscriptions.ts';

/** Calls from one IP address. */
const REQUEST_LIMIT: Limit = {
  name: 'newsletter-request',
  max: 10 * CALLERS_PER_IP,
  windowMs: HOUR_MS,
};
const LINK_LIMIT: Limit = { name: 'newsletter-link', max: 60 * CALLERS_PER_IP, windowMs: HOUR_MS };

const options: CallableOptions = { timeoutSeconds: 30, memory: '256MiB', concurrency: 40 };

export const requestNewsletter = callable(requestContract, {
  options,
  handle: async (request, { raw }) => {
    const { email, language } = request;
    // Only pages from before the owner's answer changed call it then.
    if (site.newsletter !== 'double-opt-in') throw callableError('outdated', language);
    const limits = await backendLimits();
    await enforceLimit(limits, REQUEST_LIMIT, callerIp(raw.rawRequest), language);
    if (parseEmailAddress(email) === null) throw callableError('invalid-email', language);
    const database = await backendDatabase();
    const attempt = await requestSubscription(request, { database, limits, now: Date.now() });
    if (attempt) await startAttempts([attempt]);
    return { requested: true } as const;
  },
});

export const answerNewsletterLink = callable(answerContract, {
  options: { ...options, secrets: [linkSigningSecret] },
  handle: async ({ token, action, language }, { raw }) => {
    await enforceLimit(await backendLimits(), LINK_LIMIT, callerIp(raw.rawRequest), language);
    const id = newsletterLink.verify(linkSigningSecret.value(), token);
    if (id === null) throw callableError('invalid-unsubscribe-link', language);
    return { result: await answerLink(await backendDatabase(), id, action, Date.now()) };
  },
});
