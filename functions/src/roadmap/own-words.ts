import type { RoadmapInput } from '../../../src/contract/generate-anbahn-roadmap.ts';
import { type Challenge, keysOf } from '../../../src/domain/business-options.ts';
import { cutAt } from '../../../src/domain/text.ts';

/** Words by which a free text, German or English, is recognised as one of the challenges. */
const STEMS: Readonly<Record<Challenge, RegExp>> = {
  lead_generation:
    /neukunden|kunden (?:finden|gewinnen)|kundengewinnung|anfragen|akquise|leads?(?!\p{L})|new customers|inquir|prospect/iu,
  social_media: /linkedin|instagram|tiktok|facebook|social media|soziale|follower/iu,
  conversion: /abschl[uü]ss|angebot|sagen ab|absagen|convert|conversion|close (?:deals|sales)|closing/iu,
  sales_process: /vertrieb|verkauf|nachfassen|crm|sales|pipeline|follow[- ]?up/iu,
  customer_retention:
    /bestandskund|kündig|abwander|kundenbindung|churn|retention|stammkund|repeat customers/iu,
  team_scaling:
    /personal|mitarbeiter|fachkräfte|einstell|keine zeit|team(?!\p{L})|hire|hiring|staff|no time|capacity/iu,
  marketing_automation: /automatisier|manuell|von hand|handarbeit|automat|manual|spreadsheet|excel/iu,
  content_creation: /blog|inhalte|texte schreiben|newsletter|content|videos?(?!\p{L})|articles/iu,
  pricing_strategy: /preis|teuer|rabatt|honorar|pric(?:e|ing)|expensive|discount/iu,
  competition: /wettbewerb|konkurren|mitbewerb|abheben|competit|stand out|differentiat/iu,
};

const MAX_QUOTE = 140;

/** The challenges a visitor speaks of in their own words. */
export const challengesIn = ({ customChallenge }: RoadmapInput): readonly Challenge[] =>
  customChallenge === '' ? [] : keysOf(STEMS).filter((challenge) => STEMS[challenge].test(customChallenge));

/** A text within quotation marks of its language, without any of its own, cut where it gets long. */
export function quoted(
  text: string,
  language: RoadmapInput['language'],
  maxLength: number = MAX_QUOTE,
): string {
  const plain = text.replace(/["“”„‟«»]+/gu, '').trim();
  const short = plain.length > maxLength ? `${cutAt(plain, maxLength).trimEnd()} …` : plain;
  return language === 'de' ? `„${short}“` : `“${short}”`;
}

/** The visitor's own words as a sentence. */
export const inOwnWords = ({ customChallenge, language }: RoadmapInput): string =>
  language === 'de'
    ? `Sie schreiben dazu: ${quoted(customChallenge, language)}.`
    : `In your own words: ${quoted(customChallenge, language)}.`;
