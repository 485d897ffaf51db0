/** Nouns for customers of a kind, German and English. */
const NOUNS = [
  // German compounds: Handwerksbetriebe, Hausverwaltungen, Vertriebsteams.
  '\\p{L}{0,20}(?:unternehmen|betriebe|firmen|verwaltungen|praxen|kanzleien|agenturen|händler|hersteller|dienstleister|teams|leiter)',
  'mittelstand|mittelständ\\p{L}{1,6}|kmu|handwerk\\p{L}{0,12}|industrie\\p{L}{0,12}|maschinenbau\\p{L}{0,6}|anlagenbau\\p{L}{0,6}',
  'berater(?:innen)?|beratungen|coaches|trainer|steuerberater|anwälte|rechtsanwälte|ärzte|zahnärzte|kliniken|pflege\\p{L}{0,12}',
  'selbstständige|selbständige|freiberufler|gründer(?:innen)?|unternehmer(?:innen)?|start-?ups|b2b|einzelhandel|großhandel',
  'onlineshops|geschäftsführ\\p{L}{1,8}|einkäufer|entscheider|personal(?:er|abteilungen)|hotels|gastronom\\p{L}{1,6}',
  'immobilien\\p{L}{0,12}|eigentümer|vermieter|verwalter|architekten|logistik\\p{L}{0,12}|spediteure|speditionen|vereine|kommunen',
  'companies|businesses|business owners|manufacturers|agencies|consultants|consultancies|founders|smes|enterprises|retailers',
  '(?:sales|marketing|hr|finance|product|engineering|it|support) (?:leaders|managers)|clinics|dentists|law firms|lawyers',
  'accountants|contractors|freelancers|executives|ceos|ctos|developers|engineers|buyers|landlords|property managers|restaurants',
  'nonprofits|e-commerce brands|brands|saas|vendors|suppliers|machine builders',
].join('|');

/** Customers of a kind are named. */
export const AUDIENCE = new RegExp(`(?<!\\p{L})(?:${NOUNS})(?!\\p{L})`, 'iu');

/** They are named as those for whom the offer is. */
export const FOR_AUDIENCE = new RegExp(
  `(?<!\\p{L})(?:für|for|helps?|hilft|helfen|unterstützen?)\\s(?:[^\\s.!?]{1,30}\\s){0,4}?(?:${NOUNS})(?!\\p{L})`,
  'iu',
);
