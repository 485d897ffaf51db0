import { expect, it } from 'vitest';
import { splitSentences } from './quotes.ts';

it.each([
  ['Kanzlei in Münster: Dr. Hanna Terhorst.', 'Wir beraten.'],
  ['Kurse in St. Pölten, Nr. 3, z. B. Kraulen bis 31. August!', 'Jetzt anmelden.'],
  ['Call Mr. J. Smith at No. 5 or Ferry Co. Clare?', 'No.', 'We answer on Friday.'],
  ['Opened in 1998.', 'Open daily.'],
])('ends no sentence within %s', (...sentences) => {
  expect(splitSentences(sentences.join(' '))).toEqual(sentences);
});
