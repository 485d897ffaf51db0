import type { StepTextsOf } from '../../../engine/content.ts';
import type { trial as rules } from '../../../engine/rules/trial.ts';

export const trial: StepTextsOf<typeof rules> = {
  'demo-with-their-data': {
    title: 'Demo the software with the prospect’s own data',
    how: [
      'Ask for one real file before the meeting.',
      'In twenty minutes, use it for the one task that costs the prospect the most time today.',
      'Let them keep the result.',
    ],
    template:
      'Please send me one real [file] before [date], with names blacked out if you like. In twenty minutes, I’ll show you your own result, and you keep it.',
    adds: {
      lowPrices:
        'At prices {prices}, record it once as a three-minute video and send that instead of an invite.',
    },
    seen: {
      'call-to-action': {
        bad: 'Offer exactly these twenty minutes on your website.',
        good: 'Say next to your button that it takes twenty minutes and uses their own data.',
      },
    },
  },
  'sample-in-the-post': {
    title: 'Mail a sample nobody sets aside',
    how: [
      'Pack one item and the card below.',
      'Send ten packages a week to {group}.',
      'Call three days after delivery, while it’s still on the desk.',
    ],
    template:
      '[Store nearby] carries this. Ten of them cost you [wholesale price]. I’ll call on [day]: [name], [number].',
    seen: {
      'contact-form': {
        bad: 'Let companies request the sample on your website.',
        good: 'Add the sample to your form as a choice.',
      },
    },
  },
  'their-material-on-your-machine': {
    title: 'Show prospects the result on their own material',
    how: [
      'Ask {group} for one job of their own: a workpiece, a sample, a room with its measurements.',
      'In half an hour, by video or at your site, show what your product does with it.',
      'Let them keep the result and a sheet with three figures: time, cost, quality. At prices {prices}, nobody orders from a catalog.',
    ],
    template:
      'Send us [one part]. On [date] you’ll see it done, live or by video, with time, cost, and quality measured. Both are yours.',
    seen: {
      'contact-form': {
        bad: 'Offer a date for this trial on your website.',
        good: 'Make the trial the first thing your website asks for.',
      },
    },
  },
  'service-on-one-page': {
    title: 'Describe your service on one page that’s easy to compare',
    how: [
      'Write two sentences under each of the five headings below, without adjectives.',
      'Attach the page to every quote and every first reply to {group}.',
    ],
    template:
      'What’s included | What isn’t | When it’s done | Who does it | What happens if something goes wrong',
    seen: {
      'text-depth': {
        bad: 'Put the same five headings on your homepage.',
        good: 'Take the best sentences from your homepage.',
      },
    },
  },
  'diagnosis-first': {
    title: 'Offer a diagnosis that is useful on its own',
    how: [
      'Take the ten questions you ask every new client and give each a scale from 0 to 3.',
      'Go through them in 45 minutes with someone at one of the {buyers} on your list.',
      'Send one page with the three biggest gaps that evening.',
    ],
    template:
      'In 45 minutes, we’ll go through ten questions about [topic]. That evening, you’ll get one page with your three biggest gaps, whether we work together or not. [Date] or [date]?',
    seen: {
      booking: {
        bad: 'Make the diagnosis the next step on your website.',
        good: 'Offer the diagnosis where your website offers the next step.',
      },
    },
  },
  'try-on-the-spot': {
    title: 'Let people try it before they buy',
    how: [
      'Pick one day a week or one market a month when people can taste, touch, or try it.',
      'Ask everyone who tries it one question and write the answers down.',
      'Let them take something small with your name on it.',
    ],
    template: 'Try [it] on [day] from [time], at [place]. No need to sign up.',
    seen: {
      pricing: {
        bad: 'Say on your website when and where, and what it costs.',
        good: 'Add when and where next to your prices.',
      },
    },
  },
};
