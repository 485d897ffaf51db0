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
  islandFailed: 'Part of this page didn’t load. Please try again. What you entered is still here.',
  reload: 'Reload the page',
  /** After a reload for a newer build, beside a form that was about to be sent. */
  renewed: 'We just updated this page. What you entered is still here, so please try again.',
  nav: {
    label: 'Main',
    menu: 'Menu',
    how: 'How it works',
    services: 'Services',
    check: 'Business check',
    finder: 'Niche finder (in German)',
    signIn: 'Sign in',
  },
  footer: {
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
    text: 'The address may have a typo, or we may have moved the page.',
    home: 'Go to the home page',
    check: 'Start the business check',
  },
} as const;
