/** Firebase's Auth emulator in this process, and the requests that a page makes to it. */
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import '../../../local/lazy-validators.ts';
import { type CallResponse, callWith } from './call-over-http.ts';

const suite: { createApp(projectId: string): Promise<RequestListener> } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/auth/server.js',
);

export interface AuthEmulator {
  readonly url: string;
  /** Calls a method of the identity service, such as `signUp`. */
  readonly call: (method: string, request: object) => Promise<CallResponse>;
  readonly refresh: (refreshToken: string) => Promise<CallResponse>;
  close(): Promise<void>;
}

/** Starts the emulator, and points firebase-admin at it. */
export async function startAuthEmulator(projectId: string): Promise<AuthEmulator> {
  const server = createServer(await suite.createApp(projectId));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The Auth emulator has no port.');
  const host = `127.0.0.1:${address.port}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  const url = `http://${host}`;
  const post = (path: string, body: object): Promise<CallResponse> =>
    callWith(`${url}/${path}?key=any`, JSON.stringify(body));
  return {
    url,
    call: (method, request) => post(`identitytoolkit.googleapis.com/v1/accounts:${method}`, request),
    refresh: (refreshToken) =>
      post('securetoken.googleapis.com/v1/token', {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      }),
    close: () =>
      new Promise((resolve) => {
        delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
