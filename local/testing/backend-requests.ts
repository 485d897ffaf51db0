/** Requests to a running local backend, and the email that it stored. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { site } from '../../src/site.ts';
import { type LocalBackend, PROJECT_ID } from '../backend.ts';

/** A stored application. */
export const application = {
  id: '-Orestart00000000000',
  createdAt: { '.sv': 'timestamp' },
  status: 'pending',
  applicationType: 'Founder',
  name: 'Ada',
  email: 'ada@anbahn.example',
  websiteLink: '',
  message: '',
  acceptTerms: true,
};

/** Posts JSON and returns the parsed response. */
export const post = async (url: string, body: unknown, token?: string | null): Promise<unknown> =>
  (
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  ).json();

/** A callable's response. */
export const callFunction = (
  { urls }: LocalBackend,
  name: string,
  data: object,
  token?: string | null,
): Promise<unknown> =>
  post(`${urls.functions}/${PROJECT_ID}/${site.firebase.region}/${name}`, { data }, token);

/** Calls a method of the Auth emulator: "signUp", "signInWithPassword". */
export const callAuth = ({ urls }: LocalBackend, method: string, body: object): Promise<unknown> =>
  post(`${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
    ...body,
    returnSecureToken: true,
  });

/** The ID token in a sign-in response. */
export const idTokenIn = (response: unknown): string => String(Object(response).idToken);

/** The first mail to an address. */
export async function mailTo({ mailDir }: LocalBackend, recipient: string): Promise<Email | undefined> {
  const files = readdirSync(mailDir).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(mailDir, name)))));
  return mails.find(({ to }) => to?.some((entry) => entry.address === recipient));
}
