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
    of: 'out of 100',
    first: 'First step',
    whole: 'See the full example',
  },
  facts: [
    { figure: '{checks} items', label: 'checked on your website' },
    { figure: '30 minutes', label: 'for your free strategy call' },
    { figure: '30 days', label: 'satisfaction guarantee' },
  ],
  how: {
    title: 'How it works: from cold to warm.',
    lead: 'Four steps from a cold contact to a meeting on your calendar.',
    step: 'Step {n}',
    pieces: {
      answers: 'From the business check',
      groups: 'From the roadmap',
      message: {
        to: 'To the quality manager at an engine plant',
        text: 'Your line runs two shifts, so every hour of test bench downtime costs you output. We calibrate overnight, on site. Worth 15 minutes next week?',
      },
      meeting: {
        day: 'Tue',
        date: '24',
        title: 'First call with the engine plant',
        time: '10:00 to 10:15 a.m., booked by them',
      },
    },
    steps: [
      {
        title: 'We learn who you want to reach',
        description:
          'Your market, your offer, your best customers. Together, we define who should hear from you.',
      },
      {
        title: 'The platform finds them',
        description: 'Our AI matches your offer with target companies and their decision-makers.',
      },
      {
        title: 'Personal outreach',
        description:
          'By email, messaging app, and social media. Every message is written for the person who reads it.',
      },
      {
        title: 'Warm leads, booked meetings',
        description: 'You get warm leads and booked appointments with people who want to talk to you.',
      },
    ],
  },
  video: {
    title: '{brand} in half a minute',
    subHeadline: '',
    description: 'From a cold list to a warm conversation, in a short video.',
    play: 'Play the video',
    length: '{n} seconds',
    external: 'This video is hosted by {provider}. When you play it, {provider} sees your IP address.',
    call: 'Book a free 30-minute call',
    secondButton: '',
    captions: 'English',
    scenes: [
      'Most companies you could work with don’t know you yet.',
      'One: together, we define who should hear from you.',
      'Two: the platform finds companies that fit, and their decision-makers.',
      'Three: each of them gets a personal message.',
      'Four: you get warm leads and booked appointments.',
      'Cold becomes warm. That’s {brand}.',
    ],
  },
  logos: {
    title: 'References',
    pause: 'Pause',
  },
  services: {
    title: 'We run it for you, or you run it yourself.',
    lead: 'Two ways to win new customers, one platform.',
    fit: { yes: 'A good fit', no: 'Not a fit' },
    cards: [
      {
        tag: 'Done for you',
        title: 'Fully managed outreach',
        subtitle: 'We run it, you meet customers',
        description: 'Our team handles all of your outreach, from the first name to the booked meeting.',
        features: [
          'Target companies found for you',
          'The right decision-makers for your offer',
          'Personal outreach by email, messaging app, and social media',
          'Warm leads handed to you',
          'Appointments booked for you',
        ],
        pricing: { title: 'Price', amount: 'On request', period: 'based on scope' },
        fit: {
          yes: 'You sell to companies and have time for conversations.',
          no: 'You sell only to consumers, or you just want a contact list.',
        },
      },
      {
        tag: 'Self-service',
        title: 'AI matching platform',
        subtitle: 'Our system in your hands',
        description: 'You use the same platform as our team, and we show you how.',
        features: [
          'Access to the AI matching platform',
          'Companies that match your offer',
          'Onboarding with our team',
          'Full control of your outreach',
          'A system that scales with you',
        ],
        pricing: { title: 'Price', amount: 'On request', period: 'based on usage' },
        fit: {
          yes: 'Your product is ready, and someone on your team can write to prospects.',
          no: 'You want to send everyone the same message.',
        },
      },
    ],
  },
  call: {
    badge: 'Free',
    title: '30 minutes, one clear next step.',
    subtitle: 'Book your strategy call. Bring your questions, and you’ll get honest answers.',
  },
  trust: {
    title: 'What you can rely on',
    items: [
      { title: 'Money-back guarantee', subtitle: 'Not satisfied within 30 days? You get your money back.' },
      { title: 'Secure payment', subtitle: 'Only after a written agreement' },
      { title: 'Trusted platform', subtitle: 'Our own team uses it every day' },
    ],
  },
  after: {
    title: 'After the call',
    steps: [
      {
        title: 'Our honest view',
        text: 'Whether outreach suits your offer, and if not, why not.',
      },
      { title: 'Your choice', text: 'Fully managed or self-service. Take your time.' },
      {
        title: 'A written proposal',
        text: 'Scope, term, and price. You pay nothing before that.',
      },
    ],
  },
  proof: { title: 'Don’t take our word for it' },
  check: {
    title: 'Try it on your own website',
    text: 'We read your homepage like any visitor and tell you what to fix first.',
    how: {
      title: 'How we made the example',
      text: '{company} is made up, and its website is ours. The check found {good} of {measured} items in good shape and wrote a {steps}-step roadmap.',
      areas: 'Score by area',
    },
    accuracy: {
      title: 'How often it’s right',
      text: 'On {pages} business websites it had never seen, the check reported {claims} things as missing. {right} really were, {debatable} are a matter of opinion, and {wrong} were there after all.',
      method: 'How we measured',
      methodText:
        'First, someone who didn’t know the rules judged each homepage as a visitor would. Then the check ran once, and we changed nothing before counting. We counted the items on message, contact, and trust. Whatever the check can’t see, it reports as unknown and leaves out of the score.',
    },
    finder: { text: 'Not sure who to sell to?', link: 'Find your micro-niche (in German)' },
  },
  questions: {
    title: 'Questions and answers',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'Both offers are priced on request because the scope depends on your market. You get the price in writing before you decide. The strategy call and the business check are free.',
      },
      {
        question: 'Do I need ads, funnels, or a sales team?',
        answer: 'No. Outreach reaches decision-makers directly. All you need is time for the meetings.',
      },
      {
        question: 'Which channels do you use?',
        answer: 'Email, messaging apps, and social media, depending on where your target group is active.',
      },
      {
        question: 'How do the two offers differ?',
        answer:
          'With managed outreach, our team does the work and hands you warm leads and booked appointments. With self-service, we onboard you, and then you use the AI matching platform yourself.',
      },
      {
        question: 'What does the AI do, and what do people do?',
        answer: {
          byLanguageModel: {
            gemini:
              'The AI matches companies with your offer and helps write website analyses and roadmaps. People talk to you, review applications, and stand behind the work.',
            none: 'Our platform’s AI matches companies with your offer. The website analysis and the roadmap on this site follow fixed rules. People talk to you, review applications, and stand behind the work.',
          },
        },
      },
    ],
  },
} as const;
