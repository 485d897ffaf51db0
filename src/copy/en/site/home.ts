export const home = {
  title: '{brand} | B2B outreach that turns cold contacts into meetings',
  description:
    'We help business owners and sales teams win B2B customers with an AI-powered platform. Start with a free strategy call.',
  hero: {
    highlighted: 'Your unfair advantage',
    rest: ' in B2B outreach.',
    paragraphs: [
      {
        byExperience: {
          on: '{experienceYears} years of marketing experience combined with an AI-\u2060powered platform to revolutionize how you connect with businesses and customers.',
          off: 'An AI-\u2060powered platform to revolutionize how you connect with businesses and customers.',
        },
      },
      'Not through noise, but through clarity, precision and incredibly smart systems that scale with you.',
      'No funnels. No ads. No expensive sales teams.',
      'Just smart outreach that drives real growth.',
    ],
    website: {
      label: 'Your website',
      placeholder: 'your-company.com',
      submit: 'Check my website',
      free: 'Free, no sign-up',
      faults: {
        blank: 'Please enter a website URL',
        wrong: 'This doesn’t look like a web address. Try something like www.your-company.com.',
      },
    },
  },
  example: {
    mark: 'Example',
    score: 'Website score',
    of: 'of 100',
    first: 'First step',
    whole: 'Full example',
  },
  how: {
    title: 'How it works',
    step: 'Step {n}',
    pieces: {
      sentence: [
        'Brinkhof calibrates test benches ',
        'overnight',
        ' for ',
        'quality managers',
        ' at ',
        'engine and gearbox plants',
        '.',
      ],
      groups: ['Engine plants', 'Gearbox plants', 'Car dealers'],
      message: {
        to: 'To the quality manager',
        text: ['Your plant runs ', 'two shifts', '. We calibrate overnight. Got 15 minutes?'],
      },
      meeting: {
        day: 'Tue',
        date: '24',
        title: 'Intro call, gearbox plant',
        time: '10:00 a.m.',
      },
    },
    steps: [
      {
        title: 'You tell us whom to reach',
        description: 'Together, we choose the companies.',
      },
      {
        title: 'Our platform finds them',
        description: 'Our AI finds companies and decision-makers.',
      },
      {
        title: 'Each gets a personal message',
        description: 'By email, messaging app, or social media.',
      },
      {
        title: 'You take the meetings',
        description: 'Warm leads and booked appointments.',
      },
    ],
  },
  video: {
    title: 'Watch how {brand} works',
    subHeadline: '',
    description: 'From stranger to sales conversation.',
    play: 'Play the video',
    length: '{n} seconds',
    external: 'This video is hosted by {provider}. When you play it, {provider} sees your IP address.',
    call: 'Book a free 30-minute call',
    secondButton: '',
    captions: 'English',
    scenes: [
      'Most of the companies you could sell to have never heard of you.',
      'Step one: You tell us who you want to reach.',
      'Step two: Our platform finds companies that are a good match and the decision-makers there.',
      'Step three: Each of them gets a personal message.',
      'Step four: You get warm leads and booked appointments.',
      'That’s how {brand} turns strangers into leads.',
    ],
  },
  logos: {
    title: 'Our clients',
    pause: 'Pause',
  },
  services: {
    title: 'We run your outreach, or you run it yourself',
    match: 'Match',
    cards: [
      {
        tag: 'Done for you',
        title: 'Fully managed outreach',
        subtitle: 'You take the meetings',
        description: 'Our team does the rest.',
        features: [
          'Target companies',
          'Decision-makers',
          'Personal messages',
          'Warm leads',
          'Booked appointments',
        ],
        pricing: { title: 'Price', amount: 'on request', period: 'by scope' },
      },
      {
        tag: 'Self-service',
        title: 'AI matching platform',
        subtitle: 'You run your outreach',
        description: {
          byOwnUse: { on: 'The platform our team uses.', off: 'Our own platform.' },
        },
        features: ['Platform access', 'Matching companies', 'Onboarding', 'Full control', 'Room to grow'],
        pricing: { title: 'Price', amount: 'on request', period: 'by usage' },
      },
    ],
  },
  call: {
    badge: 'Free',
    title: 'Book a 30-\u2060minute strategy call',
    subtitle: 'With a clear next step.',
  },
  trust: {
    title: 'Our promises',
    items: {
      guarantee: {
        byGuarantee: {
          on: { title: 'Money-back guarantee', subtitle: '{guaranteeDays} days, if you’re not satisfied.' },
          off: null,
        },
      },
      payment: { title: 'Secure payment', subtitle: 'No card details needed.' },
      platformTrust: {
        byOwnUse: {
          on: { title: 'Trusted platform', subtitle: 'Our team uses it daily.' },
          off: null,
        },
      },
    },
  },
  partner: { you: 'You' },
  proof: { title: 'Don’t take our word for it' },
  check: {
    title: 'Check your website',
    accuracy: 'Tested on {pages} new websites: {right} of {claims} findings were right',
    finder: 'Niche finder (in German)',
  },
  questions: {
    title: 'Questions and answers',
    other: 'Something else?',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'We quote prices on request because the amount of work depends on your market. You’ll get a price in writing before you decide. The strategy call and the business check are free.',
      },
      {
        question: 'Do I need a sales team?',
        answer:
          'No, and no ads or funnels either. Outreach goes straight to the decision-makers. You just need time for the meetings.',
      },
      {
        question: 'Which channels do you use?',
        answer: 'We use email, messaging apps, and social media, depending on where your buyers are active.',
      },
      {
        question: 'How do the options differ?',
        answer:
          'With fully managed outreach, our team does the work and hands you warm leads and booked appointments. With self-service, we show you how the AI matching platform works, and then you use it yourself.',
      },
      {
        question: 'What does the AI do?',
        answer: {
          byLanguageModel: {
            on: 'The AI finds companies that are a good match, reads websites, and helps write roadmaps. Our team talks to you, reviews applications, and takes responsibility for the work.',
            off: 'Our platform’s AI finds companies that are a good match. The website analysis and the roadmap on this site follow fixed rules and don’t use AI. Our team talks to you, reviews applications, and takes responsibility for the work.',
          },
        },
      },
    ],
  },
} as const;
