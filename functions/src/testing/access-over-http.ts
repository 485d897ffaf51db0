/** Access codes over real HTTP with a real database, to test verification and sessions. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { unsignedToken } from '../../../packages/realtime-database/index.ts';
import { addCode, type CodeDeps, type CodeTerms } from '../access/codes.ts';
import { type CallResponse, callWith } from './call-over-http.ts';
import { type LeadsDatabase, startLeadsDatabase } from './leads-database.ts';
import { type ServedCallable, serveCallable } from './serve-callable.ts';

export const DAY = 86_400_000;

/** The response to any code that grants nothing. */
export const WRONG_CODE = {
  status: 403,
  body: {
    error: {
      status: 'PERMISSION_DENIED',
      message: 'This code is incorrect or has expired. Please check it and try again.',
    },
  },
};

let callerCount = 0;
/** Creates a caller with its own network. */
export const createCaller = (): string => {
  callerCount += 1;
  return `10.${callerCount >> 8}.${callerCount & 255}.1`;
};

/** Parses the claims of the token in a response. */
export const parseClaims = ({ body }: CallResponse): Record<string, unknown> => {
  const token: unknown = Object(body).result?.token;
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());
};

/** Serves both callables for a test file, each starting without codes. Call it once, at the top of the file. */
export function serveAccessCallables() {
  // As in the emulator: tokens are parsed but not verified, and custom tokens are unsigned.
  process.env.FIREBASE_DEBUG_MODE = 'true';
  process.env.FIREBASE_DEBUG_FEATURES = '{"skipTokenVerification":true}';
  process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9';
  const secret = 'access codes of the slow tests, at length';
  process.env.ACCESS_CODE_SECRET = secret;

  let leads: LeadsDatabase;
  let verifyCallable: ServedCallable;
  let checkCallable: ServedCallable;
  beforeAll(async () => {
    leads = await startLeadsDatabase();
    process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: 'leads' });
    verifyCallable = await serveCallable((await import('../access/verify-access-code.ts')).verifyAccessCode);
    checkCallable = await serveCallable((await import('../access/check-access.ts')).checkAccess);
  });
  afterAll(async () => {
    await Promise.all([verifyCallable.close(), checkCallable.close()]);
    await leads.close();
  });
  beforeEach(() => leads.database.ref('accessCodes').remove());

  const codeDeps = (): CodeDeps => ({ database: leads.database, secret, now: Date.now });
  return {
    codeDeps,
    add: (terms: Partial<CodeTerms> = {}, draw?: () => string) =>
      addCode(codeDeps(), { role: 'mentor', uses: 1, until: Date.now() + DAY, ...terms }, draw),
    enter: (
      code: unknown,
      { from = createCaller(), ...more }: Record<string, unknown> = {},
    ): Promise<CallResponse> =>
      callWith(
        verifyCallable.url,
        JSON.stringify({ data: { code, attempt: crypto.randomUUID(), ...more } }),
        {
          'x-forwarded-for': String(from),
        },
      ),
    check: (claims: object | null): Promise<CallResponse> =>
      callWith(
        checkCallable.url,
        JSON.stringify({ data: { language: 'en' } }),
        claims === null
          ? {}
          : {
              authorization: `Bearer ${unsignedToken({ sub: 'x', aud: 'leads', iat: 1, exp: 9e9, ...claims })}`,
            },
      ),
  };
}
