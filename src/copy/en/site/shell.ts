/** Texts that stand on every page: header, footer, and the page that is not there. */
export const shell = {
  skipLink: 'Skip to content',
  strategyCall: 'Free Strategy Call',
  auditDashboard: 'Audit Dashboard',
  language: 'Language',
  opensInNewTab: '(opens in a new tab)',
  instagram: 'Instagram profile',
  youtube: 'YouTube channel',
  /** Where a part of the page needs a script that could not be fetched. */
  islandFailed: 'Something didn’t load. What you entered is still here. Please try again.',
  reload: 'Reload the page',
  /** After a reload for a newer build, beside a form that was about to be sent. */
  renewed: 'This page was just updated. What you entered is still here. Please try again.',
  nav: {
    label: 'Main',
    menu: 'Menu',
    how: 'How it works',
    services: 'Services',
    check: 'Business check',
  },
  footer: {
    about: 'B2B outreach for business owners and sales teams. Fully managed or self-service.',
    contact: { title: 'Contact' },
    services: {
      title: 'Services',
      items: ['Fully managed outreach', 'Self-service platform', 'Lead generation'],
    },
    legal: {
      title: 'Legal',
      imprint: 'Imprint',
      privacy: 'Privacy',
      terms: 'Terms',
    },
    slogan: 'Partnerships drive growth. We connect you.',
  },
  notFound: {
    title: 'This page doesn’t exist',
    text: 'There may be a typo in the address, or the page has moved.',
    home: 'Go to the home page',
    check: 'Start the business check',
  },
} as const;
