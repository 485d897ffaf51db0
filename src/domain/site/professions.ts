/** Regulated professions and licensed trades, by words of titles, chambers and laws in Germany and Austria. */

const DOCTORS = [
  /(?<!zahn|tier)[aä]rzt|physician|BÄO|heilber/i,
  /zahn|dentist|\bZHG|\bZÄG|heilber/i,
  /tier[aä]rzt|veterin|BTÄO|\bTÄG|heilber/i,
  /apothek|pharmacist|ApoG|heilber/i,
];
const THERAPISTS = /therap|logop|heilpr|hebamme|midwife|osteopath|optiker|hörakust|MPhG/i;
/** Professions whose members must belong to a chamber of their own. */
const WITH_CHAMBER = [
  /(?<!patent|staats)anw[aä]lt|advokat|kanzlei|lawyer|attorney|\blaw\b|BRAO|\bRAO/i,
  /patentanw|patent|\bPAO\b/i,
  /steuerberat|\btax\b|StBerG|KSW|WTBG|wirtschaftstreuh/i,
  /wirtschaftsprüf|WPK|\bWPO\b|KSW|WTBG|wirtschaftstreuh/i,
  /\bnotar|BNotO|bundesnotar/i,
  /archite[ck]t|ingenieur|ziviltechnik|ArchG|\bBauK|\bZTG/i,
  ...DOCTORS,
];
const CRAFTS =
  /elektro(?:tech|inst|meist)|electrician|meisterbetrieb|dachdeck|installateur|schornsteinf|friseur|handwerk|HwO/i;
const LICENSED =
  /makler|broker|versicherungs|finanz(?:ber|anl)|vermögensber|inkasso|immobilien|\bestate|bewachung|sicherheitsdienst|zeitarbeit|taxi|fahrschule/i;
const TRADES = /handelskammer|\bIHK|wirtschaftskammer|\bWKO|GewO|gewerbeo/i;

type Titles = Readonly<Record<string, string>> | null;
const join = (titles: Titles): string => Object.values(titles ?? {}).join('; ');

/** The first word that names a licensed trade or regulated profession, unless the titles do so too. */
export const findTrade = (text: string, titles: Titles): string | undefined =>
  text
    .split(/[\s,;]+/)
    .find((word) =>
      [...WITH_CHAMBER, THERAPISTS, CRAFTS, LICENSED].some(
        (each) => each.test(word) && !each.test(join(titles)),
      ),
    );

export const isHealthProfession = (text: string): boolean =>
  [...DOCTORS, THERAPISTS].some((each) => each.test(text));

const hasChamber = (titles: Titles): boolean => WITH_CHAMBER.some((each) => each.test(join(titles)));

/** Whether a chamber or law is of this profession: surely not, if it is of another one. */
export function fitsProfession(titles: Titles, text: string | null): boolean | 'unknown' {
  const of = WITH_CHAMBER.filter((each) => each.test(text ?? ''));
  if (titles === null || text === null || of.some((each) => each.test(join(titles)))) return true;
  if (hasChamber(titles)) return of.length > 0 ? false : 'unknown';
  return [THERAPISTS, CRAFTS, TRADES].some((each) => each.test(text)) || 'unknown';
}
