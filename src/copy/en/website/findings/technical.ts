import type { FindingTexts } from '../../../finding-texts.ts';

export const technical: FindingTexts<'technical'> = {
  https: {
    title: 'Encrypted connection',
    explanation: 'If a website isn’t encrypted, browsers warn visitors that it isn’t secure.',
    recommendation:
      'Set up a security certificate with your hosting provider, redirect all visitors to the https address, and have every form send to one.',
    action: 'Switch your website and its forms to HTTPS',
  },
  viewport: {
    title: 'Mobile-friendly page',
    explanation: 'Without the right settings, phones show a tiny version of your desktop page.',
    recommendation:
      'Set the viewport to the width of the screen, allow zooming, and check the page on a phone.',
    action: 'Make your website work on phones',
  },
  'tracker-consent': {
    title: 'Consent before tracking',
    explanation: 'Visitors and partners who care about privacy expect you to ask before you track them.',
    recommendation:
      'Use a consent tool that loads tracking services only after visitors agree, and have an expert check it.',
    action: 'Ask visitors before you track them',
  },
};
