/** A token as the Auth emulator makes them: nothing signs it. */
const part = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/**
 * A credential for `auth=`, `Authorization: Bearer` and SDKs.
 * @param claims at least `sub`, and `exp` in seconds since 1970; `iat: 0` never ends
 * @example unsignedToken({ sub: 'anna', team: true, iat: 0 })
 */
export function unsignedToken(claims: Readonly<Record<string, unknown>>): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
