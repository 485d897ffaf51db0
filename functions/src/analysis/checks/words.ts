/** Words by which pages are understood, German and English. Each expression is linear: no nested repetition. */

/** Asks the visitor to take a step towards a conversation or a purchase. */
export const CALL_TO_ACTION =
  /\b(?:book|schedule|request|get started|get a|get your|start (?:now|free|your)|try|contact us|get in touch|talk to|sign up|free (?:call|trial|consultation|demo|quote)|demo|buy now|order now|call us|let[’']s talk|apply)\b|termin|buchen|anfrag|angebot (?:anfordern|einholen|erhalten)|kontakt aufnehmen|kontaktieren|erstgespräch|beratung|beratungsgespräch|strategiegespräch|jetzt (?:starten|testen|kaufen|bestellen|anrufen|sichern|bewerben|kennenlernen)|kostenlos|unverbindlich|gespräch vereinbaren|rückruf|loslegen/i;

/** Links that merely navigate, though a word in them might call to action. */
export const NOT_A_CALL =
  /cookie|datenschutz|privacy|impressum|imprint|newsletter|login|anmelden|sign in|log in/i;

export const IMPRINT =
  /impressum|imprint|legal notice|legal-notice|mentions légales|mentions-legales|rechtliche hinweise|anbieterkennzeichnung|site notice|company (?:details|information)/i;
export const PRIVACY = /datenschutz|privacy|data protection|dsgvo|gdpr/i;
export const CONTACT = /kontakt|contact|get in touch|ansprechpartner/i;

/** An address in running text; the parts before and after the @ are bounded, so that it stays linear. */
export const EMAIL =
  /[a-z0-9._%+-]{1,64}(?:@|\s?(?:\(at\)|\[at\])\s?)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/i;
/** A phone number after its sign, or in international or German national form. */
export const PHONE =
  /(?:(?:tel|telefon|phone|fon|call|mobil|mobile)\.?:?\s{0,2}|\B)(?:\+|00)[1-9][\d\s()/.-]{7,20}\d|(?:tel|telefon|phone|fon|call us|mobil|mobile)\.?:?\s{0,3}\(?0?\d[\d\s()/.-]{5,20}\d/i;
