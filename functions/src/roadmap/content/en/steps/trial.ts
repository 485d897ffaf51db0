import type { StepTextsOf } from '../../../engine/content.ts';
import type { trial as rules } from '../../../engine/rules/trial.ts';

export const trial: StepTextsOf<typeof rules> = {
  'demo-with-their-data': {
    title: 'Demo the software with the prospect’s own data',
    body: 'Don’t show everything. Ask for one real file before the meeting, and use it to do the one task that costs the prospect the most time today. After twenty minutes, they have a result they can keep, and the next meeting is about their data instead of your features.',
    adds: {
      lowPrices:
        'At prices {prices}, record it once as a three-minute video and send that instead of an invite.',
    },
    seen: {
      'call-to-action': {
        bad: 'offer exactly these twenty minutes there.',
        good: 'say there that it takes twenty minutes and uses their own data.',
      },
    },
  },
  'sample-in-the-post': {
    title: 'Mail a sample nobody sets aside',
    body: 'Pack one piece, a card with the wholesale price for ten, and one line about who nearby already carries it. Send ten packages a week to {group}, and call three days after delivery, while it’s still on the desk.',
    seen: {
      'contact-form': {
        bad: 'offer the sample there on request.',
        good: 'let companies request the sample there, too.',
      },
    },
  },
  'their-material-on-your-machine': {
    title: 'Show prospects the result on their own material',
    body: 'At prices {prices}, nobody orders from a catalog. Ask {group} for one job of their own: a workpiece, a sample, a room with its measurements. In half an hour, by video or at your site, show what your product does with it. They keep the result and a sheet with three figures: time, cost, quality.',
    seen: {
      'contact-form': {
        bad: 'offer a date for this trial there.',
        good: 'make the trial the first step there.',
      },
    },
  },
  'service-on-one-page': {
    title: 'Put the service on one page buyers can compare',
    body: 'Nobody can see a service before buying it, so write down what they get: what’s included, what isn’t, when it’s done, who does it, and what happens if something goes wrong. One page, five headings, no adjectives. Attach it to every proposal and every first reply to {group}.',
    seen: {
      'text-depth': {
        bad: 'the five headings answer part of that, too.',
        good: 'take the best sentences from there.',
      },
    },
  },
  'diagnosis-first': {
    title: 'Offer a diagnosis that is useful on its own',
    body: 'Take the ten questions you ask in every first consultation and give each a scale from 0 to 3. Go through them with someone at one of the {group} on your list in 45 minutes, and send one page with the three biggest gaps that evening. Now your first message asks for a conversation, not an order.',
    seen: {
      booking: {
        bad: 'make the diagnosis the next step there.',
        good: 'offer the diagnosis there from now on.',
      },
    },
  },
};
