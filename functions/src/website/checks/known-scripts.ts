import { anyOf } from '../words/patterns.ts';
import { findServiceByUrl, type ServiceKind } from './services.ts';

/** Libraries that decorate, count or draw. They act on their own classes and data attributes only. */
const LIBRARY = anyOf('script-libraries');
const HARMLESS_KINDS: readonly ServiceKind[] = [
  'analytics',
  'ads',
  'tag-manager',
  'video',
  'reviews',
  'consent',
];
const HARMLESS_SERVICES: readonly string[] = ['Calendly', 'Google Maps', 'Google reCAPTCHA', 'Font Awesome'];

/** Whether a script never handles a plain form, link or button by itself. */
export function isHarmless(src: string): boolean {
  const address = src.trim().slice(0, 300);
  const service = findServiceByUrl(address);
  return (
    LIBRARY.test(address) ||
    (service !== undefined &&
      (HARMLESS_KINDS.includes(service.kind) || HARMLESS_SERVICES.includes(service.name)))
  );
}
