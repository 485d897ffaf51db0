import type { StepTextsOf } from '../../../engine/content.ts';
import type { message as rules } from '../../../engine/rules/message.ts';

export const message: StepTextsOf<typeof rules> = {
  'one-sentence': {
    title: 'Explain what you do in one sentence',
    how: [
      'Fill in the line below, read it to three people who don’t know your business, and ask them what you sell.',
      'Once all three get it right, put it at the top of your homepage and in your first messages.',
    ],
    template: 'We help [who] get [result] within [time].',
  },
  'name-the-audience': {
    title: 'Say on your homepage who you serve',
    how: [
      'Below the headline, add one line that says who your customers are.',
      'Keep it short, so the right visitors know at a glance that they’re in the right place.',
    ],
    template: 'For {who} who [need or problem].',
  },
  'against-doing-nothing': {
    title: 'Find out why customers choose you',
    how: [
      'Ask your last five customers the two questions below.',
      'Put their answers in a table with three columns: doing nothing, the usual provider, and you.',
      'Keep only the rows where you’re clearly different, even if there are just two.',
    ],
    template: 'What would you have done if you hadn’t found us? And what made you choose us in the end?',
    adds: {
      pilot: 'If you have fewer than five customers, ask people who said no what they did instead.',
    },
    seen: {
      numbers: {
        bad: 'Put the two strongest rows on your homepage, with numbers.',
        good: 'Check whether a competitor could say the same things your homepage says.',
      },
    },
  },
  'jobs-you-want': {
    title: 'Decide which orders you want and which you don’t',
    how: [
      'Make two short lists: orders you want more of, and orders you’ll turn down from now on.',
      'Show the first list wherever people read about you. Keep the second one by the phone, with the name of someone you can recommend.',
    ],
    template:
      'Thanks for asking! We don’t do [type of order] anymore, but I can recommend [name]: [phone number].',
    seen: {
      'value-proposition': {
        bad: 'Put the kind of order you want most at the top of your homepage.',
        good: 'Check that the top of your homepage mentions what’s on the first list.',
      },
    },
  },
};
