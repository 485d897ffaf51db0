/** Words of regulated professions and licensed trades in Germany and Austria, by profession. */
import type { Rule } from './owner-fields.ts';

/** The legal form of a single person. */
export const SOLE_TRADER = /^(?:sole (?:trader|prop)|einzel(?:unt|firma)|freiberuf|\w+ individu|EI$)/i;

const HEALTH = [
  /(?<!zahn|tier)[aä]rzt|physician/i,
  /zahn|dentist|dental/i,
  /tier[aä]rzt|veterin/i,
  /apothek|pharmacist/i,
  /therap|logop|heilpr|hebamme|midwife|osteopath|optiker|hörakust/i,
];
const TRADES = [
  ...HEALTH,
  /(?<!patent|staats)anw[aä]lt|advokat|kanzlei|lawyer|attorney|\blaw\b/i,
  /patent/i,
  /steuerberat|\btax\b/i,
  /wirtschaftsprüf|wirtschaftstreuh/i,
  /\bnotar/i,
  /archite[ck]t|ingenieur|ziviltechnik/i,
  /elektro(?:tech|inst|meist)|electrician|meisterbetrieb|dachdeck|installateur|schornsteinf|friseur|handwerk/i,
  /makler|broker|versicherungs|finanz(?:ber|anl)|vermögensber|inkasso|immobilien|\bestate|bewachung|sicherheitsdienst|zeitarbeit|taxi|fahrschule/i,
  // Only in Austria: § 94 GewO, BiBuG.
  /^AT .*(?:unternehmensb|consult|lebensber|\bcoach|arbeitsverm|überlass|buchhalt|bilanz|reiseb|detektiv)/i,
];

/** The first text that names a licensed trade or regulated profession, unless the titles do so too. */
export const findTrade = (texts: readonly string[], titles: string, country: string): string | undefined =>
  texts.find((text) =>
    TRADES.some((each) => each.test(`${country} ${text}`) && !each.test(`${country} ${titles}`)),
  );

const HEALTH_LAW = '§ 3 HWG, § 53 ÄrzteG, Art. 40 (d) MedBG';
const CURE = /heilt\b|heilung|\bcure[sd]?\b|\bheal(?:s|ed)?\b|schmerzfrei|pain[- ]free/i;
/** What health professions must not promise. */
export function listHealthQuestions(texts: readonly string[], guaranteeDays: number | null): readonly Rule[] {
  const cure = texts.find((text) => CURE.test(text));
  const isHealth = texts.some((text) => HEALTH.some((each) => each.test(text)));
  return [
    [cure !== undefined, 'claims', `does “${cure}” promise a cure (${HEALTH_LAW})?`],
    [
      guaranteeDays !== null && isHealth,
      'claims.guaranteeDays',
      `may a health profession give money back within ${guaranteeDays} days (${HEALTH_LAW})?`,
    ],
  ];
}
