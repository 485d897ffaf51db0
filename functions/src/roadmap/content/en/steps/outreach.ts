import type { StepTextsOf } from '../../../engine/content.ts';
import type { outreach as rules } from '../../../engine/rules/outreach.ts';

export const outreach: StepTextsOf<typeof rules> = {
  'three-messages': {
    title: 'Write three messages to send over twelve days',
    how: [
      'Fill in the three below, each under ninety words and so specific that it could only go to {group}.',
      'Find out first who you’re allowed to email cold.',
    ],
    template: `Day 1: I’m writing because [reason it’s this company, now]. One question: [question]?
Day 5: We do [task] for [company like yours]. Before: [figure]. Now: [figure]. Would that help you?
Day 12: I don’t want to crowd your inbox. If [topic] comes up again, just reply with one word.`,
    seen: {
      references: {
        bad: 'Put the proof for day 5 in the message itself.',
        good: 'Take the proof for day 5 from the customer stories on your website.',
      },
      'value-proposition': {
        bad: 'Settle the benefit in one sentence before day 1.',
        good: 'Use the benefit from the top of your homepage as the second sentence on day 1.',
      },
    },
  },
  'opening-on-the-phone': {
    title: 'Script the first twenty seconds of a call',
    how: [
      'Call three mornings in a row and write down every answer word for word.',
      'Change only the second line until it works.',
      'Find out first who you’re allowed to call.',
    ],
    template: `This is [name] from [company].
I’m calling you today because [reason].
Other {who} tell me that [problem].
How do you handle that right now?`,
    seen: {
      'customer-focus': {
        bad: 'Talk only about the company you’re calling. Your homepage does the opposite.',
        good: 'Take the third line from your homepage.',
      },
    },
  },
  'mail-that-arrives': {
    title: 'Make sure your emails get delivered',
    how: [
      'Have SPF, DKIM, and DMARC set up for your sending domain, and test them with two large email providers.',
      'Start with a few messages a day and go up to {batch} a week only while replies come in.',
      'Send newsletters from a different address.',
    ],
    seen: {
      imprint: {
        bad: 'Put your full company details in the signature.',
        good: 'Link to your company details in the signature.',
      },
      https: {
        bad: 'Fix the encryption first: the link in your signature leads to your website.',
        good: 'Link your website in the signature.',
      },
    },
  },
  'profile-before-message': {
    title: 'Let people see your name before you write',
    how: [
      'Spend ten minutes a day with the companies on your list, on LinkedIn or a similar network.',
      'View the person’s profile and add something useful to one of their posts.',
      'A week later, send the request below, without a pitch.',
    ],
    template: 'Your post about [topic] stuck with me, above all [detail]. I’d like to read more from you.',
    seen: {
      'social-profiles': {
        bad: 'Link the profile you write from on your website.',
        good: 'Make sure profile and website promise the same thing.',
      },
    },
  },
  'answer-the-same-day': {
    title: 'Answer every inquiry within two hours',
    how: [
      'Each weekday from eight to six, put one person in charge of answering, by phone when there’s a number.',
      'Give them the three sentences below.',
      'For two weeks, log how long each answer really took.',
    ],
    template:
      'Thanks for reaching out. To answer properly, I need one thing: [question]. I can call you [today, time] or [tomorrow, time]: which works better?',
    seen: {
      'contact-form': {
        bad: 'Put a contact form within easy reach first, so that more inquiries come in.',
        good: 'Promise the two hours right next to your form.',
      },
    },
  },
  'next-door-to-a-job': {
    title: 'Tell the neighbors of every job',
    how: [
      'Put up a sign with your number while you work, where people pass.',
      'Leave a card at the ten nearest doors on the last day, with the customer’s permission to look.',
    ],
    template: 'This week we did [what] next door. Have a look. Questions? [Name], [number].',
    seen: {
      phone: {
        bad: 'Put the number from the card at the top of your website.',
        good: 'Use the same number as on your website.',
      },
    },
  },
  'message-to-followers': {
    title: 'Write to those who already know you',
    how: [
      'Answer every comment and message within a day, by name.',
      'Once a month, tell followers first about something new, a day before everyone else.',
    ],
    template:
      'You’re the first to hear: from [day] there is [what]. Reply “yes” and I’ll put one aside for you.',
    seen: {
      'social-profiles': {
        bad: 'Link your profile on your website so buyers can find it.',
        good: 'Check that the link to your profile still works.',
      },
    },
  },
};
