export const technical = {
  https: {
    title: 'Encrypted connection',
    explanation: 'Without encryption, browsers warn visitors that the website is not secure.',
    recommendation: 'Set up a certificate with your hosting provider and redirect every visit to https.',
  },
  viewport: {
    title: 'Made for phones',
    explanation: 'Without this setting, phones show the desktop page in miniature.',
    recommendation:
      'Add the viewport setting and check on a phone whether everything can be read without zooming.',
  },
  'security-headers': {
    title: 'Protective headers',
    explanation: 'These settings of the server protect visitors from injected content and hidden frames.',
    recommendation:
      'Ask your provider to set Content-Security-Policy, X-Content-Type-Options and Referrer-Policy.',
  },
  hsts: {
    title: 'Encryption remembered',
    explanation: 'With this setting, browsers open your website encrypted every time after the first visit.',
    recommendation: 'Set the Strict-Transport-Security header with a duration of at least six months.',
  },
  'mixed-content': {
    title: 'Everything encrypted',
    explanation: 'Parts that an encrypted page loads without encryption are blocked or marked as insecure.',
    recommendation: 'Load all images, scripts and styles through https addresses.',
  },
  'html-weight': {
    title: 'Size of the page’s code',
    explanation: 'The more code a page carries, the later phones with weak reception show something.',
    recommendation: 'Remove unused page-builder elements and embedded data until the code is below 200 KB.',
  },
  'render-blocking': {
    title: 'Nothing holds up the start',
    explanation: 'Scripts and styles in the head of the page have to be loaded before anything appears.',
    recommendation: 'Load scripts with “defer” and combine styles into few files.',
  },
  compression: {
    title: 'Compressed transfer',
    explanation: 'Compression reduces the transferred code to about a quarter.',
    recommendation: 'Switch on Brotli or gzip compression on the server.',
  },
  caching: {
    title: 'Caching rules',
    explanation: 'Caching rules let returning visitors see the page faster.',
    recommendation: 'Have the server send Cache-Control together with ETag or Last-Modified.',
  },
  redirects: {
    title: 'Direct route',
    explanation: 'Every redirect makes the visitor wait for another answer.',
    recommendation: 'Lead every address to the final one in a single step.',
  },
  'tracker-consent': {
    title: 'Consent before tracking',
    explanation: 'Cautious visitors and partners expect to be asked before tracking services load.',
    recommendation:
      'Load tracking services only after consent, through a consent tool, and have it checked by an expert.',
  },
} as const;
