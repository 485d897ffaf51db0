/**
 * Accepts requests for loopback names only. Since tokens cannot be verified, no foreign web page may use this server,
 * neither through DNS rebinding nor cross-origin.
 */
import type { IncomingMessage } from 'node:http';

const LOOPBACK_URL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

export const isLocalRequest = ({ headers }: IncomingMessage): boolean =>
  LOOPBACK_URL.test(`http://${headers.host}`) &&
  (headers.origin === undefined || LOOPBACK_URL.test(headers.origin));
