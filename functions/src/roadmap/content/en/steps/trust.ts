import type { StepTextsOf } from '../../../engine/content.ts';
import type { trust as rules } from '../../../engine/rules/trust.ts';

export const trust: StepTextsOf<typeof rules> = {
  'case-on-one-page': {
    title: 'Tell one customer’s story on one page',
    body: 'Choose a customer {group} will see themselves in. Five paragraphs will do: how things were, what they had tried, what you did with {offer}, what has changed in figures the customer confirms, and what they would tell a colleague. Attach it to your second message, never to the first.',
    seen: {
      references: { bad: 'start with this story.', good: 'put this story at the top.' },
    },
  },
  'pilot-customers': {
    title: 'Win three pilot customers with a clear deal',
    body: 'Offer three {group} a lower price for a fixed term. In return, you get an hour of feedback a month, one agreed figure before and after, and the right to name them. Put it in writing on one page: a free trial without a deal brings neither customers nor references.',
    seen: {
      references: {
        bad: 'these three will be your first.',
        good: 'add the pilots only once the figure is right.',
      },
    },
  },
  'three-voices': {
    title: 'Get three customers on record',
    body: 'Call three happy customers this week and ask: What made you hesitate? What happened next? Who would you recommend us to? Write down two sentences from each in their own words, have them approved, and publish them with name, title, and company next to your contact button.',
  },
  'pass-the-sender-check': {
    title: 'Pass the check every recipient makes',
    body: 'Before people answer a stranger, they look up who is behind the message. Company name, address, the person writing, and a secure website have to turn up within ten seconds. Have someone outside the company try it with a stopwatch.',
  },
  faces: {
    title: 'Show the person people will talk to',
    body: 'Before anyone discusses {offer}, they want to know with whom. Put a real photo, a name, a direct line, and three lines of your own on the website: what you did before, which projects you take, which you turn down. Link the same profile in every message.',
  },
};
