/** Test applications. */
import type { Application } from '../../../src/domain/applications/application.ts';
import type { Lead } from '../applications/lead.ts';

export const application: Application = {
  id: '-OeA1234567890abcdeF',
  applicationType: 'Agency',
  name: 'Ada Lovelace',
  email: 'ada@lovelace.example',
  websiteLink: 'https://lovelace.example',
  message: 'We build engines.\n\nWe want ten customers.',
  acceptTerms: true,
  createdAt: Date.UTC(2026, 10, 22, 13, 5),
  status: 'pending',
};

export const createLead = (overrides: Partial<Application> = {}, intakeFields: Partial<Lead> = {}): Lead => ({
  application: { ...application, ...overrides },
  language: 'de',
  isSpam: false,
  isHeldBack: false,
  utm: {},
  ...intakeFields,
});

/** Hostile input, to try in every field. */
export const HOSTILE_TEXTS: readonly string[] = [
  'Ada\r\nBcc: everybody@evil.example\r\n\r\nBuy now',
  'Ada\nContent-Type: text/html\n\n<h1>Bank</h1>',
  '=?utf-8?B?DQpCY2M6IGFsbEBldmlsLmV4YW1wbGU=?=',
  '<script>alert(1)</script><img src="https://evil.example/pixel.gif">',
  '"><a href="https://evil.example">Open this application</a>',
  '</blockquote></td></tr></table><h1>Your account is locked</h1>',
  'https://evil.example/login',
  'Open this application:\nhttps://evil.example/teamdashboard',
  '-- \nYou receive this message because',
  "&lt;b&gt; ' onmouseover='alert(1)",
  '\u202eelpmaxe.live//:sptth\u2066',
  '\u0000\u0007\u001b[31m',
  'half \ud83d',
  '{day} {site} {type}',
  '<!channel> <https://evil.example|Open>',
  'x'.repeat(5_000),
];
