import type { StepTextsOf } from '../../../engine/content.ts';
import type { channelsOfYourOwn as rules } from '../../../engine/rules/channels-of-your-own.ts';

export const channelsOfYourOwn: StepTextsOf<typeof rules> = {
  'ads-for-the-list': {
    title: 'Spend your ad budget only on your list',
    body: 'For six weeks, show your ads only to the companies on your list, or to their industry and size where the network can’t get closer. Send those companies your messages in the same weeks, so that each has seen you twice. Then compare the cost per call with what you pay today.',
    seen: {
      'call-to-action': {
        bad: 'fix that before the first ad runs.',
        good: 'send every ad click right there.',
      },
    },
  },
  'visitors-into-names': {
    title: 'Turn search terms into a target list',
    body: 'Go through the last three months of search terms and mark the ones only someone with a real problem would type. They show which of your target groups is looking right now. Write to companies like that in the words they search with, and put the same words above your form.',
    seen: {
      title: {
        bad: 'use the words people search with there, too.',
        good: 'check that it uses the words people search with.',
      },
    },
  },
  'readers-into-talks': {
    title: 'Let your best article open doors',
    body: 'Take the piece people spent the most time on and send it to twenty people at {group}, with one question about their own situation. No homepage link, no pitch. Anyone who answers gets a call about that question. Anyone who doesn’t gets your next piece in four weeks.',
    seen: {
      'call-to-action': {
        bad: 'say below the article how to reach you.',
        good: 'put the same link below the article.',
      },
    },
  },
  'contacts-into-a-list': {
    title: 'Get your network out of your head',
    body: 'Take an hour and write down everyone who would pick up if you called, and which {group} each of them can reach. Mark twenty and call five a week. Don’t pitch: ask how they would approach it. Those calls lead to introductions no email will get you.',
    seen: {
      'social-profiles': {
        bad: 'fix that, because people who hear your name look you up.',
        good: 'keep that current, because people who hear your name look you up.',
      },
    },
  },
  'visits-with-an-aim': {
    title: 'Give every visit one goal and a next date',
    body: 'Before each visit, finish one sentence: “When I leave, they will have agreed to …” Bring one proof from their industry, and don’t get up until the next date is on both calendars. If you can’t finish the sentence, make it a phone call and use the time for new companies.',
    seen: {
      references: {
        bad: 'bring the proof along on one page.',
        good: 'print out what fits and leave it on the table.',
      },
    },
  },
};
