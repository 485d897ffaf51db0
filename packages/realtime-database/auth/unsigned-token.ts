/** An unsigned token like the Auth emulator's. */
const part = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/**
 * A credential for `auth=`, `Authorization: Bearer`, and SDKs.
 * @param claims at least `sub`, and `exp` in seconds since 1970; `iat: 0` never expires
 * @example unsignedToken({ sub: 'anna', team: true, iat: 0 })
 */
export function unsignedToken(claims: Readonly<Record<string, unknown>>): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
