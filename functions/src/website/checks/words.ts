/**
 * German and English words in labels and headings. `\w` excludes umlauts, so (?<!\p{L}) and (?!\p{L}) are the word
 * boundaries. No nested repetition, so that every expression is linear.
 */

export const IMPRINT =
  /impressum|imprint(?!ed|s\b)|legal[ -]?notice|legal[ -]disclosure|mentions[ -]l[eé]gales|rechtliche hinweise|anbieterkennzeichnung|site notice|company (?:details|information)/iu;
/** Labels of English pages with company details. */
export const COMPANY_DETAILS =
  /^(?:legal(?: (?:info|information|terms|stuff))?|company info|terms(?: (?:and|&) conditions| of (?:service|use|sale))?|terms & privacy|t&cs?|agb|allgemeine geschäftsbedingungen)$/iu;
export const PRIVACY =
  /daten-?\s?schutz|privacy|data[ -]protection|dsgvo|gdpr|data policy|personal data|privatsphäre/i;
export const CONTACT =
  /kontakt(?!linse)|contact(?! lens)|get in touch|ansprechpartner|anfahrt|so erreichen sie|reach us|find us|enquir|inquir|write to us|connect with us/i;
export const ABOUT =
  /(?<!\p{L})(?:über[ -]?(?:uns|mich)|ueber-?(?:uns|mich)|about(?:[ -]?(?:us|me))?|wer wir sind|wir über uns|wir stellen uns vor|das sind wir|wer bin ich|who (?:we are|i am)|meet (?:the|our|your|dr\.?)|^us$|^(?:the |our )?company$|crew|your hosts?|who (?:runs|makes|stands|holds)|(?:the|our) (?:studio|workshop|crew|makers|owners|hosts|riders|drivers|guides|coaches|instructors|teachers)|unsere (?:mitarbeiter(?:innen)?|leute)|^(?:dr|prof)\. (?:med\. )?\p{L}+(?: \p{L}+)?$|(?:zwei|drei|vier|fünf|sechs) generationen|(?:haus|betrieb|hof) (?:&|und) familie|wir (?:zwei|drei|vier|fünf)|wer (?:bei ihnen|dahinter|hinter)|(?:our|my) (?:story|team|history|mission|people|staff|doctors?|dentists?|practice|firm|company|founders?|family|values|crew|leadership|faculty)|(?:unser[e]?|das|mein[e]?|ihr) (?:praxis)?(?:team|geschichte|familie|verein|vorstand|werdegang|praxis|kanzlei|philosophie|betrieb|trainer)|(?:praxis|ärzte|trainer|betreuer)?team|(?:ärzt|zahnärzt|anwält|tierärzt)(?:e|innen)|unternehmen(?:sprofil|sgeschichte)?|firmen(?:geschichte|profil)|vita|zur person|lebenslauf|biogra(?:phy|fie|phie)|vorstand(?:schaft)?|vereinsgeschichte|chronik|philosophie|staff|leadership|history|the (?:team|practice|firm|company|founders?|people)|kanzlei|praxis|der verein|(?:förder)?verein|historie|profil|wer steckt dahinter|the school|^wir$)(?!\p{L})/iu;

/** Price pages and sections. */
export const PRICES =
  /(?<!\p{L})(?:(?:\p{L}{1,24})?preise?(?:n|liste|übersicht)?|preisliste|pricing|prices?(?: list)?|price list|tarife?|tarifübersicht|(?:\p{L}{1,24})?gebühren(?:ordnung)?|(?:mitglieds?|jahres|vereins)?beitr(?:ag|äge)|beitragsordnung|honorare?|stundens[aä]tz(?:e)?|konditionen|kosten|pakete|plans(?: (?:&|and) pricing)?|our rates|rates|fees|tuition(?: (?:&|and) fees)?|packages|membership(?: fees?| plans?)?|menu (?:&|and) prices|speisekarte|eintritt)(?!\p{L})/iu;
/** Pages for inquiries and bookings. */
export const ENQUIRY =
  /(?<!\p{L})(?:\p{L}{0,20}anfrage(?:n|formular)?|termin(?:e)? (?:buchen|vereinbaren|anfragen)|terminbuchung|terminvereinbarung|online.?termin|buchen|reservier(?:en|ung)|erstgespräch|(?:free |get a |request a |get your |instant )?(?:quote|estimate)|request \p{L}{2,12}|book(?: \p{L}{2,12}){0,3}|schedule \p{L}{1,12}(?: \p{L}{2,12})?|appointments?|reservations?|enquir(?:y|e)|inquir(?:y|e)|feedback|apply(?: now| online)?|work with (?:me|us)|wholesale|tours?)(?!\p{L})/iu;

/** Pages about single services, where small businesses state their prices. */
export const SERVICES =
  /(?<!\p{L})(?:leistungen|leistungsangebot|angebote?|(?<!terms of |customer |worship )services?|repairs?|rooms?|zimmer|ferienwohnung(?:en)?|treatments?|behandlungen|massagen|\p{L}{0,14}kurse?|kursangebot|unterricht|classes|lessons|courses|programs?|produkte|products|collections?|shop|store|catalog(?:ue)?|sortiment|menu|speisen|getränke|food|drinks|dishes)(?!\p{L})/iu;

/** Pages about finished work and customers. */
export const REFERENCE_PAGE =
  /(?<!\p{L})(?:referenzen|references|projekte|projects|portfolio|case studies|our work|unsere arbeiten)(?!\p{L})/iu;

const STOP_WORDS = {
  de: /(?<!\p{L})(?:und|der|die|das|für|mit|wir|nicht|auf|eine|ist|von)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:and|the|for|with|we|not|on|a|is|of|to|your)(?!\p{L})/giu,
} as const;

/** Maximum characters read to detect the language. */
const SAMPLE_LENGTH = 5_000;

/** Detects German or English by stop words; null if neither clearly leads. */
export function detectLanguage(text: string): 'de' | 'en' | null {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const count = (words: RegExp): number => sample.match(words)?.length ?? 0;
  const [german, english] = [count(STOP_WORDS.de), count(STOP_WORDS.en)];
  if (Math.max(german, english) < 5) return null;
  if (german > 2 * english) return 'de';
  return english > 2 * german ? 'en' : null;
}
