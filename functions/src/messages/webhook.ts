/** Posts an application to another system, signed per https://www.standardwebhooks.com. */
import { createHmac } from 'node:crypto';
import { Agent } from 'undici';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { DEFAULT_LOCALE } from '../../../src/domain/site/locale.ts';
import { applicationPath } from '../../../src/routes.ts';
import type { Lead } from '../applications/lead.ts';
import { DeliveryError, type DeliverySender } from '../delivery/deliver.ts';
import { AnalysisError } from '../website/fault.ts';
import { createGuardedConnector, type Guard } from '../website/fetch/guard.ts';
import { limitTraffic } from '../website/fetch/traffic.ts';
import { checkPublicUrl } from '../website/fetch/website-url.ts';
import type { LeadsReader } from './leads-reader.ts';

export interface WebhookDeps {
  /** URL and signing key; null if no webhook is set up. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly guard: Guard;
  readonly leads: LeadsReader;
  readonly origin: string;
  readonly now: () => number;
  /** Timeout per call, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

/**
 * The posted payload. Chat apps show `text`, which contains no input, so that nobody can inject links or mentions into
 * the team's channel. `data` is for programs.
 */
function buildPayload({ application, language }: Lead, origin: string): string {
  const { id, applicationType, name, email, websiteLink, message, createdAt } = application;
  const { team, types } = serverCopy[DEFAULT_LOCALE].mails;
  const link = origin + applicationPath(id, DEFAULT_LOCALE);
  const time = new Date(createdAt).toISOString();
  return JSON.stringify({
    text: `${fill(team.subject, { type: types[applicationType], time })}\n${link}`,
    type: 'application.created',
    // Time of the event; the time of the attempt is in the headers.
    timestamp: time,
    data: { id, applicationType, name, email, websiteLink, message, createdAt: time, language, link },
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

export function createWebhookSender({
  webhook,
  guard,
  leads,
  origin,
  now,
  timeoutMs = TIMEOUT_MS,
}: WebhookDeps): DeliverySender {
  return async ({ id }) => {
    if (!webhook) return { kind: 'held', reason: 'no-webhook' };
    const lead = await leads.readLead(id);
    if (!lead) return { kind: 'held', reason: 'no-application' };
    if (lead.isSpam) return { kind: 'held', reason: 'spam' };
    const url = parseWebhookUrl(webhook.url, guard);
    const body = buildPayload(lead, origin);
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
  };
}
