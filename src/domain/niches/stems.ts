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

const FUNCTION_WORDS = `
  aber alle allem allen aller allerdings alles als also am an ander andere anderen anderer anderes anders auch auf aus außer
  außerdem bald bei beim bereits besonders besser bestimmt bevor bin bis bisher bist bloß da dabei dadurch dafür daher dahin
  damals damit danach daneben dann daran darauf daraus darin darüber darum das dass dauernd davon davor dazu dein deine dem den
  denn dennoch der derzeit des deshalb deswegen die dies diese diesem diesen dieser dieses doch dort dran drauf drin du durch
  dürfen dürfte darf eben ebenso egal eher eigentlich ein einander eine einem einen einer eines einfach einige einmal endlich
  entweder er erst es etwa etwas euch euer falls fast für ganz ganze ganzen gar gegen genau genug gerade gewesen geworden gleich
  habe haben halt hat hatte hatten hätte hätten her heraus herum heute hier hierfür hin hinaus hinter ich ihm ihn ihnen ihr ihre
  ihrem ihren ihrer im immer in indem ins inzwischen irgendein irgendeine irgendwann irgendwas irgendwer irgendwie irgendwo ist
  ja je jede jedem jeden jeder jedes jedoch jemals jetzt kann kannst kaum kein keine keinem keinen keiner können könnt könnte
  könnten konnte leider lieber mag mal man manche manchmal mehr mein meine meinem meinen meiner meist meistens mich mindestens mir
  mit mögen möglich möglichst muss müssen musst musste müsste na nach nachdem nämlich natürlich nein nicht nichts nie niemand
  nirgends noch nun nur ob oben oder oft ohne paar plötzlich richtig schon sehr seid sein seine seinem seinen seiner seit selber
  selten sich sie sind so sobald sofort sogar solange solche solchen soll sollen sollst sollte sollten sondern sonst sowie sowohl
  ständig trotz trotzdem über überhaupt um unbedingt und ungefähr uns unser unsere unserem unseren unserer unten unter viel viele
  vom von vor während wann war wäre wären waren warum was weder wegen weil weiter welche welchem welchen welcher welches wem wen
  wenig wenige weniger wenn wer werde werden wessen wie wieder will willst wir wird wirklich wirst wo wobei wodurch woher wohin
  wohl wollen wollt womit worauf woran worin worum wovon wozu wofür wurde wurden würde würden ziemlich zu zuerst zuletzt zum
  zumindest zur zusammen zwar zwischen
  the a an and or of to for on at by with from is are be been being was were do does doing did we us i me you my our out your they
  them their he him his she her its who whom whose what where when while how which that than then there these those this but as
  if into just any each every few more most much very too such some someone something anything nothing about could should would
  have has had having am will can let`;
/** Stop words in full questions, and words that apply to every row of a business finder. */
const QUESTION_WORDS = `
  bitte danke hallo guten morgen gern gerne gibt geben gäbe brauche braucht brauchen benötige benötigen benötigt suche sucht
  suchen gesucht finde findet finden möchte möchten wollte hilft helfen helfe kümmert macht machen mache gemacht tun tue tut getan
  gehe geht gehen komme kommt kommen kriege kriegt kriegen weiß wissen kenne kennt kennen heißt bekomme bekommt bekommen lasse
  lassen lässt verkaufe verkaufen verkauft anbieten biete bietet bieten jemand jemanden ahnung leute problem probleme frage fragen
  sache sachen ding dinge möglichkeit möglichkeiten firma firmen unternehmen betrieb betriebe anbieter lieferant lieferanten
  hersteller kunde kunden nische branche
  need needs want wants looking find get gets getting give go goes going make makes making please help company companies business
  businesses provider providers customer customers supplier suppliers`;

const STOP_WORDS = new Set(`${FUNCTION_WORDS} ${QUESTION_WORDS}`.trim().split(/\s+/).map(foldLetters));

/** Whether a folded word is a stop word. */
export const isStopWord = (letters: string): boolean => STOP_WORDS.has(letters);
