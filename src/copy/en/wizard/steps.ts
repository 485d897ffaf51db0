import type { OptionOf, QuestionStep } from '../../../domain/wizard/answers.ts';
import type { Want } from '../../../domain/wizard/business-options.ts';
import type { Complete } from '../../complete.ts';

type Questions<More> = {
  readonly [Step in QuestionStep]: More & {
    readonly title: string;
    readonly options: Readonly<Record<OptionOf[Step], string | { label: string; description: string }>>;
  };
};

const texts = {
  description:
    'Find out in about two minutes whether B2B outreach is a good fit for your business, what your website is missing, and what to do first. No sign-up.',
  noScript:
    'Please turn on JavaScript to use this check, or go through the questions with us on a strategy call:',
  chooseOne: 'Choose what fits best.',
  chooseMany: 'Choose all that apply.',
  kept: {
    text: 'Your answers from last time are still on this device.',
    resume: 'Continue at step {n}',
    results: 'Back to my result',
    niche: 'Niche for your roadmap:',
    without: 'Continue without this niche',
  },
  startOver: 'Start over',
  startOverSure: 'This will delete all your answers from this device.',
  startOverYes: 'Delete and start over',
  startOverNo: 'Keep my answers',
  unknownStep: 'Unknown step type',
  unknownStepHelp: 'This step doesn’t exist, but your answers are safe.',
  unknownStepGo: 'Go to the business check',
  businessPhase: {
    title: 'Which of these describe your business today?',
    options: {
      mvp: { label: 'Product Ready', description: 'You have an offer and can sell it.' },
      growing: {
        label: '2+ Years in Business',
        description: 'You’ve been selling for more than two years.',
      },
      ads: { label: 'Running Ads', description: 'You pay to advertise your business.' },
      social: { label: 'Active on Social Media', description: 'You post regularly.' },
      content: {
        label: 'Online Presence',
        description: 'People can find your website, articles, or videos.',
      },
      partnerships: {
        label: 'Working with Partners',
        description: 'Others recommend you or resell what you offer.',
      },
      team: { label: 'Hiring People', description: 'Your team is growing.' },
      scaling: { label: 'Scaling Up', description: 'Demand is growing, and you’re expanding to keep up.' },
    },
  },
  customerType: {
    title: 'Who buys from you?',
    names: 'Which customers would you like more of? (optional)',
    namesConsumers: 'Who are your customers? (optional)',
    readNames: 'Read on your website. Tap what’s right:',
    options: {
      b2b: { label: 'B2B', description: 'Businesses buy from you.' },
      b2c: { label: 'B2C', description: 'Consumers buy from you.' },
      b2b2c: { label: 'B2B2C', description: 'Consumers buy from you through other businesses.' },
    },
  },
  productTypes: {
    title: 'What do you sell, and at what price?',
    legend: 'What you sell',
    offer: 'What do you sell, in a few words? (optional)',
    offerHint: 'For example: “reconditioned steel drums.”',
    strength: 'Why do customers choose you? (optional)',
    strengthHint: 'For example: “ready in three days.”',
    options: {
      software_saas: 'Software/SaaS',
      physical_products: 'Physical Products',
      services: 'Services',
      consulting: 'Consulting',
      digital_products: 'Digital Products',
      events_webinars: 'Events & Webinars',
      memberships_subscriptions: 'Memberships & Subscriptions',
      marketplace: 'Marketplace',
    },
  },
  price: {
    legend: 'What customers pay per purchase',
    hint: 'Choose the price of your cheapest and your most expensive offer, in US dollars.',
    presets: 'Common price ranges',
    min: 'Lowest price',
    max: 'Highest price',
    minSlider: 'Lowest price, slider',
    maxSlider: 'Highest price, slider',
    range: '{min} to {max}',
    highTicket: 'This counts as a high-ticket offer.',
  },
  customerAcquisition: {
    title: 'How do you get customers today?',
    options: {
      organic: 'Organic search',
      paid: 'Paid ads',
      referral: 'Referrals',
      content: 'Content marketing',
      events: 'Events and trade shows',
      partnerships: 'Partnerships',
      email: 'Email marketing',
      cold_calling: 'Cold calling',
      networking: 'Networking',
      influencer: 'Influencers',
      direct_sales: 'Direct sales',
      word_of_mouth: 'Word of mouth',
    },
  },
  teamSize: {
    title: 'How many people work at your company?',
    options: {
      '1-5': '1-5 employees',
      '6-20': '6-20 employees',
      '21-50': '21-50 employees',
      '50+': '50+ employees',
    },
  },
  biggestChallenges: {
    title: 'What are your biggest challenges?',
    options: {
      lead_generation: 'Lead generation',
      social_media: 'Social media',
      conversion: 'Turning visitors into customers',
      sales_process: 'Sales process',
      customer_retention: 'Keeping customers',
      team_scaling: 'Growing the team',
      marketing_automation: 'Marketing automation',
      content_creation: 'Creating content',
      pricing_strategy: 'Pricing strategy',
      competition: 'Competition',
    },
    wants: 'What would help you most? (optional, up to two)',
    wantOptions: {
      more: 'More customers',
      better: 'Better-paying customers',
      other: 'Other customers than today',
      staff: 'More people on the team',
      fewer: 'Fewer time-wasters',
      suppliers: 'Suppliers or partners',
    },
    seeks: 'Whom or what are you looking for? (optional)',
    seeksHint: 'For example: “two electricians” or “organic farmers.”',
    troubles: 'Should your plan cover any of these? (optional, up to three)',
    custom: 'Something else? (optional)',
    customHint:
      'Tell us in your own words. We’ll quote it in your result and talk about it on the strategy call.',
    left: '{n} characters left',
  },
} as const satisfies Record<string, unknown> &
  Questions<Record<string, unknown>> & {
    readonly biggestChallenges: { readonly wantOptions: Readonly<Record<Want, string>> };
  };

/** The business check after its first view. */
export const steps: Complete<typeof texts, Questions<unknown>> = texts;
