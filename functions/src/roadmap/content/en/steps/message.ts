import type { StepTextsOf } from '../../../engine/content.ts';
import type { message as rules } from '../../../engine/rules/message.ts';

export const message: StepTextsOf<typeof rules> = {
  'one-sentence': {
    title: 'Lead with one sentence a stranger understands',
    how: [
      'Fill in the line below, read it to three strangers, and ask them what you sell.',
      'Once all three say the same thing, put it at the top of your homepage and of every first message about {offer}.',
    ],
    template: 'For [who] with [problem], we deliver [result] within [time].',
  },
  'name-the-audience': {
    title: 'Say on the homepage who you serve',
    how: [
      'Add one line below the headline that names your buyers.',
      'Keep it short: people look for it before they read on.',
    ],
    template: 'For {who} who [what they struggle with].',
  },
  'against-doing-nothing': {
    title: 'Write down why customers switch to you',
    how: [
      'Ask your last five customers the two questions below.',
      'Turn their words into a table with three columns: doing nothing, the usual provider, {offer}.',
      'Keep only the rows where you’re truly different: two honest rows beat ten.',
    ],
    template: 'What would you have done without us? And what tipped the scales?',
    adds: {
      pilot: 'Fewer than five customers so far? Ask people who turned you down.',
    },
    seen: {
      numbers: {
        bad: 'Put the two strongest rows on your homepage, with their figures.',
        good: 'Check whether a competitor could claim the figures on your homepage, too.',
      },
    },
  },
  'jobs-you-want': {
    title: 'Say what you want more of, and what you don’t',
    how: [
      'Write two short lists: orders you want more of, and orders you’ll turn down from now on.',
      'Put the first list wherever people read about you. Keep the second by the phone, with a friendly sentence and someone to recommend.',
    ],
    template: 'Thanks for asking. We don’t do [that] anymore. [Name] does it well: [number].',
    seen: {
      'value-proposition': {
        bad: 'Open your homepage with the first item on the first list.',
        good: 'Check that the top of your homepage shows the first list.',
      },
    },
  },
};
