import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Outcome } from '../delivery/delivery.ts';
import { type Respond, redirect, startHttpSite } from '../testing/http-site.ts';
import { application, createLead, HOSTILE_TEXTS } from '../testing/leads.ts';
import { type Guard, publicGuard } from '../website/fetch/guard.ts';
import { createLoopbackGuard } from '../website/fetch/loopback-origins.ts';
import { createWebhookSender } from './webhook.ts';

const NOW = application.createdAt + 5_000;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const { id } = application;
const one = { id, kind: 'webhook', attempt: 0 } as const;
const delivery = { state: 'waiting', attempts: 1, createdAt: NOW } as const;

interface Posted {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Posts to this machine, which is exempt from the guard unless another guard is given. */
const post = (
  url: string,
  over: { guard?: Guard; lead?: ReturnType<typeof createLead>; timeoutMs?: number } = {},
): Promise<Outcome> =>
  createWebhookSender({
    webhook: { url, secret: SECRET },
    guard: over.guard ?? createLoopbackGuard(publicGuard, url),
    leads: {
      lead: async () => over.lead ?? createLead(),
      leadsBetween: async () => [],
      members: async () => null,
    },
    origin: 'https://anbahn.example',
    now: () => NOW,
    timeoutMs: over.timeoutMs ?? 10_000,
  })(one, delivery);

async function hook(respond: Respond = (_request, response) => void response.end('ok')) {
  const posted: Posted[] = [];
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
  return { url: `${site.origin}/hook?key=1`, origin: site.origin, posted, asked: site.requests };
}

describe('a webhook', () => {
  it('posts JSON that chat apps display and programs can read', async () => {
    const { url, posted } = await hook();
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
    const { url, posted } = await hook();
    await post(url);
    const { headers = {}, body = '' }: Partial<Posted> = posted[0] ?? {};
    expect(headers).toMatchObject({ 'webhook-id': id, 'webhook-timestamp': String(NOW / 1_000) });
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
    const signed = (text: string): string => `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
    expect(headers['webhook-signature']).toBe(signed(`${id}.${NOW / 1_000}.${body}`));
    expect(headers['webhook-signature']).not.toBe(signed(`${id}.${NOW / 1_000}.${body} `));
  });

  it('does not show input in a chat', async () => {
    const { url, posted } = await hook();
    await post(url);
    for (const typed of HOSTILE_TEXTS)
      await post(url, {
        lead: createLead({ name: typed, email: typed, websiteLink: typed, message: typed }),
      });
    const texts = posted.map(({ body }): unknown => JSON.parse(body).text);
    expect(texts).toHaveLength(HOSTILE_TEXTS.length + 1);
    expect(new Set(texts).size).toBe(1);
  });

  it('is not posted for spam', async () => {
    const { url, posted } = await hook();
    expect(await post(url, { lead: createLead({}, { isSpam: true }) })).toEqual({
      kind: 'held',
      reason: 'spam',
    });
    expect(posted).toEqual([]);
  });
});

describe('a failed webhook', () => {
  it.each([400, 401, 404, 410, 429, 500])('is retried after a %i response', async (status) => {
    const { url } = await hook((_request, response) => void response.writeHead(status).end());
    await expect(post(url)).rejects.toMatchObject({ message: `webhook-${status}`, final: false });
  });

  it('follows no redirect', async () => {
    const elsewhere = await hook();
    const { url } = await hook(redirect(elsewhere.url, 307));
    await expect(post(url)).rejects.toMatchObject({ message: 'webhook-307' });
    expect(elsewhere.asked).toEqual([]);
  });

  it('times out on a silent server and stops reading an endless response', async () => {
    const silent = await hook(() => undefined);
    await expect(post(silent.url, { timeoutMs: 100 })).rejects.toMatchObject({
      message: 'webhook-unreachable',
    });
    const endless = await hook((_request, response) => {
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
      final: true,
    });
  });

  it('is refused if its host resolves to this machine', async () => {
    const { posted } = await hook();
    const guard: Guard = { ...publicGuard, resolve: async () => ['127.0.0.1'] };
    await expect(post('https://hooks.example.com/', { guard })).rejects.toMatchObject({
      message: 'webhook-address',
    });
    expect(posted).toEqual([]);
  });
});
