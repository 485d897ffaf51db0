/** Posts applications, and what happens to them, to another system, signed per https://www.standardwebhooks.com. */
import { createHmac } from 'node:crypto';
import { Agent } from 'undici';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { APPLICATION_STATUSES } from '../../../src/domain/applications/application.ts';
import type { LogEvent } from '../../../src/domain/applications/history.ts';
import { DEFAULT_LOCALE } from '../../../src/domain/site/locale.ts';
import { applicationPath } from '../../../src/routes.ts';
import type { Lead } from '../applications/lead.ts';
import { DeliveryError, type DeliverySender } from '../delivery/deliver.ts';
import type { Outcome } from '../delivery/delivery.ts';
import { AnalysisError } from '../website/fault.ts';
import { createGuardedConnector, type Guard } from '../website/fetch/guard.ts';
import { limitTraffic } from '../website/fetch/traffic.ts';
import { checkPublicUrl } from '../website/fetch/website-url.ts';
import { hold, type LeadsReader, sendAbout } from './leads-reader.ts';
import { eventOfDelivery } from './webhook-events.ts';

export interface WebhookDeps {
  /** URL and signing key; null if no webhook is set up. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly guard: Guard;
  readonly leads: Pick<LeadsReader, 'readLead' | 'readEvent'>;
  readonly origin: string;
  readonly now: () => number;
  /** Timeout per call, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

/**
 * The posted payload. Chat apps show `text`, which contains no input, so that nobody can inject links or mentions into
 * the team's channel. `data` is for programs. `timestamp` is the event's time, the header `webhook-timestamp` the
 * attempt's.
 */
const buildPayload = (type: string, at: number, text: string, data: object): string =>
  JSON.stringify({ text, type: `application.${type}`, timestamp: new Date(at).toISOString(), data });

const linkTo = (id: string, origin: string): string => origin + applicationPath(id, DEFAULT_LOCALE);

function describeApplication({ application, language, utm }: Lead, origin: string): object {
  const { id, applicationType, name, email, websiteLink, message, createdAt } = application;
  const fields = { id, applicationType, name, email, websiteLink, message };
  const link = linkTo(id, origin);
  return { ...fields, createdAt: new Date(createdAt).toISOString(), language, ...utm, link };
}

function buildCreated(lead: Lead, origin: string): string {
  const { created } = serverCopy[DEFAULT_LOCALE].mails.webhook;
  const { types } = serverCopy[DEFAULT_LOCALE].mails;
  const { id, applicationType, createdAt } = lead.application;
  const time = new Date(createdAt).toISOString();
  const text = `${fill(created, { type: types[applicationType], time })}\n${linkTo(id, origin)}`;
  return buildPayload('created', createdAt, text, describeApplication(lead, origin));
}

/** The payload of a change to an application that exists. */
function buildChange({ at, what, from, to }: LogEvent, lead: Lead, origin: string): string {
  const { status, corrected } = serverCopy[DEFAULT_LOCALE].mails.webhook;
  const { id } = lead.application;
  const newStatus = APPLICATION_STATUSES.find((each) => each === to) ?? 'pending';
  const text = `${what === 'status' ? status[newStatus] : corrected}\n${linkTo(id, origin)}`;
  return what === 'status'
    ? buildPayload('status', at, text, { id, status: newStatus, previousStatus: from })
    : buildPayload('corrected', at, text, {
        ...describeApplication(lead, origin),
        corrected: (to ?? '').split(','),
      });
}

/**
 * Signature of a message (Standard Webhooks, version 1).
 * @param secret plain text, or a Base64 key with the prefix `whsec_`
 */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Reads only the response's status, and follows no redirects. */
async function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  guard: Guard,
  timeoutMs: number,
): Promise<number> {
  const traffic = limitTraffic((error) => void agent.destroy(error));
  const agent = new Agent({ connect: createGuardedConnector(guard, traffic.add), maxHeaderSize: 32_768 });
  try {
    const { statusCode, body: response } = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    response.on('error', () => undefined).destroy();
    return statusCode;
  } finally {
    traffic.stop();
    await agent.destroy();
  }
}

const parseWebhookUrl = (text: string, guard: Guard): URL => {
  const url = URL.parse(text.trim());
  if (!url) throw new DeliveryError('webhook-address', true);
  try {
    checkPublicUrl(url, guard.isExempt);
  } catch {
    throw new DeliveryError('webhook-address', true);
  }
  if (url.protocol !== 'https:' && !guard.isExempt(url.origin))
    throw new DeliveryError('webhook-address', true);
  return url;
};

/** Sends new applications, and what happens to them. */
export function createWebhookSenders({
  webhook,
  guard,
  leads,
  origin,
  now,
  timeoutMs = TIMEOUT_MS,
}: WebhookDeps): Readonly<Record<'webhook' | 'webhook-event', DeliverySender>> {
  async function send(id: string, body: string): Promise<Outcome> {
    if (!webhook) return hold('no-webhook');
    const url = parseWebhookUrl(webhook.url, guard);
    const timestamp = Math.floor(now() / 1_000);
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook(webhook.secret, id, timestamp, body),
    };
    const status = await post(url, body, headers, guard, timeoutMs).catch((error: unknown) => {
      throw new DeliveryError(error instanceof AnalysisError ? 'webhook-address' : 'webhook-unreachable');
    });
    if (status < 200 || status > 299) throw new DeliveryError(`webhook-${status}`);
    return { kind: 'sent' };
  }

  return {
    webhook: async ({ id }) =>
      webhook ? sendAbout(leads, id, (lead) => send(id, buildCreated(lead, origin))) : hold('no-webhook'),
    'webhook-event': async ({ id }, { about = '' }) => {
      const event = await leads.readEvent(eventOfDelivery(id));
      if (!event) return hold('no-application');
      const { withdrawn, deleted } = serverCopy[DEFAULT_LOCALE].mails.webhook;
      // The application is gone, and its id is all that is left to tell.
      if (event.what === 'withdrawn')
        return send(event.id, buildPayload('withdrawn', event.at, withdrawn, { id: about }));
      if (event.what === 'deleted' || event.what === 'expired')
        return send(event.id, buildPayload('deleted', event.at, deleted, { id: about }));
      return sendAbout(leads, about, (lead) => send(event.id, buildChange(event, lead, origin)));
    },
  };
}
