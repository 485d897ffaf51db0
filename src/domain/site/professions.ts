/** Words of regulated professions and licensed trades in Germany and Austria, by profession. */
import type { Rule } from './owner-fields.ts';

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
];

/** The first text that names a licensed trade or regulated profession, unless the titles do so too. */
export const findTrade = (texts: readonly string[], titles: string): string | undefined =>
  texts.find((text) => TRADES.some((each) => each.test(text) && !each.test(titles)));

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
