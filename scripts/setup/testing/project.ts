/** Fakes Google's APIs with replies from their references and the Firebase CLI's source. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { notifications } from '../../../tests/second-owner/notifications.ts';
import { site } from '../../../tests/second-owner/site.ts';
import { createNonInteractivePrompts } from '../prompts.ts';
import { runCommand } from '../run-command.ts';
import type { Setup } from '../step.ts';

export type Reply = readonly [status: number, body: unknown];
/** Replies in order, by request without its query (`GET run/v2/…`). The last one repeats. */
export type Replies = Readonly<Record<string, readonly Reply[]>>;

export interface RecordedRequest {
  readonly request: string;
  readonly query: string;
  readonly body: unknown;
  readonly token: string | undefined;
  readonly quotaProject: string | string[] | undefined;
}

/** Creates a blank site configuration with a region. */
export const createSiteFile = (region: string): string => `export const owner = {
  brand: 'Shop',
  firebase: {
    apiKey: sample('your-web-api-key'),
    authDomain: sample('your-project.firebaseapp.com'),
    /** A comment with projectId: and braces { }. */
    databaseURL: sample('https://your-project-default-rtdb.firebaseio.com'),
    projectId: sample('your-project'),
    appId: sample('your-app-id'),
    region: ${region},
    appCheckSiteKey: null,
  },
};
`;

/**
 * Starts a server with these replies, and creates a project folder with command stubs that record their arguments.
 * @param repliesFor by the server's URL
 * @param siteText content of src/site.ts
 */
export async function openWithReplies(repliesFor: (origin: string) => Replies, siteText: string) {
  const requests: RecordedRequest[] = [];
  const served = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const requestLine = `${request.method} ${url.pathname.slice(1)}`;
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({
      request: requestLine,
      query: url.search,
      body: body === '' ? null : JSON.parse(body),
      token: request.headers.authorization,
      quotaProject: request.headers['x-goog-user-project'],
    });
    const replyIndex = served.get(requestLine) ?? 0;
    served.set(requestLine, replyIndex + 1);
    const recorded = repliesFor(origin)[requestLine];
    const [status, reply] = recorded?.[Math.min(replyIndex, recorded.length - 1)] ?? [
      500,
      { error: { message: `no recorded reply for ${requestLine}` } },
    ];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  const origin = `http://127.0.0.1:${port}`;

  const root = mkdtempSync(join(tmpdir(), 'setup-'));
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'bin'));
  const siteFile = join(root, 'src/site.ts');
  writeFileSync(siteFile, siteText);
  const calls = join(root, 'calls');
  writeFileSync(calls, '');
  for (const command of ['firebase', 'npm'])
    writeFileSync(join(root, 'bin', command), `#!/bin/sh\necho "${command} $*" >> "${calls}"\n`, {
      mode: 0o755,
    });

  const lines: string[] = [];
  const setup: Setup = {
    site: {
      ...site,
      firebase: {
        ...site.firebase,
        projectId: 'shop',
        databaseURL: `${origin}/database`,
        appId: '1:42:web:ab',
      },
    },
    notifications,
    samples: [],
    access: { getOrigin: (api) => `${origin}/${api}`, token: 'token' },
    prompts: createNonInteractivePrompts({
      flags: { region: 'europe-west1', 'billing-account': 'billingAccounts/01', email: 'ida@shop.example' },
      environment: { SMTP_URL: 'smtps://ida:hunter2@mail.example' },
    }),
    siteFile,
    callableUrl: (name) => `${origin}/callable/${name}`,
    run: async (command, args) => {
      process.env.PATH = [join(root, 'bin'), path].join(delimiter);
      return runCommand(root, command, args);
    },
    pause: async () => undefined,
    log: (line) => lines.push(line),
  };
  const path = process.env.PATH;
  return {
    setup,
    requests,
    lines,
    /** Mutating requests. */
    changes: () =>
      requests.filter(({ request }) => !request.startsWith('GET ') && !request.endsWith(':getIamPolicy')),
    commands: () => readFileSync(calls, 'utf8').trim().split('\n').filter(Boolean),
    siteText: () => readFileSync(siteFile, 'utf8'),
    close: async () => {
      process.env.PATH = path;
      rmSync(root, { recursive: true });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
