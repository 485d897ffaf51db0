import type { StepTextsOf } from '../../../engine/content.ts';
import type { trust as rules } from '../../../engine/rules/trust.ts';

export const trust: StepTextsOf<typeof rules> = {
  'case-on-one-page': {
    title: 'Tell one customer’s story on one page',
    how: [
      'Choose a customer {group} will see themselves in, and fill in the five lines below.',
      'Attach it to your second message, never to the first.',
    ],
    template: `How things were: …
What they had tried: …
What we did: …
What has changed, in figures the customer confirms: …
What they would tell a colleague: “…”`,
    seen: {
      references: {
        bad: 'Make it the first customer story on your website.',
        good: 'Put it at the top of your customer page.',
      },
    },
  },
  'pilot-customers': {
    title: 'Win three pilot customers with a clear deal',
    how: [
      'Offer three {buyers} a lower price for a fixed term.',
      'Put what you get in return on one page, with the text below. A free trial without a deal brings neither customers nor proof.',
    ],
    template:
      'You pay [price] instead of [price] until [date]. In return: one hour of feedback a month, one figure before and after ([figure]), and the right to name you.',
    seen: {
      references: {
        bad: 'Show these three as the first customers on your website.',
        good: 'Add the pilots to your website only once the figure is right.',
      },
    },
  },
  'three-voices': {
    title: 'Get three customers on record',
    how: [
      'Call three happy customers this week with the questions below.',
      'Write down two sentences from each in their own words and have them approved.',
      'Publish them with their name and town or company next to your contact button.',
    ],
    template: 'What made you hesitate? What happened next? Who would you recommend us to?',
  },
  'pass-the-sender-check': {
    title: 'Pass the check every recipient runs',
    how: [
      'On your website, show your company name, your address, and the name of whoever signs your emails, all over a secure connection.',
      'Make sure someone outside the company can find all of this within ten seconds.',
    ],
  },
  faces: {
    title: 'Show the person people will talk to',
    how: [
      'Put a real photo, a name, a direct line, and the three lines below on your website.',
      'Link the same profile in every message.',
    ],
    template: `Before this, I [what you did].
I take on [kind of project].
I turn down [kind of project], because [reason].`,
  },
  'ask-for-reviews': {
    title: 'Ask every happy customer for a review',
    how: [
      'Ask in person while they’re pleased, and send the direct link to your review page the same day.',
      'Answer every review by name within three days, the bad ones first.',
    ],
    template:
      'Thank you, [name]. If you’re happy with [what], two sentences here would help us a lot: [link].',
    seen: {
      testimonials: {
        bad: 'Put the three best on your website, with first name and town.',
        good: 'Add the newest to those on your website.',
      },
    },
  },
};
