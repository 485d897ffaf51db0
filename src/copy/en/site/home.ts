export const home = {
  title: '{brand} | B2B outreach that turns cold contacts into meetings',
  description:
    'Smart B2B outreach for business owners and sales teams: an AI-powered platform and 15 years of marketing experience. Fully managed or self-service. Start with a free strategy call.',
  hero: {
    highlighted: 'Your unfair advantage',
    rest: ' in B2B outreach.',
    paragraphs: [
      '15 years of marketing experience combined with an AI-powered platform to revolutionize how you connect with businesses and customers.',
      'Not through noise, but through clarity, precision and incredibly smart systems that scale with you.',
      'No funnels. No ads. No expensive sales teams.',
      'Just smart outreach that drives real growth.',
    ],
    website: {
      label: 'Your website',
      placeholder: 'www.your-company.com',
      submit: 'See what’s missing',
      free: 'Free, no sign-up.',
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
    whole: 'See the whole example',
  },
  facts: [
    { figure: '{checks} points', label: 'checked on your website' },
    { figure: '30 minutes', label: 'for your free strategy call' },
    { figure: '30 days', label: 'satisfaction guarantee' },
  ],
  how: {
    title: 'How it works: cold becomes warm.',
    lead: 'Four steps from a stranger’s name to a meeting in your calendar.',
    step: 'Step {n}',
    pieces: {
      answers: 'From the business check',
      groups: 'From the roadmap',
      message: {
        to: 'To the quality manager of an engine plant',
        text: 'Your line runs three shifts, so every hour a test bench stands still costs you output. We calibrate yours overnight, right where it stands. Worth 15 minutes next week?',
      },
      meeting: {
        day: 'Tue',
        date: '24',
        title: 'First call with the engine plant',
        time: '10:00 to 10:15, booked by them',
      },
    },
    steps: [
      {
        title: 'We learn who you want to reach',
        description:
          'Your market, your offer, your best customers. Together we describe who should hear from you.',
      },
      {
        title: 'The platform finds them',
        description: 'Our AI matches your offer with target companies and the people who decide there.',
      },
      {
        title: 'Personal outreach',
        description:
          'By email, messaging app and social media. Every message is written for the person who reads it.',
      },
      {
        title: 'Warm leads, booked meetings',
        description:
          'You get warm leads and booked appointments, and talk to people who want to talk to you.',
      },
    ],
  },
  video: {
    title: '{brand} in half a minute',
    subHeadline: '',
    description: 'The way from a cold list to a warm conversation, as a short film.',
    play: 'Play the video',
    length: '{n} seconds',
    external: 'The video is held by {provider}. When you play it, {provider} learns your IP address.',
    call: 'Book a free 30-minute call',
    secondButton: '',
    captions: 'English',
    scenes: [
      'Most companies you could work with do not know you yet.',
      'One: together we describe who should hear from you.',
      'Two: the platform finds companies that fit, and the people who decide.',
      'Three: each of them gets a personal message.',
      'Four: you get warm leads and booked appointments.',
      'Cold becomes warm. That is {brand}.',
    ],
  },
  logos: {
    title: 'References',
    pause: 'Stop moving',
  },
  services: {
    title: 'Let us do it, or do it with our platform.',
    lead: 'Two ways to new customers, one platform.',
    fit: { yes: 'A good fit', no: 'Not a fit' },
    cards: [
      {
        tag: 'Done for you',
        title: 'Fully managed outreach',
        subtitle: 'We run it, you meet customers',
        description: 'Our team does the whole outreach for you, from the first name to the appointment.',
        features: [
          'Target companies found for you',
          'Decision-makers who fit your offer',
          'Personal outreach by email, messaging app and social media',
          'Warm leads handed over',
          'Appointments booked for you',
        ],
        pricing: { title: 'Price', amount: 'On request', period: 'depending on scope' },
        fit: {
          yes: 'You sell to companies and have time for conversations.',
          no: 'You sell to consumers only, or you just want a list of addresses.',
        },
      },
      {
        tag: 'Self-service',
        title: 'AI matching platform',
        subtitle: 'Our system in your hands',
        description: 'You work with the platform that our own team uses, and we show you how.',
        features: [
          'Access to the AI matching platform',
          'Companies that match your offer',
          'Onboarding with our team',
          'Outreach stays in your own hands',
          'A system that scales with you',
        ],
        pricing: { title: 'Price', amount: 'On request', period: 'depending on use' },
        fit: {
          yes: 'Your product is ready, and someone on your team can write to prospects.',
          no: 'You want to send everybody the same message.',
        },
      },
    ],
  },
  call: {
    badge: 'Free',
    title: '30 minutes, one clear next step.',
    subtitle: 'Book your strategy call. You bring your questions, we bring an honest answer.',
  },
  trust: {
    title: 'What you can rely on',
    items: [
      { title: 'Money-back guarantee', subtitle: '30 days to be satisfied, or your money back' },
      { title: 'Secure payment', subtitle: 'Only after a written agreement' },
      { title: 'Trusted platform', subtitle: 'The one our own team works with every day' },
    ],
  },
  after: {
    title: 'What happens after the call',
    steps: [
      {
        title: 'Our honest view',
        text: 'Whether outreach suits your offer, and if not, why.',
      },
      { title: 'Your choice', text: 'Fully managed or on the platform. Take the time you need.' },
      {
        title: 'A written offer',
        text: 'Scope, term, and price. Only then does it cost anything.',
      },
    ],
  },
  proof: { title: 'Don’t take our word for it' },
  check: {
    title: 'Try it on your own website',
    text: 'We read your homepage like any visitor and tell you what to fix first.',
    how: {
      title: 'How the example was made',
      text: '{company} is made up, and its website is ours. The check found {good} of {measured} points good and wrote a roadmap of {steps} steps.',
      areas: 'Score by area',
    },
    accuracy: {
      title: 'How often it’s right',
      text: 'On {pages} business websites it had never seen, it called {claims} things missing. {right} were missing, {debatable} are a matter of opinion, {wrong} were there after all.',
      method: 'How we measured',
      methodText:
        'Someone who didn’t know the rules judged each homepage first, from what a visitor sees. Only then did the check run, once, and nothing was adjusted before counting. These are the points on message, contact, and trust. What the check can’t see, it reports as unknown and leaves out of the score.',
    },
    finder: { text: 'Not sure who to sell to?', link: 'Find your micro niche (in German)' },
  },
  questions: {
    title: 'Questions and answers',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'Both offers are priced on request, because scope differs from market to market. You get the price in writing before you decide. The strategy call and the business check are free.',
      },
      {
        question: 'Do I need ads, funnels or a sales team?',
        answer: 'No. Outreach reaches decision-makers directly. What you need is time for the meetings.',
      },
      {
        question: 'Which channels do you use?',
        answer: 'Email, messaging apps and social media, depending on where your target group is at home.',
      },
      {
        question: 'How do the two offers differ?',
        answer:
          'With managed outreach our team does the work and hands over warm leads and booked appointments. With self-service you use the AI matching platform yourself, after an onboarding with us.',
      },
      {
        question: 'What does the AI do, and what do people do?',
        answer: {
          byLanguageModel: {
            gemini:
              'The AI matches companies with your offer and helps to word website analyses and roadmaps. People talk to you, review applications and answer for the work.',
            none: 'The AI of our platform matches companies with your offer. The website analysis and the roadmap on this site follow fixed rules. People talk to you, review applications and answer for the work.',
          },
        },
      },
    ],
  },
} as const;
