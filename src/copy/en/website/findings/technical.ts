import type { FindingTexts } from '../../../finding-texts.ts';

export const technical: FindingTexts<'technical'> = {
  https: {
    title: 'Encrypted connection',
    explanation: 'If a website isn’t encrypted, browsers warn visitors that it isn’t secure.',
    recommendation:
      'Set up a security certificate with your hosting provider, and redirect all visitors to the https address.',
    action: 'Switch your website to https',
  },
  viewport: {
    title: 'Mobile-friendly page',
    explanation: 'Without the right settings, phones show a tiny version of your desktop page.',
    recommendation:
      'Set the viewport to the width of the screen, allow zooming, and check the page on a phone.',
    action: 'Make your website work on phones',
  },
  'security-headers': {
    title: 'Security headers',
    explanation: 'These server settings help protect visitors from malicious code and hidden frames.',
    recommendation:
      'Ask your hosting provider to set Content-Security-Policy, X-Content-Type-Options, and Referrer-Policy.',
    action: 'Set up security headers',
  },
  hsts: {
    title: 'Encryption on every visit',
    explanation:
      'With this setting, browsers always use an encrypted connection after someone’s first visit.',
    recommendation:
      'Ask your hosting provider to set the Strict-Transport-Security header to at least six months.',
    action: 'Make browsers always use encryption',
  },
  'mixed-content': {
    title: 'Encrypted images and scripts',
    explanation:
      'If parts of an encrypted page load without encryption, browsers block them or show a warning.',
    recommendation: 'Change the addresses of all images, scripts, and styles to https.',
    action: 'Load images and scripts over https',
  },
  'html-weight': {
    title: 'Page code size',
    explanation: 'The more code a page has, the longer it takes to appear on a phone with a weak signal.',
    recommendation:
      'Remove page builder elements and embedded data you don’t need until the code is smaller than 200 KB.',
    action: 'Reduce the amount of code on your homepage',
  },
  'render-blocking': {
    title: 'Scripts and styles',
    explanation: 'Visitors don’t see anything until the scripts and styles in the page’s head have loaded.',
    recommendation: 'Load scripts with “defer,” and combine your styles into a few files.',
    action: 'Load fewer files before the page appears',
  },
  compression: {
    title: 'Compression',
    explanation: 'Compression shrinks the code that visitors download to about a quarter of its size.',
    recommendation: 'Turn on Brotli or gzip compression on your server.',
    action: 'Turn on compression',
  },
  caching: {
    title: 'Caching',
    explanation: 'With caching, returning visitors see the page faster.',
    recommendation: 'Set up your server to send Cache-Control along with ETag or Last-Modified.',
    action: 'Set up caching for returning visitors',
  },
  redirects: {
    title: 'Redirects',
    explanation: 'Every redirect makes visitors wait longer.',
    recommendation: 'Redirect every address straight to the final one.',
    action: 'Remove unnecessary redirects',
  },
  'tracker-consent': {
    title: 'Consent before tracking',
    explanation: 'Visitors and partners who care about privacy expect you to ask before you track them.',
    recommendation:
      'Use a consent tool that loads tracking services only after visitors agree, and have an expert check it.',
    action: 'Ask visitors before you track them',
  },
};
