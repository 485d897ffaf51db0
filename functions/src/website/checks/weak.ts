/** Partial evidence: too little to pass, too much to report as missing. */
import { parseHost } from '../page/addresses.ts';
import { getModel, isHeadingLike } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { type Evidence, quoteAs } from './check.ts';
import { quoteMatch } from './text-view.ts';

/** Characters per block and blocks per page that are read. */
const MAX_TEXT_LENGTH = 400;
const MAX_BLOCKS = 300;

/** Partners, sponsors and memberships, not customers. */
const PARTNERS =
  /^(?:(?:[Oo]ur|[Uu]nsere|starke|strong|trusted|premium|offizielle|official) )?(?:[Pp]artner(?:firmen|betriebe|unternehmen|s)?|[Ss]ponsor(?:en|s)?|[Ff]örderer|[Uu]nterstützer|[Ss]upporters?|[Kk]ooperation(?:en|spartner)?|[Zz]ertifizierungen|[Vv]erbände|[Mm]itgliedschaften|[Mm]emberships?|[Cc]ertifications?|[Aa]ccreditations?|[Aa]ffiliations?|[Mm]arken|[Bb]rands)(?: (?:&|und|and) \p{L}{4,20})?$|(?<!\p{L})(?:[Mm]itglied (?:im|in der|des|der)|[Mm]embers? of(?: the)?|[Cc]ertified by|[Aa]ccredited by|[Ss]upported by|[Ii]n partnership with|[Gg]efördert (?:von|durch)|[Uu]nterstützt von) \p{Lu}/u;
/** Alt texts of partner logos and seals. */
const PARTNER_LOGO = /partner|sponsor|member|mitglied|innung|zertifi|certif|award/i;
/** Headings of galleries that may show work. */
const GALLERY =
  /^(?:(?:unsere |die |our |photo |bilder|foto)?(?:galerie|gallery|impressionen|einblicke|bilder|fotos|photos|pictures)|(?:was|das) wir (?:machen|bauen|können)|(?:some )?(?:examples|beispiele)|what we (?:do|make|build)|media|photo album|videos?|praxisbeispiele?)$/iu;

/** Weak figures: a year range in the copyright line, a counted thing in a heading. */
const COPYRIGHT =
  /(?:©|copyright)[^\d]{0,20}(?:(?:19|20)\d\d\s?[–-]\s?(?:(?:19|20)\d\d|heute|today|present)|(?<=since |seit )(?:19|20)\d\d)/i;
const COUNTED_THING = /(?<![\d.,:/€$£-])[1-9]\d{0,4}\s?\+\s\p{L}{4,20}/u;

/** Mentions of cost without an amount. */
const COST_MENTION =
  /(?<!\p{L})(?:kostenlose[sn]? (?:\p{L}{3,20}gespräch|beratung|erstberatung|besichtigung|probestunde|analyse|demo|test)|kostenlos(?:e[sr]?)? (?:testen|anfragen|beraten)|(?:erst|probe)\p{L}{4,12} (?:ist )?(?:kostenlos|kostenfrei|gratis)|unverbindliche[sn]? angebot|free (?:consultation|first (?:meeting|lesson|session|call)|trial|estimate|quote|inspection|demo|delivery|assessment)s?|no[- ]obligation|krankenkassen?|alle kassen|privat(?:patienten|versicherte)|kassenpatienten|insurance (?:accepted|plans|companies)|we accept|financing|finanzierung|coupons?|rabatt|discounts?|special offers?|sonderangebote?|affordable|preiswert|günstig(?:e[nr]?)? (?:preise?|konditionen|tarif)|(?:competitive|reasonable|fair) (?:prices|pricing|rates)|festpreis(?:garantie)?|faire? preise?|kostenübernahme|flat (?:fee|rate)|hourly rate|pay what you)(?!\p{L})/iu;

/** Mentions of praise without a quote. */
const PRAISE_MENTION =
  /(?<!\p{L})(?:zufriedene[nr]? (?:\p{L}{3,14} )?(?:kunden|kundinnen|gäste|patienten|mandanten|eltern)|kundenzufriedenheit|weiterempf\p{L}{3,10}|(?:von )?kunden empfohlen|empfehlungen|bewerten sie uns|jetzt bewerten|satisfied (?:customers|clients|patients)|happy (?:customers|clients|patients|families)|customer satisfaction|word of mouth|(?:5|five)[- ]star|highly (?:rated|recommended)|top[- ]rated|leave (?:us )?a review|review us|write a review|testimonials?|kundenstimmen|bewertungen|reviews)(?!\p{L})|[★⭐]{3,}/iu;

/** Hosts of widgets and chats that are not profiles. */
const NETWORK_BY_DOMAIN: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'connect.facebook.net': 'Facebook',
  'facebook.net': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'twitter.com': 'Twitter',
  'wa.me': 'WhatsApp',
  'api.whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
  'yelp.com': 'Yelp',
  'medium.com': 'Medium',
  'spotify.com': 'Spotify',
  'discord.com': 'Discord',
  'nextdoor.com': 'Nextdoor',
  'elfsight.com': 'Elfsight',
};

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

const findHeading = (page: Page, pattern: RegExp): string | undefined =>
  getOwnBlocks(page).find((block) => isHeadingLike(block) && block.words <= 8 && pattern.test(block.text))
    ?.text;

/** Finds partner logos, or pictures of work without a customer. */
export function findWeakReferences(page: Page): Evidence | undefined {
  const partners = findHeading(page, PARTNERS) ?? findSnippet(page, PARTNERS);
  if (partners !== undefined) return quoteAs('partly-logos', partners);
  const logo = page.images.find(({ alt }) => PARTNER_LOGO.test(alt ?? ''));
  if (logo?.alt) return quoteAs('partly-logos', logo.alt);
  const gallery =
    findHeading(page, GALLERY) ??
    page.links.find(({ text }) => text.length < 40 && GALLERY.test(text.trim()))?.text;
  return quoteAs('partly-work', gallery);
}

/** Finds a number in a heading or the copyright line. */
export function findWeakFigures(page: Page): Evidence | undefined {
  const copyright = getOwnBlocks(page).find(({ text }) => COPYRIGHT.test(text.slice(-MAX_TEXT_LENGTH)));
  if (copyright) return quoteAs('partly-figure', COPYRIGHT.exec(copyright.text.slice(-MAX_TEXT_LENGTH))?.[0]);
  const counted = getOwnBlocks(page).find(
    ({ text, level, region, words }) =>
      region !== 'footer' && (level > 0 || words <= 12) && COUNTED_THING.test(text.slice(0, MAX_TEXT_LENGTH)),
  );
  return quoteAs(
    'partly-figure',
    counted && quoteMatch(counted.text.slice(0, MAX_TEXT_LENGTH), COUNTED_THING),
  );
}

/** Finds a mention of cost without an amount. */
export const findWeakPrices = (page: Page): Evidence | undefined =>
  quoteAs('partly-prices', findSnippet(page, COST_MENTION));

/** A profile on a review site. */
const REVIEW_SITE_URL =
  /\/\/(?:[\w-]{1,30}\.){0,3}(?:bbb\.org|yelp\.\w{2,3}|tripadvisor\.\w{2,3}|jameda\.de|golocal\.de)\//i;

/** Finds a mention of happy customers, or a request for a review. */
export function findWeakTestimonials(page: Page): Evidence | undefined {
  const praiseLink = page.links.find(
    ({ text, region }) => region !== 'nav' && text.length < 60 && PRAISE_MENTION.test(text),
  );
  const reviewSiteLink = page.links.find(({ href }) => REVIEW_SITE_URL.test(href.slice(0, 200)));
  return quoteAs(
    'partly-voice',
    findSnippet(page, PRAISE_MENTION) ?? praiseLink?.text ?? reviewSiteLink?.href.slice(0, 100),
  );
}

/** Finds a network's widget, chat or share button instead of a profile. */
export function findWeakProfiles({ links, frames, scripts }: Page): Evidence | undefined {
  const urls = [...frames, ...scripts.map(({ src }) => src), ...links.map(({ href }) => href)];
  for (const url of urls) {
    const host = parseHost(url);
    const domain =
      host === undefined
        ? undefined
        : Object.keys(NETWORK_BY_DOMAIN).find((end) => host === end || host.endsWith(`.${end}`));
    if (domain !== undefined) return quoteAs('partly-profile', NETWORK_BY_DOMAIN[domain]);
  }
  return undefined;
}

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
