/** Runs against local fakes of websites, name servers and Google's APIs. */
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { site as other } from '../../tests/second-owner/site.ts';
import { findOnlineErrors } from './online.ts';

const RULES = readFileSync('database.rules.json', 'utf8');
const ROLES = [
  'cloudtasks.enqueuer',
  'iam.serviceAccountTokenCreator',
  'iam.serviceAccountUser',
  'run.invoker',
  'editor',
];
const ACCOUNT = 'serviceAccount:42-compute@developer.gserviceaccount.com';

/** A healthy project; tests change parts of it. */
const createHealthyProject = () => ({
  records: new Map([
    ['mail.acme.example', 'v=spf1 include:host.example -all'],
    ['key._domainkey.mail.acme.example', 'v=DKIM1; k=rsa; p=MIGf'],
    ['_dmarc.acme.example', 'v=DMARC1; p=quarantine'],
  ]),
  statusOf: new Map<string, number>(),
  off: new Set<string>(),
  roles: new Set(ROLES),
  rules: RULES,
  logDays: other.logRetentionDays,
  token: 'token',
});
let fakeState = createHealthyProject();
beforeEach(() => {
  fakeState = createHealthyProject();
});

const readLabels = (message: Buffer, from: number): readonly [name: string, end: number] => {
  const labels: string[] = [];
  let offset = from;
  for (let length = message[offset] ?? 0; length > 0; length = message[offset] ?? 0) {
    labels.push(message.toString('latin1', offset + 1, offset + 1 + length));
    offset += length + 1;
  }
  return [labels.join('.'), offset + 1];
};

/** A name server with one TXT record or none. */
const nameServer = createSocket('udp4').on('message', (query, { port, address }) => {
  const [name, end] = readLabels(query, 12);
  const text = fakeState.records.get(name.toLowerCase());
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(text === undefined ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  const reply = Buffer.alloc(text === undefined ? 0 : 13 + text.length);
  if (text !== undefined) {
    reply.writeUInt16BE(0xc00c, 0);
    reply.writeUInt16BE(16, 2);
    reply.writeUInt16BE(1, 4);
    reply.writeUInt32BE(60, 6);
    reply.writeUInt16BE(text.length + 1, 10);
    reply.writeUInt8(text.length, 12);
    reply.write(text, 13, 'latin1');
  }
  nameServer.send(Buffer.concat([head, query.subarray(12, end + 4), reply]), port, address);
});

const listApis = (url: URL) =>
  url.searchParams.getAll('names').map((name) => ({
    name,
    state: fakeState.off.has(name.split('/').at(-1) ?? '') ? 'DISABLED' : 'ENABLED',
  }));

const web = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://local');
  const { pathname } = url;
  const send = (body: unknown, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  if (pathname.startsWith('/page')) return send('', fakeState.statusOf.get(pathname) ?? 200);
  if (request.headers.authorization !== `Bearer ${fakeState.token}`) return send({}, 401);
  if (pathname.endsWith('services:batchGet')) return send({ services: listApis(url) });
  if (pathname.endsWith(':getIamPolicy'))
    return send({
      bindings: [...fakeState.roles].map((role) => ({ role: `roles/${role}`, members: [ACCOUNT] })),
    });
  if (pathname === '/.settings/rules.json') return send(fakeState.rules);
  if (pathname.endsWith('/_Default')) return send({ retentionDays: fakeState.logDays });
  send({ projectNumber: '42' });
});

let origin = '';
const dns = new Resolver({ timeout: 2_000, tries: 1 });
beforeAll(async () => {
  nameServer.bind(0, '127.0.0.1');
  web.listen(0, '127.0.0.1');
  await Promise.all([once(nameServer, 'listening'), once(web, 'listening')]);
  dns.setServers([`127.0.0.1:${nameServer.address().port}`]);
  const { port } = web.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  nameServer.close();
  web.close();
});

const findErrors = (token: string | null = 'token', dkimSelector: string | null = 'key') => {
  const links = {
    booking: `${origin}/page/booking`,
    instagram: `${origin}/page/a`,
    youtube: `${origin}/page/b`,
  };
  const firebase = { ...other.firebase, databaseURL: origin };
  return findOnlineErrors(
    {
      ...{ ...other, origin: `${origin}/page`, links, firebase },
      ...{ mail: 'smtp', sender: 'hello@mail.acme.example', dkimSelector },
    },
    {
      dns,
      rules: RULES,
      access: token === null ? null : { getOrigin: () => origin, token },
    },
  );
};

it('finds nothing in a healthy project', async () => {
  expect(await findErrors()).toEqual([]);
});

it('reports dead links, but not sites that block bots', async () => {
  fakeState.statusOf = new Map([
    ['/page/booking', 404],
    ['/page/a', 429],
    ['/page/b', 503],
  ]);
  expect(await findErrors()).toEqual([
    expect.stringMatching(/^links: .*booking responded with 404/),
    expect.stringMatching(/^links: .*\/b responded with 503/),
  ]);
});

it('reports missing and invalid mail records', async () => {
  fakeState.records = new Map([['key._domainkey.mail.acme.example', 'v=DKIM1; p=']]);
  expect(await findErrors()).toEqual([
    expect.stringMatching(/^mail: SPF: mail\.acme\.example has 0/),
    expect.stringMatching(/^mail: DKIM: no key at key\._domainkey/),
    expect.stringMatching(/^mail: DMARC/),
  ]);
  expect(await findErrors('token', null)).toHaveLength(2);
  fakeState.records = createHealthyProject().records.set('mail.acme.example', 'v=spf1 +all');
  expect(await findErrors()).toEqual([expect.stringMatching(/allows any sender/)]);
});

it('reports disabled APIs, missing roles, and different rules and log retention', async () => {
  fakeState.off.add('cloudtasks.googleapis.com');
  fakeState.roles.delete('run.invoker');
  fakeState.rules = JSON.stringify({ rules: { '.read': true } });
  fakeState.logDays = 400;
  expect(await findErrors()).toEqual([
    expect.stringMatching(/^APIs: .*cloudtasks\.googleapis\.com is disabled/),
    `roles: ${ACCOUNT} lacks roles/run.invoker.`,
    expect.stringMatching(/^rules: The deployed rules differ/),
    expect.stringMatching(/^logs: Logs are kept for 400 days/),
  ]);
});

it('reports what it could not check, and skips the project without a token', async () => {
  fakeState.token = 'another';
  expect(await findErrors()).toEqual(
    ['APIs', 'roles', 'rules', 'logs'].map((name) => `${name}: not checked: ${origin} responded with 401`),
  );
  expect(await findErrors(null)).toEqual([]);
});

it('reports missing parts of the Editor role if the organization does not grant it', async () => {
  fakeState.roles.delete('editor');
  fakeState.roles.add('logging.logWriter');
  expect(await findErrors()).toEqual(
    ['cloudbuild.builds.builder', 'firebaseauth.admin', 'firebasedatabase.admin'].map(
      (role) => `roles: ${ACCOUNT} lacks roles/${role}.`,
    ),
  );
});
