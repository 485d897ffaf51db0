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
    check: 'Check your business',
  },
  facts: [
    { figure: '15 years', label: 'of marketing experience' },
    { figure: '30 minutes', label: 'for your free strategy call' },
    { figure: '30 days', label: 'satisfaction guarantee' },
  ],
  how: {
    title: 'How it works: cold becomes warm.',
    lead: 'Four steps from a stranger’s name to a meeting in your calendar.',
    step: 'Step {n}',
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
    title: 'Why we built {brand}',
    subHeadline: '',
    description: 'The way from a cold list to a warm conversation.',
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
    lead: 'Two ways to new customers. The same platform stands behind both.',
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
      },
    ],
  },
  call: {
    badge: 'Free',
    title: '30 minutes, one clear next step.',
    subtitle: 'Book your strategy call. You bring your questions, we bring 15 years of experience.',
  },
  trust: {
    title: 'What you can rely on',
    items: [
      { title: 'Money-back guarantee', subtitle: '30 days to be satisfied with our work' },
      { title: 'Secure payment', subtitle: 'Only after a written agreement' },
      { title: 'Trusted platform', subtitle: 'Built on 15 years of marketing experience' },
    ],
  },
  fit: {
    title: 'Who it is for, and who it is not for',
    yes: {
      title: 'A good fit',
      items: [
        'You sell to other companies.',
        'Your product is ready and has a clear use.',
        'You have time for the conversations that follow.',
      ],
    },
    no: {
      title: 'Not a fit',
      items: [
        'You sell to consumers only.',
        'You want one message sent to everybody.',
        'You want addresses instead of conversations.',
      ],
    },
  },
  after: {
    title: 'What happens after the call',
    steps: [
      {
        title: 'You hear our honest view',
        text: 'We tell you whether outreach suits your offer, and if not, why.',
      },
      { title: 'You choose the way', text: 'Fully managed or on the platform. Take the time you need.' },
      {
        title: 'You get a written offer',
        text: 'Scope, term and price in writing. Only then does it cost anything.',
      },
    ],
  },
  tools: {
    title: 'Start on your own, today',
    check: {
      title: 'Business check',
      text: 'A few short steps, starting with your website. You get a score and a roadmap for your outreach. No sign-up.',
      link: 'Start the business check',
    },
    finder: {
      title: 'Niche finder',
      text: 'Find the micro niche your offer is made for, with its target group. In German.',
      link: 'Open the niche finder',
    },
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
        question: 'What is the guarantee?',
        answer: 'You have 30 days to be satisfied. If you are not, you get your money back.',
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
