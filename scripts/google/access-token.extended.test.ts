/** Uses the Firebase CLI's own code, with a stored login and a fake token response. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
const PROGRAM = `console.log(await (await import('./scripts/google/access-token.ts')).readAccessToken())`;

/** Loading the CLI takes several seconds, more on a busy machine. */
const TIMEOUT = 120_000;

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'login-'));
});
afterEach(() => rmSync(home, { recursive: true }));

async function getToken(environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, NO_GCE_CHECK: 'true' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...env, ...environment },
  });
  return stdout.trim();
}

function signIn(): void {
  mkdirSync(join(home, 'configstore'));
  const login = {
    user: { email: 'ida@shop.example' },
    tokens: {
      access_token: 'expired',
      refresh_token: 'refresh',
      expires_at: 0,
      scopes: ['email', 'openid', 'https://www.googleapis.com/auth/cloud-platform'],
    },
  };
  writeFileSync(join(home, 'configstore/firebase-tools.json'), JSON.stringify(login));
}

it(
  'renews the token of the user signed in to the Firebase CLI',
  async () => {
    signIn();
    let body = '';
    const server = createServer(async (request, response) => {
      for await (const chunk of request) body += chunk;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ access_token: 'renewed', expires_in: 3600 }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port }: AddressInfo = Object(server.address());
    expect(await getToken({ FIREBASE_TOKEN_URL: `http://127.0.0.1:${port}` })).toBe('renewed');
    expect(body).toContain('name="refresh_token"\r\n\r\nrefresh\r\n');
    await new Promise((resolve) => server.close(resolve));
  },
  TIMEOUT,
);

it(
  'says offline that it cannot renew the token',
  async () => {
    signIn();
    await expect(getToken({ FIREBASE_TOKEN_URL: 'http://127.0.0.1:2' })).rejects.toThrow(
      /No answer from 127\.0\.0\.1:2 to GET .*ECONNREFUSED/,
    );
  },
  TIMEOUT,
);

it(
  'prefers a token from the environment',
  async () => {
    signIn();
    expect(await getToken({ GOOGLE_ACCESS_TOKEN: 'given' })).toBe('given');
  },
  TIMEOUT,
);

it(
  'returns null if nobody is signed in',
  async () => {
    expect(await getToken()).toBe('null');
  },
  TIMEOUT,
);
