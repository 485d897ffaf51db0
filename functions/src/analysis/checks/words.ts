/**
 * Words by which pages are understood, German and English. Letters with umlauts are no `\w`, so words that begin or end
 * with one are bounded by (?<!\p{L}) and (?!\p{L}). No repetition inside a repetition: each expression is linear.
 */

/** Asks the visitor to take a step towards a conversation or a purchase. */
export const CALL_TO_ACTION =
  /\b(?:book|schedule|request|get started|get a|get your|start (?:now|free|your)|try|contact us|contact sales|get in touch|talk to|sign up|free (?:call|trial|consultation|demo|quote)|demo|buy now|order now|call us|let[’']s talk|apply)\b|termin(?!ologie|al)|buchen|anfrag|angebot (?:anfordern|einholen|erhalten|sichern)|kontakt aufnehmen|kontaktieren|erstgespräch|beratung|strategiegespräch|jetzt (?:starten|testen|kaufen|bestellen|anrufen|sichern|bewerben|kennenlernen)|kostenlos|kostenfrei|unverbindlich|gespräch vereinbaren|rückruf|loslegen/iu;

/** Labels that merely navigate, though a word in them might call to action. */
export const NOT_A_CALL = /cookie|datenschutz|privacy|impressum|imprint|newsletter|log ?in|anmelden|sign in/i;

export const BOOKING =
  /termin (?:buchen|vereinbaren|ausmachen|sichern|auswählen|reservieren)|gespräch (?:buchen|vereinbaren|reservieren|sichern)|erstgespräch|terminbuchung|terminkalender|online.?termin|\b(?:book|schedule) (?:a|an|your|my|the)?\s?(?:free |intro |first |discovery |strategy |30.min\w* )?(?:call|meeting|demo|appointment|consultation|slot|session)|pick a (?:time|slot)/iu;

export const IMPRINT =
  /impressum|imprint|legal[ -]notice|mentions[ -]l[eé]gales|rechtliche hinweise|anbieterkennzeichnung|site notice|company (?:details|information)/iu;
/** Where English pages say who is behind them. */
export const COMPANY_DETAILS = /(?<!\p{L})(?:terms|legal|company|agb)(?!\p{L})/iu;
export const PRIVACY = /datenschutz|privacy|data[ -]protection|dsgvo|gdpr/i;
export const CONTACT = /kontakt|contact|get in touch|ansprechpartner/i;
export const ABOUT =
  /(?<!\p{L})(?:über[ -]?(?:uns|mich)|ueber-?(?:uns|mich)|about(?:[ -]?(?:us|me))?|wer wir sind|who we are|our (?:story|team)|(?:unser|das|mein) team|team|unternehmen|unternehmensprofil)(?!\p{L})/iu;
export const PRICING =
  /(?<!\p{L})(?:preise?|preisliste|pricing|prices?|tarife?|pakete|plans|kosten|konditionen|rates|packages)(?!\p{L})/iu;
export const ON_REQUEST = /auf anfrage|individuelles angebot|on request|custom quote|ask for (?:a )?quote/i;
export const MONEY =
  /(?:€|\$|£|\b(?:EUR|CHF|USD|GBP))\s?\d|\d(?:[\d.,’']{0,12}\d)?(?:,-|,–)?\s?(?:€|£|(?:EUR|Euro|CHF|USD|Dollar)\b)/u;

export const GREETING = /^(?:herzlich )?willkommen|^welcome\b|^hallo\b|^hello\b|^hi\b/iu;
/** Words of a result for the customer. */
export const BENEFIT =
  /(?<!\p{L})(?:mehr|weniger|schneller|einfacher|sicherer|besser|ohne|sparen|spart|gewinnen|gewinnt|steigern|steigert|senken|senkt|reduzieren|reduziert|verkürz\p{L}{1,4}|erreichen|erhalten|bekommen|automatisier\p{L}{1,4}|entlast\p{L}{1,4}|helfen|hilft|lös(?:en|t)|planbar\p{L}{0,2}|in \d+ (?:tagen|wochen|monaten|stunden|minuten)|innerhalb|garantiert|more|less|fewer|faster|easier|safer|better|without|save|saves|win|grow|grows|increase|boost|cut|cuts|reduce|reduces|automate|helps?|get|solve|solves|deliver|delivers|double|in \d+ (?:days|weeks|months|hours|minutes)|guaranteed)(?!\p{L})/iu;

export const TESTIMONIALS =
  /kundenstimmen|das sagen|was (?:unsere )?kunden|stimmen unserer|kundenmeinung|kundenbewertung|erfahrungen unserer|testimonials?|what (?:our )?(?:customers|clients|people) say|customer (?:stories|reviews|voices)|client reviews|loved by|(?<!\p{L})(?:bewertungen|reviews|rezensionen)(?!\p{L})/iu;
export const REFERENCES =
  /referenz|unsere kunden|kundenprojekte|(?<!\p{L})projekte(?!\p{L})|case stud|fallstudie|praxisbeispiel|erfolgsgeschicht|success stor|vertrauen (?:uns|auf)|trusted by|our (?:clients|customers|work)|portfolio|wir arbeiten für|customers include|arbeiten bereits/iu;
/** A figure with what it counts. */
export const FIGURE =
  /\d[\d.,]{0,9}\s?\+?\s?(?:%|(?:prozent|percent|jahren?|years?|(?:zufriedene |happy |aktive |active )?(?:kunden|customers|clients|nutzer|users)|projekten?|projects|mitarbeiter(?:innen)?|mitarbeitende|employees|ländern?|countries|standorten?|locations|unternehmen|companies|firmen|bewertungen|reviews|sternen?|stars|stunden|hours|tagen?|days|experten|experts|auszeichnungen|awards)(?!\p{L}))|(?:seit|since|gegründet|founded|established)(?: in)? (?:18|19|20)\d\d/giu;

export const STREET =
  /\p{L}{2,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|markt|hof)\s\d{1,4}|(?<!\p{L})(?:straße|strasse|str\.|weg|platz|allee|am|an der|im|zum|zur)\s(?:[\p{L}-]{2,30}\s){0,3}\d{1,4}|\d{1,5}\s(?:[\p{L}.-]{2,30}\s){1,3}(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|way|square|boulevard|blvd\.?)(?!\p{L})/iu;
export const TOWN =
  /(?<!\d)(?:D-|DE-|A-|AT-|CH-)?\d{4,5}\s\p{Lu}\p{L}{1,30}|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})|,\s[A-Z]{2}\s\d{5}(?!\d)/u;

/** A phone number after its sign, or in international form. */
export const PHONE =
  /(?:tel|telefon|phone|fon|call us|mobil|mobile|ruf(?:en sie)? uns an)\.?:?\s{0,3}\+?\(?\d[\d\s()/.–-]{5,20}\d|(?:\+|(?<!\d)00)[1-9][\d\s()/.–-]{7,20}\d/iu;

const STOP_WORDS = {
  de: /(?<!\p{L})(?:und|der|die|das|für|mit|wir|nicht|auf|eine|ist|von)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:and|the|for|with|we|not|on|a|is|of|to|your)(?!\p{L})/giu,
} as const;

/** As much text as tells a language, in characters. */
const SAMPLE = 5_000;

/** Which of both languages a text is written in, by its commonest words; null when neither stands out. */
export function languageOf(text: string): 'de' | 'en' | null {
  const sample = text.slice(0, SAMPLE);
  const count = (words: RegExp): number => sample.match(words)?.length ?? 0;
  const [german, english] = [count(STOP_WORDS.de), count(STOP_WORDS.en)];
  if (Math.max(german, english) < 5) return null;
  if (german > 2 * english) return 'de';
  return english > 2 * german ? 'en' : null;
}
