import type { StepTextsOf } from '../../../engine/content.ts';
import type { audience as rules } from '../../../engine/rules/audience.ts';

export const audience: StepTextsOf<typeof rules> = {
  'choose-buyers': {
    title: 'Choose who you want to sell to',
    how: [
      'Write down your last ten orders and who placed them. Circle the three you’d like ten more of.',
      'Give that kind of buyer a name of two or three words, such as “dentists in town” or “first-time parents.”',
      'Ask two of them what they would have searched for. The rest of this plan is for them.',
    ],
    template: 'We sell [what] to [who]. They come to us when [occasion].',
    seen: {
      audience: {
        bad: 'Put the name you choose on your homepage.',
        good: 'Check the name against the people your homepage speaks to.',
      },
    },
  },
  'first-list': {
    title: 'List the companies you really want',
    how: [
      'Start with {group} and leave everyone else for later.',
      'Give each company one line. If you can’t point to a reason it needs {offer} now, leave it out.',
    ],
    template: 'Company | Who decides | Why now | First message on',
    adds: {
      small: 'Stop at 60: a small team can carefully contact {batch} a week.',
      medium: 'Plan on {batch} companies a week, with one person in charge of the list.',
      large:
        'Plan on {batch} companies a week, and settle who contacts which, so that no one hears from you twice.',
    },
    seen: {
      audience: {
        bad: 'Rewrite the opening of your homepage with these companies in mind.',
        good: 'Check that the opening of your homepage fits every company on the list.',
      },
    },
  },
  'twins-of-the-best': {
    title: 'Find companies like your three best customers',
    how: [
      'Pick the three customers you’d most like to win again.',
      'Note what they share: industry, size, and what happened just before they came to you.',
      'Look for ten more companies with the same profile.',
    ],
    adds: {
      software: 'Go by who works in {offer} every day, not by who pays the most.',
      services: 'Leave out anyone who came as a personal favor: you won’t find a second one.',
    },
    seen: {
      references: {
        bad: 'Ask all three whether you may name them on your website.',
        good: 'Put the three at the top of your customer list: similar companies look for a familiar name.',
      },
    },
  },
  'reason-to-call-today': {
    title: 'Contact companies when something changes',
    how: [
      'Check three public signals every Monday for each company on your list.',
      'Whoever shows one moves to the top and hears from you the same week.',
    ],
    template:
      'I saw that you [signal, with date]. At that point, [companies like yours] usually ask themselves [question]. Is that on your plate right now?',
    adds: {
      software:
        'Signals for {offer}: a job ad for work your software takes over, a new department head, a tool being discontinued.',
      services: 'Signals for {offer}: new management, a new location, an acquisition.',
      products: 'Signals for {offer}: a new store, a change on the shelves, the start of a season.',
      reach:
        'Signals for {offer}: new hires, a new rule in the industry, a job ad in training or purchasing.',
    },
    seen: {
      audience: {
        bad: 'Spell out in the message what the company gets from you.',
        good: 'Link to the part of your website that speaks to companies like this.',
      },
    },
  },
  'who-signs': {
    title: 'Find out who signs, who uses it, who objects',
    how: [
      'Add three names per company: who approves the invoice, who works with {offer} every day, and who has to agree, such as IT, purchasing, or legal.',
      'Write to the second and ask for the first.',
    ],
    template:
      'You’d be the one working with it every day: what would have to be different for it to be worth your time? And who else would need to hear your answer?',
    seen: {
      'customer-focus': {
        bad: 'Send your contact one page of arguments for the boss along with it.',
        good: 'Send your contact the customer-facing part of your homepage to forward.',
      },
    },
  },
};
