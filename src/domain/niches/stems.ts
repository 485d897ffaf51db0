/** Stems the finder's words, and lists stop words. */
import { stemmer as german } from '@orama/stemmers/german';
import { foldLetters } from './letters.ts';

/** Snowball doesn't conflate Zahnärztin and Zahnarzt. Excludes Termin and Verein, whose `in` is not a suffix. */
export const FEMININE = /(?<=er|or|eur|arzt|walt|ist|ent|ant|log)in(?:nen)?$/;

/** English endings that are none in German: not Frühling and Messing. */
const ENGLISH_PARTICIPLE = /(?<=.{3}[^ls])ing$/;
/** Plurals that the German stemmer leaves: Autos, batteries. */
const PLURAL_AFTER_VOWEL = /(?<=.[^aeiou][oy]|..[dkmnpt]a)s$/;

/**
 * The stem of a folded word. The rows are German, so it removes only those English endings that German lacks: Snowball's
 * English stemmer would make one word of Personal and Person, and of Händler and Handling.
 * @example stemWord('zahnarztinnen') // 'zahnarzt'
 * @example stemWord('batteries') // 'batteri', as stemWord('battery')
 */
export const stemWord = (letters: string): string =>
  german(letters.replace(FEMININE, '').replace(ENGLISH_PARTICIPLE, '').replace(PLURAL_AFTER_VOWEL, ''))
    // Reservierung becomes reservier, but reservieren reservi.
    .replace(/(?<=.{4})er$/, '')
    .replace(/(?<=.{3})y$/, 'i');

/** German stop words with regular endings or beginnings, folded. */
const STOP_FORMS = [
  '(?:all|ander|dein|dies|ein|einig|eue?r|ganz|ihr|jed|kein|manch|mein|sein|solch|unser|viel|welch|wenig)(?:e[mnrs]?)?',
  '(?:da|hier|wo)(?:r?(?:an|auf|aus|in|uber|um)|bei|durch|fur|hin|her|mit|nach|neben|von|vor|zu)',
  '(?:bekomm|benotig|biet|brauch|durf|find|geb|geh|hab|hatt|helf|kenn|komm|konn|krieg|lass|mach|mocht|mog|muss|soll|such|verkauf|werd|woll|wurd)(?:e?s?t|en?|te[nt]?)',
];
const FUNCTION_WORDS = `
  aber als also am auch auf aus außer bei beim besser bevor bin bis da dann darf das dass dauernd dem den denn der des
  deshalb die doch dort du durch eben eigentlich einfach er erst es etwas euch für gegen genug gern gibt hat heute hilft
  ich ihm im immer in ins ist ja jetzt kann mag mal man mehr mich mir mit muss nach nicht nichts nie niemand noch nun
  nur ob oder oft ohne schon sehr sich sie sind so soll sonst um und uns unter vom von vor wann war warum was weil
  weiter wem wen wenn wer wie wieder will wir wird wirklich wo zu zum zur zusammen über überhaupt
  anders bald bisschen dauerhaft dringend einmal endlich gehts gerade gibts gleich halt irgendwie isch leider
  ned nem nen ner net nimmer nit nochmal schnell ständig wegen wenns zwischen
  the a an and or of to for on at by with from is are be do we i you my our your who what where how could should would
  have can someone about after again always any because been before but during every had has his if into its keep keeps
  me more off out she still than that their them then these they this those too up very were when which while would`;
/** Stop words in full questions, and words that apply to every row of a business finder. */
const QUESTION_WORDS = `
  bitte hallo guten morgen gerne gesucht kümmert heißt tun tut wissen jemand jemanden leute problem probleme problemen
  frage fragen sache sachen firma firmen unternehmen betrieb betriebe anbieter lieferant lieferanten hersteller kunde
  kunden nische branche
  need needs want wants looking get go make please help company companies business customer customers supplier suppliers`;

/** Rows serve any place. */
const PLACES = `
  baden-württemberg bayern brandenburg hessen mecklenburg niedersachsen nrw rheinland pfalz saarland sachsen thüringen
  schleswig holstein allgäu schwaben eifel ruhrgebiet sauerland ostfriesland aachen augsburg berlin
  bielefeld bochum bonn braunschweig bremen chemnitz cottbus dortmund dresden duisburg düsseldorf erfurt frankfurt freiburg
  hamburg hannover heidelberg jena karlsruhe kassel kiel koblenz konstanz köln leipzig lübeck magdeburg mainz mannheim
  münchen münster nürnberg oldenburg osnabrück passau potsdam regensburg rostock schwerin stuttgart trier ulm wiesbaden
  wuppertal würzburg burgenland kärnten niederösterreich oberösterreich steiermark tirol vorarlberg bregenz graz
  innsbruck klagenfurt linz salzburg villach wels aargau thurgau basel bern chur genf lausanne luzern winterthur
  zürich sylt`;

const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(foldLetters));
const FUNCTION_WORD_SET = toSet(FUNCTION_WORDS);
const QUESTION_WORD_SET = toSet(QUESTION_WORDS + PLACES);
const STOP_FORM = new RegExp(`^(?:${STOP_FORMS.join('|')})$`);

/** Whether a folded word means nothing by itself. */
export const isFunctionWord = (letters: string): boolean =>
  FUNCTION_WORD_SET.has(letters) || STOP_FORM.test(letters);

/** Whether a folded word says nothing to the finder. */
export const isStopWord = (letters: string): boolean =>
  isFunctionWord(letters) || QUESTION_WORD_SET.has(letters);
