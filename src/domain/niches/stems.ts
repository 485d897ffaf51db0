/** Stems German and English words, and lists stop words. */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { foldLetters } from './letters.ts';

/** Snowball doesn't conflate Zahnärztin and Zahnarzt. Excludes Termin and Verein, whose `in` is not a suffix. */
const FEMININE = /(?<=er|or|eur|arzt|walt|ist|ent|ant|log)in(?:nen)?$/;

/**
 * The stem of a folded word in either language.
 * @example stemWord('zahnarztinnen') // 'zahnarzt'
 * @example stemWord('bakeries') // 'bakeri', as stemWord('bakery')
 */
export const stemWord = (letters: string): string => english(german(letters.replace(FEMININE, '')));

const FUNCTION_WORDS = `
  aber alle allem allen aller alles als also am an ander andere anderen anderer anderes auch auf aus bei beim bin bis bist da
  dabei dafür damit danach dann das dass dein deine dem den denn der des die dies diese diesem diesen dieser dieses doch dort
  du durch ein eine einem einen einer eines einige er es etwas euch euer für gegen habe haben hat hatte hier hin hinter ich
  ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine keinem
  keinen keiner können könnte man mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nicht nichts noch nun
  nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so soll sollen sollte sollten sondern sonst über um
  und uns unser unsere unserem unseren unserer unter viel viele vom von vor wann war waren warum was weil weiter welche
  welchem welchen welcher welches wem wen wenn wer werde werden wessen wie wieder will wir wird wo woher wohin womit wofür
  wollen wurde wurden würde zu zum zur zwischen
  the a an and or of to for on at by with from is are be do does we i you my our your their who what where how which that this`;
/** Stop words in full questions, and words that apply to every row of a business finder. */
const QUESTION_WORDS = `
  bitte gern gerne gibt geben brauche braucht brauchen benötige benötigen benötigt suche sucht suchen finde findet finden
  möchte möchten wollte hilft helfen kümmert macht machen mache bekomme bekommt bekommen lasse lassen lässt verkaufe verkaufen
  verkauft anbieten biete bietet bieten jemand jemanden firma firmen unternehmen betrieb betriebe anbieter lieferant
  lieferanten hersteller kunde kunden nische branche
  need needs want looking find help can`;

const STOP_WORDS = new Set(`${FUNCTION_WORDS} ${QUESTION_WORDS}`.trim().split(/\s+/).map(foldLetters));

/** Whether a folded word is a stop word. */
export const isStopWord = (letters: string): boolean => STOP_WORDS.has(letters);
