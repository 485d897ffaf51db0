import type { StepTextsOf } from '../../../engine/content.ts';
import type { message as rules } from '../../../engine/rules/message.ts';

export const message: StepTextsOf<typeof rules> = {
  'one-sentence': {
    title: 'Lead with one sentence a stranger understands',
    body: 'Fill in this line: “For [who] with [problem], we deliver [result] within [time].” Read it to three people who don’t know you and ask what you sell. Once all three say the same thing, put it at the top of your homepage and at the start of every first message about {offer}.',
  },
  'name-the-audience': {
    title: 'Say on the homepage who you work for',
    body: 'Add one line below the headline that names industry and size, for example “For {group}.” Whoever you write to checks your site before answering, and that line tells them you mean them.',
  },
  'against-doing-nothing': {
    title: 'Write down why customers switch to you',
    body: 'Ask your last five customers two questions: what would you have done without us, and what tipped the scales? Turn their words into a table with three columns: doing nothing, the usual provider, {offer}. Keep only the rows where you’re truly different. Two honest rows beat ten.',
    adds: {
      pilot:
        'Fewer than five customers so far? Ask people who turned you down. Their answers are even more useful.',
    },
    seen: {
      numbers: {
        bad: 'the two strongest rows of the table belong there.',
        good: 'check whether a competitor could claim the same.',
      },
    },
  },
};
