import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Outcome } from '../delivery/delivery.ts';
import { type Respond, redirect, startHttpSite } from '../testing/http-site.ts';
import { application, createLead, HOSTILE_TEXTS } from '../testing/leads.ts';
import { type Guard, publicGuard } from '../website/fetch/guard.ts';
import { createLoopbackGuard } from '../website/fetch/loopback-origins.ts';
import { createWebhookSenders } from './webhook.ts';

const NOW = application.createdAt + 5_000;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const { id } = application;
const attempt = { id, kind: 'webhook', attempt: 0 } as const;
const delivery = { state: 'waiting', attempts: 1, createdAt: NOW } as const;

interface PostedRequest {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Posts to this machine, which the default guard exempts. */
const post = (
  url: string,
  overrides: { guard?: Guard; lead?: ReturnType<typeof createLead>; timeoutMs?: number } = {},
): Promise<Outcome> =>
  createWebhookSenders({
    webhook: { url, secret: SECRET },
    guard: overrides.guard ?? createLoopbackGuard(publicGuard, url),
    leads: {
      readLead: async () => overrides.lead ?? createLead(),
      readEvent: async () => null,
    },
    origin: 'https://anbahn.example',
    now: () => NOW,
    timeoutMs: overrides.timeoutMs ?? 10_000,
  }).webhook(attempt, delivery);

async function startWebhook(respond: Respond = (_request, response) => void response.end('ok')) {
  const posted: PostedRequest[] = [];
  const site = await startHttpSite({
    '/hook?key=1': (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part) => (body += part));
      request.on('end', () => {
        posted.push({ method: request.method, headers: request.headers, body });
        respond(request, response);
      });
    },
  });
  onTestFinished(() => site.close());
  return { url: `${site.origin}/hook?key=1`, origin: site.origin, posted, requests: site.requests };
}

describe('a webhook', () => {
  it('posts JSON that chat apps display and programs can read', async () => {
    const { url, posted } = await startWebhook();
    expect(await post(url)).toEqual({ kind: 'sent' });
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    const link = `https://anbahn.example/teamdashboard#application=${id}`;
    expect(JSON.parse(posted[0]?.body ?? '')).toEqual({
      text: `New application: Agency, 2026-11-22T13:05:00.000Z\n${link}`,
      type: 'application.created',
      timestamp: '2026-11-22T13:05:00.000Z',
      data: {
        id,
        applicationType: 'Agency',
        name: 'Ada Lovelace',
        email: 'ada@lovelace.example',
        websiteLink: 'https://lovelace.example',
        message: 'We build engines.\n\nWe want ten customers.',
        createdAt: '2026-11-22T13:05:00.000Z',
        language: 'de',
        link,
      },
    });
  });

  it('is signed over id, time and body', async () => {
    const { url, posted } = await startWebhook();
    await post(url);
    const { headers = {}, body = '' }: Partial<PostedRequest> = posted[0] ?? {};
    expect(headers).toMatchObject({ 'webhook-id': id, 'webhook-timestamp': String(NOW / 1_000) });
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
    const sign = (text: string): string => `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
    expect(headers['webhook-signature']).toBe(sign(`${id}.${NOW / 1_000}.${body}`));
    expect(headers['webhook-signature']).not.toBe(sign(`${id}.${NOW / 1_000}.${body} `));
  });

  it('shows no user input in a chat', async () => {
    const { url, posted } = await startWebhook();
    await post(url);
    for (const text of HOSTILE_TEXTS)
      await post(url, {
        lead: createLead({ name: text, email: text, websiteLink: text, message: text }),
      });
    const texts = posted.map(({ body }): unknown => JSON.parse(body).text);
    expect(texts).toHaveLength(HOSTILE_TEXTS.length + 1);
    expect(new Set(texts).size).toBe(1);
  });

  it('is not posted for spam', async () => {
    const { url, posted } = await startWebhook();
    expect(await post(url, { lead: createLead({}, { isSpam: true }) })).toEqual({
      kind: 'held',
      reason: 'spam',
    });
    expect(posted).toEqual([]);
  });
});

describe('a failed webhook', () => {
  it.each([400, 401, 404, 410, 429, 500])('is retried after a %i response', async (status) => {
    const { url } = await startWebhook((_request, response) => void response.writeHead(status).end());
    await expect(post(url)).rejects.toMatchObject({ message: `webhook-${status}`, isPermanent: false });
  });

  it('follows no redirect', async () => {
    const otherServer = await startWebhook();
    const { url } = await startWebhook(redirect(otherServer.url, 307));
    await expect(post(url)).rejects.toMatchObject({ message: 'webhook-307' });
    expect(otherServer.requests).toEqual([]);
  });

  it('times out on a silent server and stops reading an endless response', async () => {
    const silent = await startWebhook(() => undefined);
    await expect(post(silent.url, { timeoutMs: 100 })).rejects.toMatchObject({
      message: 'webhook-unreachable',
    });
    const endless = await startWebhook((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await post(endless.url)).toEqual({ kind: 'sent' });
  });

  it.each([
    'http://127.0.0.1:9/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/hook',
    'https://metadata.google.internal/',
    'https://user:password@example.com/hook',
    'https://example.com:22/hook',
    'http://example.com/hook',
    'ftp://example.com/hook',
    'file:///etc/passwd',
    'no address',
  ])('is not retried if its address is not on the public internet: %s', async (url) => {
    await expect(post(url, { guard: publicGuard })).rejects.toMatchObject({
      message: 'webhook-address',
      isPermanent: true,
    });
  });

  it('is rejected if its host resolves to this machine', async () => {
    const { posted } = await startWebhook();
    const guard: Guard = { ...publicGuard, resolve: async () => ['127.0.0.1'] };
    await expect(post('https://hooks.example.com/', { guard })).rejects.toMatchObject({
      message: 'webhook-address',
    });
    expect(posted).toEqual([]);
  });
});
