import type { StepTextsOf } from '../../../engine/content.ts';
import type { trust as rules } from '../../../engine/rules/trust.ts';

export const trust: StepTextsOf<typeof rules> = {
  'case-on-one-page': {
    title: 'Write a one-page customer story',
    how: [
      'Choose a story {group} can relate to, and fill in the five lines below.',
      'Attach it to the second message you send a prospect, because it’s too much for the first.',
    ],
    template: `The problem: …
What they had tried: …
What we did: …
What changed, with figures the customer has confirmed: …
What they would tell a colleague: “…”`,
    seen: {
      references: {
        bad: 'Publish it on your website as your first customer story.',
        good: 'Link to it where your website mentions your customers.',
      },
    },
  },
  'pilot-customers': {
    title: 'Find three pilot customers and agree on clear terms',
    how: [
      'Offer three {buyers} a lower price for a set period.',
      'Put in writing what you get in return, using the text below.',
    ],
    template:
      'You pay [price] instead of [price] until [date]. In return, you give us an hour of feedback each month, share [figure] before and after, and let us name you as a customer.',
    seen: {
      references: {
        bad: 'Name these three on your website as your first customers.',
        good: 'Add these three to your website once the results are in.',
      },
    },
  },
  'three-voices': {
    title: 'Publish quotes from three customers',
    how: [
      'Call three happy customers this week and ask the questions below.',
      'Write down two sentences from each in their own words, and ask if you can publish them.',
      'Put the quotes next to your contact button, with each customer’s name and town or company.',
    ],
    template: 'What made you hesitate at first? How did it go in the end? Who would you recommend us to?',
  },
  'pass-the-sender-check': {
    title: 'Show people who’s behind your messages',
    how: [
      'On your website, show your company name, your address, and the name of the person who signs your messages.',
      'Make sure your website uses a secure connection (https).',
      'Ask someone outside the company to find these details. It shouldn’t take more than ten seconds.',
    ],
  },
  faces: {
    title: 'Show people who they’ll be talking to',
    how: [
      'Put a profile on your website with a real photo, a name, a direct number, and the three lines below.',
      'Link to that profile in every message.',
    ],
    template: `Before this, I [what you did].
I take on [kind of project].
I don’t take on [kind of project] because [reason].`,
  },
  'ask-for-reviews': {
    title: 'Ask every happy customer for a review',
    how: [
      'When customers tell you they’re happy, ask them for a review and send the link the same day.',
      'Answer every review by name within three days, starting with the bad ones.',
    ],
    template: 'Thank you, [name]! If you’re happy with [what], a short review would help us a lot: [link].',
    seen: {
      testimonials: {
        bad: 'Put the three best reviews on your website, with first name and town.',
        good: 'Add the newest review to the quotes on your website.',
      },
    },
  },
};
