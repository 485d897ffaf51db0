import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { FEMININE } from '../../../src/domain/niches/stems.ts';

/**
 * The stem of a folded word in either language. The classifier's weights name these stems: another stemmer needs another
 * training.
 */
export const stemWord = (letters: string): string => english(german(letters.replace(FEMININE, '')));
