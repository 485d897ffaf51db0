import type { RoadmapContent } from '../../engine/content.ts';
import { advice } from './advice.ts';
import { answers } from './answers.ts';
import { quoting } from './findings/quoting.ts';
import { findings } from './findings.ts';
import { groups } from './groups.ts';
import { hashtags } from './hashtags.ts';
import type { Noun } from './noun.ts';
import { phrases } from './phrases.ts';
import { stems } from './stems.ts';
import { steps } from './steps.ts';
import { wishes } from './wishes.ts';

export const content: RoadmapContent<Noun> = {
  steps,
  groups,
  advice,
  wishes,
  answers,
  findings,
  quoting,
  hashtags,
  phrases,
  stems,
};
