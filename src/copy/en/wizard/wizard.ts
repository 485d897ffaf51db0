/** The business check's first view. */
export const wizard = {
  meta: {
    title: 'Free B2B check: Is your website ready to sell? | {brand}',
    stepTitle: '{step} | Business check | {brand}',
    resultsTitle: 'Your result | Business check | {brand}',
  },
  progress: 'Step {n} of {steps}',
  next: 'Next',
  nextResults: 'Next: your result',
  back: 'Back',
  toResults: 'See my result',
  choiceNeeded: 'Choose at least one answer to continue.',
  coming: 'Your business check is loading',
  welcome: {
    eyebrow: 'Business check',
    title: 'Is B2B outreach a good fit for your business?',
    lead: 'Answer a few questions, and we’ll check your website. You’ll get a score, a report on your website, and a roadmap for your first outreach campaign.',
    facts: ['{steps} steps', 'About two minutes', 'No Sign-Up'],
    start: 'Start Analysis',
    gains: [
      {
        title: 'A score you can understand',
        text: 'See what counts in it, and what it means for your business.',
      },
      {
        title: 'A report on your website',
        text: 'See what works, what’s missing, and what to do first, with examples from your pages.',
      },
      {
        title: 'A roadmap for outreach',
        text: 'Get the first steps to the customers you want, with a message in your words.',
      },
    ],
    privacy:
      'Your answers are saved on this device. We only send them to our server to create your report and roadmap.',
  },
  website: {
    title: 'What’s your website?',
    hint: 'We’ll open your homepage the way a visitor would and check what it says, how trustworthy it looks, and how people can contact you.',
    label: 'Website URL',
    placeholder: 'www.your-company.com',
    analyze: 'Analyze',
    again: 'Analyze again',
    cancel: 'Cancel',
    skip: 'Continue without a website',
    skipHint: 'No website yet? That won’t affect your score.',
    done: 'Already analyzed: {title}',
    analyzing: 'Analyzing {host}',
    phases: [
      'We’re opening the page and reading what visitors see.',
      'We’re still reading. Some websites take a little longer.',
      'The website is responding very slowly. We’ll wait up to 70 seconds.',
    ],
    looksAt: 'What we look at',
    checks: ['Message and offer', 'Contact options', 'Trust signals', 'Findability', 'Technology'],
    success: 'Analysis Complete',
    processing: 'Processing results',
    faults: {
      blank: 'Please enter a website URL',
      failed: 'Error during analysis',
      offline: 'You’re offline. Your entry is saved. Reconnect and try again.',
      timeout: 'The website didn’t respond within 70 seconds. Please try again, or continue without it.',
    },
  },
} as const;
