import type { StepTextsOf } from '../../../engine/content.ts';
import type { outreach as rules } from '../../../engine/rules/outreach.ts';

export const outreach: StepTextsOf<typeof rules> = {
  'three-messages': {
    title: 'Write three messages for twelve days',
    body: 'Day 1: why you’re writing to this company now, one question, no attachment. Day 5: how someone like them uses {offer}. Day 12: a short goodbye that leaves the door open. Keep each under ninety words and so specific that it could only go to {group}. Before you send, find out who you may email without asking first.',
    seen: {
      references: {
        bad: 'the proof for day 5 has to be in the message itself.',
        good: 'take the proof for day 5 from there.',
      },
      'value-proposition': {
        bad: 'find that benefit first, because day 1 depends on it.',
        good: 'make it the second sentence on day 1.',
      },
    },
  },
  'opening-on-the-phone': {
    title: 'Script the first twenty seconds of a call',
    body: 'Write four lines: who you are, why you’re calling this company today, what other {group} told you, and one question that can’t be answered with no. Call three mornings in a row, write down every answer word for word, and change only the second line until it works. Find out first who you may call.',
    seen: {
      'customer-focus': {
        bad: 'on the phone, talk only about the company you’re calling.',
        good: 'take the third line from there.',
      },
    },
  },
  'mail-that-arrives': {
    title: 'Make sure your emails get delivered',
    body: 'Have SPF, DKIM, and DMARC set up for your sending domain, and test them with two large email providers. Start with a few messages a day, from a person with a real signature, and go up to {batch} a week only while replies come in. Send newsletters from a different address.',
    seen: {
      imprint: {
        bad: 'put your full company details in the signature.',
        good: 'link to that page in the signature.',
      },
      https: {
        bad: 'fix that first, because the link in your signature leads there.',
        good: 'the link in your signature can lead there.',
      },
    },
  },
  'profile-before-message': {
    title: 'Let people see your name before you write',
    body: 'Spend ten minutes a day on LinkedIn or a similar network with the companies on your list: view the person’s profile, add something useful to one of their posts, and a week later send a request without a pitch. When your message arrives, they’ve seen your name before.',
    seen: {
      'social-profiles': {
        bad: 'add the profile you write from.',
        good: 'make sure profile and website promise the same thing.',
      },
    },
  },
  'answer-the-same-day': {
    title: 'Answer every inquiry within two hours',
    body: 'Anyone who asks you has usually asked others, too. Put one person in charge each weekday from eight to six, by phone when there’s a number, and give them three sentences and two open dates for {offer}. For two weeks, log how long each answer really took.',
    seen: {
      'contact-form': {
        bad: 'fix that first, so that more inquiries reach you.',
        good: 'promise the two hours right there.',
      },
    },
  },
};
