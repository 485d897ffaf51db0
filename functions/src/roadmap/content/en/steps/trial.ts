import type { StepTextsOf } from '../../../engine/content.ts';
import type { trial as rules } from '../../../engine/rules/trial.ts';

export const trial: StepTextsOf<typeof rules> = {
  'demo-with-their-data': {
    title: 'Demo your software with the prospect’s own data',
    how: [
      'Before the meeting, ask for one real file.',
      'In twenty minutes, show how it handles the task that costs them the most time today.',
      'Let them keep the result.',
    ],
    template:
      'Could you send me one real [file] before [date]? Feel free to black out names. In twenty minutes, I’ll show you what our software does with it, and you can keep the result.',
    adds: {
      lowPrices:
        'With prices {prices}, you can’t do this for everyone. Record one demo as a three-minute video and send that instead.',
    },
    seen: {
      'call-to-action': {
        bad: 'Offer this twenty-minute demo on your website.',
        good: 'Say next to your button that the demo takes twenty minutes and uses their own data.',
      },
    },
  },
  'sample-in-the-post': {
    title: 'Mail samples and follow up by phone',
    how: [
      'Pack one item with the card below.',
      'Send ten packages a week to {group}.',
      'Call three days after each one arrives.',
    ],
    template:
      'We make this, and [store nearby] already sells it. Ten of them cost you [wholesale price]. I’ll call you on [day] to hear what you think. [Name], [phone number]',
    seen: {
      'contact-form': {
        bad: 'Let companies request a sample on your website.',
        good: 'Add a sample request to your contact form.',
      },
    },
  },
  'their-material-on-your-machine': {
    title: 'Run a test with the prospect’s own material',
    how: [
      'Ask {group} for something from one of their own jobs, such as a part, a sample, or the measurements of a room.',
      'In half an hour, by video or at your site, show what your product does with it.',
      'Let them keep the result, along with three figures: time, cost, and quality.',
    ],
    template:
      'Send us [one part], and on [date] we’ll run it for you, live or by video. We’ll measure time, cost, and quality, and you keep the results.',
    seen: {
      'contact-form': {
        bad: 'Let visitors sign up for this test on your website.',
        good: 'Offer this test in your contact form.',
      },
    },
  },
  'service-on-one-page': {
    title: 'Describe your service on one page',
    how: [
      'Write two plain sentences under each of the five headings below.',
      'Send the page with every quote and every first reply to {group}.',
    ],
    template:
      'What’s included | What isn’t | When it’s done | Who does it | What happens if something goes wrong',
    seen: {
      'text-depth': {
        bad: 'Use the same five headings on your homepage.',
        good: 'Reuse the best sentences from your homepage.',
      },
    },
  },
  'diagnosis-first': {
    title: 'Offer a 45-minute assessment',
    how: [
      'Take the ten questions you ask every new client, and score each answer from 0 to 3.',
      'Offer the assessment to {group} first.',
      'The same evening, send one page with the three biggest gaps.',
    ],
    template:
      'I’d like to go through ten questions about [topic] with you. It takes 45 minutes, and that evening you’ll get one page with your three biggest gaps, whether or not we work together. Does [date] or [date] work for you?',
    seen: {
      booking: {
        bad: 'Make the assessment the next step on your website.',
        good: 'Let visitors book the assessment on your website.',
      },
    },
  },
  'try-on-the-spot': {
    title: 'Let people try before they buy',
    how: [
      'Pick one day a week or one market a month when people can taste, touch, or try what you sell.',
      'Ask everyone who tries it one question, and write down the answers.',
      'Give them something small to take home, with your name on it.',
    ],
    template: 'Try [product] on [day] from [time] at [place]. No need to sign up.',
    seen: {
      pricing: {
        bad: 'Put the time, the place, and your prices on your website.',
        good: 'Mention the time and place next to the prices on your website.',
      },
    },
  },
};
