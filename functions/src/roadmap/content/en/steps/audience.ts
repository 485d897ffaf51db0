import type { StepTextsOf } from '../../../engine/content.ts';
import type { audience as rules } from '../../../engine/rules/audience.ts';

export const audience: StepTextsOf<typeof rules> = {
  'choose-buyers': {
    title: 'Decide who you want to sell to',
    how: [
      'Go through your last ten orders, or inquiries if you’re just starting out. Mark three customers you’d like more of.',
      'Give this kind of customer a short name, such as “local dentists” or “first-time parents.” The rest of this plan is about reaching them.',
      'Ask two of them what they’d search for to find someone like you.',
    ],
    template: 'We sell [what] to [who]. They usually come to us when [reason].',
    seen: {
      audience: {
        bad: 'Use that short name on your homepage.',
        good: 'Check that your homepage is written for these customers.',
      },
    },
  },
  'first-list': {
    title: 'Make a list of companies you want as customers',
    how: [
      'Start with {group}. Everyone else can wait.',
      'Give each company one line. If you can’t say why it needs {offer} now, leave it off.',
    ],
    template: 'Company | Decision-maker | Why now | First message sent on',
    adds: {
      small: 'Stop at 60 companies. A small team can contact about {batch} a week and still do it well.',
      medium: 'Plan to contact {batch} companies a week, and put one person in charge of the list.',
      large:
        'Plan to contact {batch} companies a week. Assign each one to one person, so nobody hears from you twice.',
    },
    seen: {
      audience: {
        bad: 'Rewrite the top of your homepage with these companies in mind.',
        good: 'Check that the top of your homepage speaks to every company on the list.',
      },
    },
  },
  'twins-of-the-best': {
    title: 'Find more companies like your three best customers',
    how: [
      'Pick the three customers you’d gladly take on again.',
      'Note what they have in common: their industry, their size, and what made them come to you.',
      'Find ten more companies that fit that description.',
    ],
    adds: {
      software: 'Choose customers who use {offer} every day, even if others pay more.',
      services: 'Skip anyone who hired you as a personal favor. You can’t count on that happening again.',
    },
    seen: {
      references: {
        bad: 'Ask all three if you can name them on your website.',
        good: 'List these three customers first on your website, where similar companies may recognize them.',
      },
    },
  },
  'reason-to-call-today': {
    title: 'Reach out when something changes at a company',
    how: [
      'Every Monday, check the news about the companies on your list for a reason to get in touch.',
      'When you find one, contact that company the same week.',
    ],
    template:
      'Hi [name], I saw that you [news]. A lot of [type of company] run into [problem] around that time. Is that something you’re working on?',
    adds: {
      software:
        'Watch for a job ad for work your software could do, a new department head, or a tool that’s being discontinued.',
      services: 'Watch for new management, a new location, or an acquisition.',
      products: 'Watch for a new location, a new product line, or the start of their busy season.',
      reach:
        'Watch for new hires, a new rule in their industry, or a job ad for a training or purchasing role.',
    },
    seen: {
      audience: {
        bad: 'Say in the message itself what you can do for the company.',
        good: 'Link to the part of your website that’s written for companies like this.',
      },
    },
  },
  'who-signs': {
    title: 'Find out who has a say at each company',
    how: [
      'Write down three people at each company: one who approves the invoice, one who’d use what you sell, and one who could object, such as IT, purchasing, or legal.',
      'Write to the person who would use it, and ask who else is involved.',
    ],
    template:
      'You’d be the one using this every day. What would it have to do to be worth your time? And who else would have a say?',
    seen: {
      'customer-focus': {
        bad: 'Write one page that your contact can show the boss.',
        good: 'Include a link to your homepage that your contact can forward.',
      },
    },
  },
};
