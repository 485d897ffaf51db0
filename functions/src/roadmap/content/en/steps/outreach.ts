import type { StepTextsOf } from '../../../engine/content.ts';
import type { outreach as rules } from '../../../engine/rules/outreach.ts';

export const outreach: StepTextsOf<typeof rules> = {
  'three-messages': {
    title: 'Write three messages to send over twelve days',
    how: [
      'First check the rules on who you’re allowed to email cold.',
      'Fill in the messages below. Keep each one under ninety words, and write them just for {group}.',
    ],
    template: `Day 1: Hi [name], I’m writing because [reason you chose this company]. Can I ask you a quick question: [question]?
Day 5: We helped [similar company] go from [figure] to [figure]. Would that be useful to you?
Day 12: I don’t want to fill up your inbox, so this is my last email. If [topic] comes up again, just reply.`,
    seen: {
      references: {
        bad: 'Before you start, ask a customer for the figures in the second message.',
        good: 'In the second message, use a customer from your website as the example.',
      },
      'value-proposition': {
        bad: 'Before you start, sum up in one sentence what customers get from you.',
        good: 'Use the benefit from the top of your homepage in the first message.',
      },
    },
  },
  'opening-on-the-phone': {
    title: 'Script the first twenty seconds of a call',
    how: [
      'Find out first who you’re allowed to call.',
      'Make calls on three mornings in a row, and write down every answer word for word.',
      'If people don’t want to talk, change only the reason in the second line and try again.',
    ],
    template: `Hi, this is [name] from [company].
I’m calling because [reason].
Other {who} tell me that [problem].
How do you handle that right now?`,
    seen: {
      'customer-focus': {
        bad: 'Talk about their company. Right now, your homepage talks mostly about yours.',
        good: 'Borrow the wording from your homepage, which already speaks to customers.',
      },
    },
  },
  'mail-that-arrives': {
    title: 'Make sure your emails get delivered',
    how: [
      'Have SPF, DKIM, and DMARC set up for your domain, and send test emails to your own accounts at two large email providers.',
      'Start with a few messages a day. Work up to {batch} a week, but only as long as people keep replying.',
      'Send newsletters from a different address.',
    ],
    seen: {
      imprint: {
        bad: 'Put your full company details in your signature.',
        good: 'Link to your company details in your signature.',
      },
      https: {
        bad: 'Fix the encryption on your website first, because your signature links to it.',
        good: 'Link to your website in your signature.',
      },
    },
  },
  'profile-before-message': {
    title: 'Get noticed on LinkedIn before you write',
    how: [
      'Spend ten minutes a day following the companies on your list on LinkedIn or a similar network.',
      'View each decision-maker’s profile, and leave a useful comment on one of their posts.',
      'A week later, send the request below without pitching anything.',
    ],
    template: 'Hi [name], I liked your post about [topic], especially [detail]. I’d be glad to connect.',
    seen: {
      'social-profiles': {
        bad: 'Add a link to your profile on your website.',
        good: 'Make sure your profile and your website say the same thing.',
      },
    },
  },
  'answer-the-same-day': {
    title: 'Answer every inquiry within two hours',
    how: [
      'Put one person in charge of replies each weekday from eight to six. If someone leaves a phone number, call them.',
      'Have whoever replies use the text below.',
      'For two weeks, log how long each reply really took.',
    ],
    template:
      'Thanks for reaching out. To give you a useful answer, I need to know one thing: [question]. Can I call you [today, time] or [tomorrow, time]?',
    seen: {
      'contact-form': {
        bad: 'Put a contact form right on your homepage.',
        good: 'Say next to your form how quickly you reply.',
      },
    },
  },
  'next-door-to-a-job': {
    title: 'Tell the neighbors about every job',
    how: [
      'While you work, put up a sign with your number where people can see it.',
      'On the last day, ask your customer for permission, and leave the card below at the ten nearest doors.',
    ],
    template:
      'This week, we [what you did] next door. Feel free to take a look. Any questions? Call [name] at [number].',
    seen: {
      phone: {
        bad: 'Put the same number at the top of your website.',
        good: 'Use the same number as on your website.',
      },
    },
  },
  'message-to-followers': {
    title: 'Stay in touch with your followers',
    how: [
      'Answer every comment and message within a day, and use people’s names.',
      'Once a month, tell your followers about something new a day before everyone else hears about it.',
    ],
    template:
      'You’re the first to know: [product] will be here on [day]. Would you like me to set one aside for you?',
    seen: {
      'social-profiles': {
        bad: 'Link to your profile from your website, so buyers can find it.',
        good: 'Check that the link on your website still leads to your profile.',
      },
    },
  },
};
