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
          on: '{experienceYears} years of marketing experience combined with an AI-powered platform to revolutionize how you connect with businesses and customers.',
          off: 'An AI-powered platform to revolutionize how you connect with businesses and customers.',
        },
      },
      'Not through noise, but through clarity, precision and incredibly smart systems that scale with you.',
      'No funnels. No ads. No expensive sales teams.',
      'Just smart outreach that drives real growth.',
    ],
    website: {
      label: 'Your website',
      placeholder: 'www.your-company.com',
      submit: 'Check my website',
      free: 'Free, no sign-up needed',
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
    { figure: 'Up to {checks} items', label: 'checked on your website' },
    { figure: 'Free', label: '30-minute strategy call' },
    { byGuarantee: { on: { figure: '{guaranteeDays}-day', label: 'satisfaction guarantee' }, off: null } },
  ],
  how: {
    title: 'How it works',
    lead: 'Here’s how we turn a cold contact into a meeting on your calendar.',
    step: 'Step {n}',
    pieces: {
      answers: 'From the business check',
      groups: 'From the roadmap',
      message: {
        to: 'To the quality manager at a gearbox plant',
        text: 'I saw that your plant runs two shifts. We calibrate test benches on site overnight, so you don’t lose any production time. Do you have 15 minutes to talk next week?',
      },
      meeting: {
        day: 'Tue',
        date: '24',
        title: 'Intro call with the gearbox plant',
        time: '10:00 to 10:15 a.m.',
      },
    },
    steps: [
      {
        title: 'You tell us who you want to reach',
        description:
          'We talk about your market, your offer, and your best customers. Then we decide together which companies to contact.',
      },
      {
        title: 'Our platform finds them',
        description:
          'Our AI looks for companies that are a good match and for the decision-makers who work there.',
      },
      {
        title: 'Each of them gets a personal message',
        description:
          'We reach out through email, messaging apps, and social media, and we tailor every message to the person.',
      },
      {
        title: 'You take the meetings',
        description: 'We hand you warm leads and booked appointments with people who want to talk to you.',
      },
    ],
  },
  video: {
    title: 'Watch how {brand} works',
    subHeadline: '',
    description: 'This short video shows how a list of strangers turns into real sales conversations.',
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
    lead: 'Both options use the same platform. The difference is who does the work.',
    fit: { yes: 'A good fit if', no: 'Not a good fit if' },
    cards: [
      {
        tag: 'Done for you',
        title: 'Fully managed outreach',
        subtitle: 'We do the outreach, and you take the meetings',
        description: 'Our team handles everything from researching companies to booking the meetings.',
        features: [
          'A list of companies worth contacting',
          'The right person to talk to at each company',
          'Personal messages through email, messaging apps, and social media',
          'Warm leads to follow up on',
          'Appointments booked on your calendar',
        ],
        pricing: { title: 'Price', amount: 'On request', period: 'depends on the scope' },
        fit: {
          yes: 'you sell to other businesses and have time for meetings.',
          no: 'you sell only to consumers or just want a contact list.',
        },
      },
      {
        tag: 'Self-service',
        title: 'AI matching platform',
        subtitle: 'Do your own outreach with our platform',
        description: {
          byOwnUse: {
            on: 'You work with the same platform our team uses, and we show you how.',
            off: 'You work with our platform yourself, and we show you how.',
          },
        },
        features: [
          'Access to the AI matching platform',
          'Companies that are a good match',
          'Onboarding with our team',
          'Full control over your outreach',
          'A system that grows with your business',
        ],
        pricing: { title: 'Price', amount: 'On request', period: 'depends on your usage' },
        fit: {
          yes: 'your product is ready and someone on your team can write to prospects.',
          no: 'you want to send everyone the same message.',
        },
      },
    ],
  },
  call: {
    badge: 'Free',
    title: 'Book a 30-minute strategy call',
    subtitle: 'Bring your questions. We’ll give you honest answers and a clear next step.',
  },
  trust: {
    title: 'Why you can trust us',
    items: {
      guarantee: {
        byGuarantee: {
          on: {
            title: 'Money-back guarantee',
            subtitle: 'If you’re not satisfied within {guaranteeDays} days, you get your money back.',
          },
          off: null,
        },
      },
      payment: { title: 'Secure payment', subtitle: 'You only pay after we’ve agreed in writing.' },
      platformTrust: {
        byOwnUse: {
          on: { title: 'Trusted platform', subtitle: 'Our own team uses it every day.' },
          off: null,
        },
      },
    },
  },
  after: {
    title: 'What happens after the call',
    steps: [
      {
        title: 'You get our honest opinion',
        text: 'We tell you whether outreach makes sense for your business. If it doesn’t, we explain why.',
      },
      {
        title: 'You choose an option',
        text: 'Take your time deciding between fully managed and self-service.',
      },
      {
        title: 'You get a written proposal',
        text: 'It covers the scope, the term, and the price. You don’t pay anything until you accept it.',
      },
    ],
  },
  proof: { title: 'Don’t take our word for it' },
  check: {
    title: 'Check your own website',
    text: 'We look at your website the way a customer would and tell you what to fix first.',
    how: {
      title: 'About the example',
      text: '{company} isn’t a real company. We built its website as a sample. The check found that {good} of {measured} items were fine and suggested {steps} steps to take next.',
      areas: 'Score by area',
    },
    accuracy: {
      title: 'How accurate is the check?',
      text: 'We tested the check on {pages} business websites it hadn’t seen before. It told us {claims} times that something needs fixing. It was right {right} times and wrong {wrong} times. The other {debatable} are a matter of opinion.',
      method: 'How we tested it',
      methodText:
        'First, someone who didn’t know the check’s rules reviewed each homepage the way a visitor would. Then we ran the check once and compared the results without changing anything. We counted everything that lowers the score or that the check says to do first. If the check can’t see something, it marks the item as unknown and leaves it out of the score.',
    },
    finder: { text: 'Not sure who to sell to?', link: 'Find your micro-niche (in German)' },
  },
  questions: {
    title: 'Questions and answers',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'We quote prices on request because the amount of work depends on your market. You’ll get a price in writing before you decide. The strategy call and the business check are free.',
      },
      {
        question: 'Do I need ads, funnels, or a sales team?',
        answer: 'No. Outreach goes straight to the decision-makers. You just need time for the meetings.',
      },
      {
        question: 'Which channels do you use?',
        answer: 'We use email, messaging apps, and social media, depending on where your buyers are active.',
      },
      {
        question: 'What’s the difference between the two options?',
        answer:
          'With fully managed outreach, our team does the work and hands you warm leads and booked appointments. With self-service, we show you how the AI matching platform works, and then you use it yourself.',
      },
      {
        question: 'What does the AI do, and what do people do?',
        answer: {
          byLanguageModel: {
            on: 'The AI finds companies that are a good match and helps write website analyses and roadmaps. Our team talks to you, reviews applications, and takes responsibility for the work.',
            off: 'Our platform’s AI finds companies that are a good match. The website analysis and the roadmap on this site follow fixed rules and don’t use AI. Our team talks to you, reviews applications, and takes responsibility for the work.',
          },
        },
      },
    ],
  },
} as const;
