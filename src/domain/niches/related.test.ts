import { expect, it } from 'vitest';
import type { Niche } from './niche-file.ts';
import { buildRelatedRows } from './related.ts';
import { runToCompletion } from './steps.ts';

const niche = (nische: string, mikronische: string, zielgruppe: string): Niche => ({
  nische,
  mikronische,
  beschreibung: '',
  zielgruppe,
});
const niches = [
  niche('Dach', 'Dachsanierung für Hausverwaltungen', 'Technische Leiter'),
  niche('Reinigung', 'Treppenhausreinigung', 'Technische Leiter in Hausverwaltungen ab 20 Häusern'),
  niche('Hof', 'Melkrobotik', 'Milchviehbetriebe ab 20 Kühen'),
  niche('Stadt', 'Dachsanierung in Städten', 'Hausverwaltungen'),
  niche('Hof', 'Stallbau', 'Pferdehalter'),
  niche('Hof', 'Silos', 'Ackerbauern'),
  niche('Büro', 'Wasserspender für Pferdehalter', 'Büros'),
  ...Array.from({ length: 80 }, (_, index) => niche(`N${index}`, `Sache${index}a`, `Leute${index}b`)),
];
const findRelated = runToCompletion(buildRelatedRows(niches));

it('relates rows that share rare nouns, nearest first, and never to themselves', () => {
  expect(findRelated(0)).toEqual([3, 1]);
});

it('ignores numbers and stop words, and falls back to neighbors in the same niche', () => {
  expect(findRelated(1)).toEqual([0]);
  expect(findRelated(4)).toEqual([5]);
  expect(findRelated(20)).toEqual([]);
});

it('relates rows of different niches only if they share at least two words', () => {
  expect(findRelated(6)).toEqual([]);
});
