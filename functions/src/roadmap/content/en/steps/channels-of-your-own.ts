import type { StepTextsOf } from '../../../engine/content.ts';
import type { channelsOfYourOwn as rules } from '../../../engine/rules/channels-of-your-own.ts';

export const channelsOfYourOwn: StepTextsOf<typeof rules> = {
  'ads-for-the-list': {
    title: 'Spend your ad budget only on your list',
    how: [
      'For six weeks, show ads only to the companies on your list, or to their industry and size if the ad network can’t target more narrowly.',
      'Send the same companies your messages in those weeks, so that each sees you twice.',
      'Then compare the cost per sales call with today’s.',
    ],
    seen: {
      'call-to-action': {
        bad: 'Put a clear next step on the page before the first ad runs.',
        good: 'Send every click straight to the next step you already offer.',
      },
    },
  },
  'visitors-into-names': {
    title: 'Turn search terms into a target list',
    how: [
      'Open the last three months of search terms and mark those that only someone with a real problem would type.',
      'Sort them by target group: they show who is looking right now.',
      'Write to companies of that kind in the words they search with.',
    ],
    seen: {
      title: {
        bad: 'Put those words into the page title and description, too.',
        good: 'Check that page title and description use those words.',
      },
    },
  },
  'readers-into-talks': {
    title: 'Let your best article open doors',
    how: [
      'Take the piece people spent the most time on and send it to twenty people at {group}.',
      'Whoever answers gets a call about their own question. Everyone else gets your next piece in four weeks.',
    ],
    template:
      'I wrote this about [topic]: [link to the article]. Page two is about companies like yours. How do you handle [question] today?',
    seen: {
      'call-to-action': {
        bad: 'Say below the article how to reach you.',
        good: 'Repeat your homepage’s call to action below the article.',
      },
    },
  },
  'contacts-into-a-list': {
    title: 'Get your network out of your head',
    how: [
      'Take an hour: write down everyone who would pick up if you called, and which {buyers} they can reach.',
      'Mark twenty and call five a week. Ask for advice; don’t pitch.',
    ],
    template:
      'I’m working on reaching {who}. You know that world: who should I talk to first, and what would you not say to them?',
    seen: {
      'social-profiles': {
        bad: 'Link your profile on your website first: whoever hears your name looks you up.',
        good: 'Update your profile first: whoever hears your name looks you up.',
      },
    },
  },
  'visits-with-an-aim': {
    title: 'Give every visit one goal and a follow-up date',
    how: [
      'Finish the sentence below before you leave. If you can’t, make it a phone call.',
      'Bring one piece of proof from their industry.',
      'Don’t get up until the next meeting is on both calendars.',
    ],
    template: 'When I leave, [name] will have agreed to [decision] by [date].',
    seen: {
      references: {
        bad: 'Write that proof up on one page.',
        good: 'Print the customer story that fits and leave it on the table.',
      },
    },
  },
};
