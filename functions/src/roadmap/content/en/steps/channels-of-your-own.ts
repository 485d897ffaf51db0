import type { StepTextsOf } from '../../../engine/content.ts';
import type { channelsOfYourOwn as rules } from '../../../engine/rules/channels-of-your-own.ts';

export const channelsOfYourOwn: StepTextsOf<typeof rules> = {
  'ads-for-the-list': {
    title: 'Show your ads only to companies on your list',
    how: [
      'Try this for six weeks. If the ad network can’t target individual companies, choose their industry and size.',
      'Send the same companies your messages during that time, so they see you twice.',
      'Then compare the cost per sales call with what you pay today.',
    ],
    seen: {
      'call-to-action': {
        bad: 'Before the first ad runs, put a clear next step on the page it leads to.',
        good: 'Send every click straight to the next step on your website.',
      },
    },
  },
  'visitors-into-names': {
    title: 'Use search terms to find new companies',
    how: [
      'Look up the search terms that led people to your website in the last three months, and mark those that point to a real problem.',
      'Sort them by target group to see who’s looking right now.',
      'Write to companies in these groups, and use the words they search for.',
    ],
    seen: {
      title: {
        bad: 'Use these words in your page title and description, too.',
        good: 'Check that your page title and description use these words.',
      },
    },
  },
  'readers-into-talks': {
    title: 'Use your best article to start conversations',
    how: [
      'Pick the article people spend the most time on, and send it to twenty {buyers}.',
      'Call everyone who replies. Send the others your next article in four weeks.',
    ],
    template:
      'Hi [name], I wrote this article about [topic] for companies like yours: [link]. How do you handle [task] today?',
    seen: {
      'call-to-action': {
        bad: 'Say below the article how to reach you.',
        good: 'Repeat the button from your homepage below the article.',
      },
    },
  },
  'contacts-into-a-list': {
    title: 'Make a list of the people you know',
    how: [
      'Take an hour to write down everyone who would pick up if you called, and which {buyers} they know.',
      'Mark twenty people and call five a week. Ask for advice and don’t pitch.',
    ],
    template:
      'I’m trying to reach more {who}, and you know that world well. Who should I talk to first, and what would you avoid saying?',
    seen: {
      'social-profiles': {
        bad: 'First, add a link to your LinkedIn profile to your website, because people will look you up.',
        good: 'Update your LinkedIn profile first, because people will look you up.',
      },
    },
  },
  'visits-with-an-aim': {
    title: 'Set one goal for every sales visit',
    how: [
      'Complete the sentence below before you go. If you can’t, make a phone call instead.',
      'Bring one example from the customer’s industry.',
      'Don’t leave until you’ve both written down the date of the next meeting.',
    ],
    template: 'By the end of this visit, [name] will have agreed to [next step] on [date].',
    seen: {
      references: {
        bad: 'Write that example up on one page.',
        good: 'Print the best example from your website and leave it with them.',
      },
    },
  },
};
