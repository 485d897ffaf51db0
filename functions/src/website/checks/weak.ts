/** Partial evidence: too little to pass, too much to report as missing. */
import { getModel } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { type Evidence, quoteAs } from './check.ts';
import { quoteMatch } from './text-view.ts';

/** Characters per block and blocks per page that are read. */
const MAX_TEXT_LENGTH = 400;
const MAX_BLOCKS = 300;

/** Mentions of cost without an amount. */
const COST_MENTION =
  /(?<!\p{L})(?:kostenlose[sn]? (?:\p{L}{3,20}gespräch|beratung|erstberatung|besichtigung|probestunde|analyse|demo|test)|kostenlos(?:e[sr]?)? (?:testen|anfragen|beraten)|(?:erst|probe)\p{L}{4,12} (?:ist )?(?:kostenlos|kostenfrei|gratis)|unverbindliche[sn]? angebot|free (?:consultation|first (?:meeting|lesson|session|call)|trial|estimate|quote|inspection|demo|delivery|assessment)s?|no[- ]obligation|krankenkassen?|alle kassen|privat(?:patienten|versicherte)|kassenpatienten|insurance (?:accepted|plans|companies)|we accept|financing|finanzierung|coupons?|rabatt|discounts?|special offers?|sonderangebote?|affordable|preiswert|günstig(?:e[nr]?)? (?:preise?|konditionen|tarif)|(?:competitive|reasonable|fair) (?:prices|pricing|rates)|festpreis(?:garantie)?|faire? preise?|kostenübernahme|flat (?:fee|rate)|hourly rate|pay what you)(?!\p{L})/iu;

/** Part of full company details: a legal form, or a copyright line with a name. */
const COMPANY_MENTION =
  /(?<!\p{L})(?:GmbH|UG|AG|e\.\s?K\.|GbR|OHG|KG|e\.\s?V\.|Ltd\.?|Limited|Inc\.?|LLC|LLP|PLC|Pty|Pvt|Corp\.?)(?!\p{L})|(?:©|copyright)\s?(?:(?:19|20)\d\d)?[\s,–-]{0,3}(?:(?:19|20)\d\d)?\s?(?:by\s)?\p{Lu}\p{L}{2,30}/iu;

/** The company's own text, without quotes. */
const getOwnBlocks = (page: Page): readonly TextBlock[] =>
  getModel(page)
    .prose.slice(0, MAX_BLOCKS)
    .filter(({ kind, isTestimonial }) => kind !== 'quote' && !isTestimonial);

function findSnippet(page: Page, pattern: RegExp): string | undefined {
  const block = getOwnBlocks(page).find(({ text }) => pattern.test(text.slice(0, MAX_TEXT_LENGTH)));
  return block && quoteMatch(block.text.slice(0, MAX_TEXT_LENGTH), pattern);
}

/** Finds a mention of cost without an amount. */
export const findWeakPrices = (page: Page): Evidence | undefined =>
  quoteAs('partly-prices', findSnippet(page, COST_MENTION));

/** Finds a legal form or copyright holder in the footer. */
export const findWeakCompanyDetails = (page: Page): Evidence | undefined => {
  const block = getModel(page).prose.findLast(
    ({ text, region }) => region === 'footer' && COMPANY_MENTION.test(text.slice(0, MAX_TEXT_LENGTH)),
  );
  return quoteAs(
    'partly-company',
    block && quoteMatch(block.text.slice(0, MAX_TEXT_LENGTH), COMPANY_MENTION),
  );
};
