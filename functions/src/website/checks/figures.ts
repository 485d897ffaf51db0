import type { PageModel } from '../page/model.ts';

/** Nouns that figures about a company count, in German and English. */
const COUNTED_NOUNS = [
  'jahren?|jahre (?:erfahrung|tradition)|jährige[rn]?|years?|yrs|jahrzehnten?|generationen?|generations?|decades?',
  '(?:\\p{L}{3,14}e |happy |active |satisfied )?(?:kunden|kundinnen|customers|clients|patienten|patients|nutzer(?:n|innen)?|users|mitglieder(?:n)?|members|schüler(?:n)?|students|teilnehmer(?:n)?|familien|families|gäste(?:n)?|guests|fahrschüler|absolventen|graduates|abonnenten|subscribers|followers|downloads|readers|leser)',
  'projekten?|projects|objekten?|installations|events?|veranstaltungen|hochzeiten|weddings|produkten?|products|fahrzeugen?|vehicles|cases|fälle|homes|häuser|websites?|shows|concerts|konzerte|einsätze[n]?|touren|tours|kurse[n]?|courses',
  '(?:\\p{L}{3,14}e )?(?:mitarbeiter(?:n|innen|:innen)?|mitarbeitenden?|beschäftigten?|employees|team members|experten|experts|spezialisten|specialists|fachkräften?|ärzten?|doctors|trainer(?:n)?|volunteers|ehrenamtlichen?)',
  'ländern?|countries|standorten?|locations|filialen|branches|cities|städten?|states|unternehmen|companies|businesses|firmen|partnern?|partners|organisationen|organizations|schools|communities',
  '(?:\\p{L}{3,12} )?(?:practices|clinics|hospitals|dealers|workshops|factories)|menschen|people|\\p{L}{3,16}ereien|kolleg(?:en|innen)|umzügen?|einrichtungen|gießereien|betrieben?|haushalten?|wohnungen|anlagen|maschinen|dächern?|pflegediensten?|praxen|kliniken|hotels|restaurants|vereinen?|bänden?|volumes|moves|roofs|kitchens|küchen|machines|practices',
  '(?:google|trustpilot|facebook|5-star|five-star|\\d-sterne)[ -](?:bewertungen|reviews|rezensionen)|bewertungen|reviews|rezensionen|sternen?|stars|auszeichnungen|awards|preise[n]?|zertifikate[n]?|patente[n]?|patents|betten|beds|zimmer(?:n)?|rooms|plätzen?|seats|hektar|acres|quadratmetern?|m²|qm',
].join('|');

const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?!0|100\\s?%|5 st)\\d[\\d.,’']{0,9}\\s?(?:\\+|k|mio\\.?|millionen|million)?\\s?(?:%|prozent|percent|(?:${COUNTED_NOUNS}))(?!\\p{L})|(?<!\\p{L})(?:seit|since|gegründet|gründung|founded|established|est\\.?)(?:\\s(?:im|in|jahr|dem|year|the|gegründet|anno|mehr|als|über|\\p{L}{3,10})){0,3}:?\\s(?:1[6-9]\\d\\d|20[0-2]\\d)(?!\\d)|(?<!\\d)(?:1[6-9]\\d\\d|20[0-2]\\d)\\s(?:gegründet|founded|established|gegr\\.)|(?<!\\p{L})(?:zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\\s(?:jahren?|years)(?!\\p{L})`,
  'giu',
);
const SINGLE_FIGURE = new RegExp(FIGURE.source, 'iu');
/** Words near numbers that are not proof: ages, terms, hours, guarantees, forecasts, prices. */
const NO_PROOF =
  /öffnungszeit|uhr|täglich|opening|ages?(?!\p{L})|alter|ab \d|unter \d|bis \d+ jahre|years? (?:old|and (?:up|older)|of age)|jahre alt|garantie|gewährleistung|warrant|guarantee|rabatt|discount|off(?!\p{L})|mwst|vat|skonto|last \d|past \d|every \d|alle \d|in \d+ (?:jahren|years)|für \d+ (?:personen|gäste)|up to \d+ (?:guests|people)|kündig|laufzeit|vertrag|speicher|aufbewahr|copyright|©|alcohol|vol\.|cotton|baumwolle/iu;
const CONTEXT_BEFORE = 14;
const CONTEXT_AFTER = 12;
/** Maximum figures read per page. */
const MAX_FIGURES = 60;
/** A number on its own line, above its noun. */
const LONE_NUMBER =
  /^(?!0(?!\d))(?:über |mehr als |ca\. ?|rund |over |more than |> ?)?\d[\d.,’']{0,9}\s?(?:\+|k\+?|%|mio\.?|m\+?)?$/iu;

/** A number on its own line, with a plus or percent sign: 260+, 18 %. Excludes 100 %. */
const SIGNED_NUMBER = /^(?!100\s?%|0)\d[\d.,’']{0,9}\s?(?:\+|%)$/;

/** Finds figures about the company, as written; a number may be on the line above its noun. */
export function* findFigures({ prose }: PageModel): Generator<string, undefined> {
  let figureCount = 0;
  for (const [i, { text, words }] of prose.entries()) {
    const next = prose[i + 1];
    const previous = prose[i - 1];
    if (LONE_NUMBER.test(text)) {
      const label = [next, previous].find(
        (block) => block && block.words <= 6 && /\p{L}{3}/u.test(block.text),
      );
      const figure = `${text} ${label?.text ?? ''}`;
      const isFigure = SINGLE_FIGURE.test(figure) || (SIGNED_NUMBER.test(text) && !NO_PROOF.test(figure));
      if (label && isFigure && ++figureCount <= MAX_FIGURES) yield figure;
      continue;
    }
    if (words < 2) continue;
    for (const { index, 0: figure } of text.matchAll(FIGURE)) {
      if (++figureCount > MAX_FIGURES) return;
      const near = text.slice(Math.max(0, index - CONTEXT_BEFORE), index + figure.length + CONTEXT_AFTER);
      if (!NO_PROOF.test(near)) yield figure;
    }
  }
}

/** Whether the page has counters that start at zero. */
export const hasZeroCounters = ({ prose }: PageModel): boolean =>
  prose.some(({ text }) => /^0\s?[+%k]?$|^0\s?\+?\s\p{L}{4,20}(?:\s\p{L}{4,20})?$/u.test(text));
