import type { FindingTexts } from '../../../finding-texts.ts';

export const technical = {
  https: {
    title: 'Encrypted connection',
    explanation: 'Without encryption, browsers warn visitors that the website isn’t secure.',
    recommendation: 'Set up a certificate with your hosting provider and redirect every visit to https.',
    action: 'Encrypt the website',
  },
  viewport: {
    title: 'Built for phones',
    explanation: 'Without this setting, phones show a miniature of the desktop page.',
    recommendation:
      'Add the viewport setting, then check on a phone that everything is readable without zooming.',
    action: 'Make the website fit phones',
  },
  'security-headers': {
    title: 'Security headers',
    explanation: 'These server settings protect visitors from injected content and hidden frames.',
    recommendation:
      'Ask your hosting provider to set Content-Security-Policy, X-Content-Type-Options, and Referrer-Policy.',
    action: 'Have the security headers set',
  },
  hsts: {
    title: 'Encryption on every visit',
    explanation:
      'With this setting, browsers always open your website over an encrypted connection after the first visit.',
    recommendation: 'Set the Strict-Transport-Security header with a duration of at least six months.',
    action: 'Have browsers insist on encryption',
  },
  'mixed-content': {
    title: 'Everything encrypted',
    explanation:
      'When an encrypted page loads parts without encryption, browsers block them or flag the page.',
    recommendation: 'Load all images, scripts, and styles from https addresses.',
    action: 'Load everything over a secure connection',
  },
  'html-weight': {
    title: 'Page code size',
    explanation: 'The more code a page carries, the longer phones with a weak signal take to show anything.',
    recommendation: 'Remove unused page-builder elements and embedded data until the code is under 200 KB.',
    action: 'Slim down the homepage’s code',
  },
  'render-blocking': {
    title: 'Nothing holds up loading',
    explanation: 'Scripts and styles in the page’s head have to load before anything appears.',
    recommendation: 'Load scripts with “defer” and combine styles into a few files.',
    action: 'Load fewer files before the first text appears',
  },
  compression: {
    title: 'Compressed transfer',
    explanation: 'Compression cuts the transferred code to about a quarter of its size.',
    recommendation: 'Turn on Brotli or gzip compression on the server.',
    action: 'Turn on compression on the server',
  },
  caching: {
    title: 'Caching rules',
    explanation: 'With caching rules, returning visitors see the page faster.',
    recommendation: 'Have the server send Cache-Control along with ETag or Last-Modified.',
    action: 'Let browsers keep files that don’t change',
  },
  redirects: {
    title: 'Direct route',
    explanation: 'Every redirect makes visitors wait for another response.',
    recommendation: 'Redirect every address straight to its final destination.',
    action: 'Shorten the route to the homepage',
  },
  'tracker-consent': {
    title: 'Consent before tracking',
    explanation: 'Privacy-conscious visitors and partners expect to be asked before tracking services load.',
    recommendation:
      'Load tracking services only after consent, through a consent tool, and have an expert check it.',
    action: 'Ask before tracking services load',
  },
} as const satisfies FindingTexts<'technical'>;
