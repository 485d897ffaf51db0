import { getForms } from '../page/forms.ts';
import { isDead } from '../page/model.ts';
import type { Page, PageLink, Position, Region } from '../page/page.ts';
import { CONTACT } from './words.ts';

/** Maximum length of a call to action, in characters; longer labels are sentences. */
const MAX_CALL_LENGTH = 60;

/** Labels that ask for a step toward a conversation or a purchase. */
const GERMAN_CALL =
  /(?<!\p{L})(?:vereinbaren|verlangen|(?:vor|nach)bestellen|(?:prüfen|berechnen|beraten|schätzen|zeigen|erstellen|schicken|anrufen|bewerten) lassen|(?:kostenlose|kostenfreie|unverbindliche|persönliche|gratis)[nrs]? \p{L}{3,30}|sichern|schicken sie|zeigen sie uns|fragen sie|\p{L}{0,20}termin(?:e|anfrage)? (?:online )?(?:buchen|vereinbaren|anfragen|ausmachen|sichern)|terminvereinbarung|termin|buchen|reservieren|anfragen?|unverbindliche? anfrage|jetzt \p{L}{4,30}|gleich \p{L}{4,30}|(?:zum|zur) (?:\p{L}{0,20}formular|anfrage|anmeldung|buchung|shop|terminbuchung|onlineshop|kontakt)|\p{L}{0,20}angebot (?:anfordern|einholen|erhalten|sichern|anfragen)|anfordern|bestellen|online bestellen|in den warenkorb|kontakt (?:aufnehmen|herstellen)|(?:uns )?kontaktieren|kontaktieren sie \p{L}{3,10}|nehmen sie kontakt|nimm kontakt|schreiben sie (?:uns|mir)|schreib(?:e|t)? (?:uns|mir)|rufen sie (?:uns |mich )?an|ruf (?:uns |mich )?an|anrufen|erstgespräch|beratung|beratungsgespräch|strategiegespräch|\p{L}{0,20}gespräch vereinbaren|rückruf(?:service)?|loslegen|kostenlos|kostenfrei|unverbindlich|gratis|testen|ausprobieren|probefahrt|probestunde|probetraining|schnupper\p{L}{0,12}|mitglied werden|mitmachen|mitspielen|anmelden|registrieren|bewerben|spenden|helfen sie|unterstützen sie \p{L}{2,8}|herunterladen|download|ticket(?:s)? \p{L}{4,12}|besuchen sie uns|folgen|nachricht (?:senden|schreiben)|whatsapp|absenden|abschicken|senden|kaufen|mieten|vormerken|lass(?:t|en sie)? uns (?:reden|sprechen|starten)|sprechen sie (?:uns|mich) an|patient werden|online-rezept|rezept bestellen)(?!\p{L})/iu;
const ENGLISH_CALL =
  /\b(?:ask (?:for|about|us|me)|show us|tell us|call and|bring us|add to (?:basket|bag)|write to (?:me|us)|estimate|book|schedule|reserve|request|get started|get (?:a|an|your|our|my|it|the|in touch|involved|help|access|tickets|directions|early)|plan (?:a|an|your|my) \w{3,}|have (?:your|a|an) \w+ (?:\w+ )?\w+ed|start (?:with|now|free|your|a|here|today|shopping|learning|building)|try (?:it|now|free|for|our|us)|try|contact (?:us|me|sales|our|the)|talk (?:to|with)|speak (?:to|with)|sign ?up|free (?:call|trial|consultation|demo|quote|estimate|inspection)|demo|buy|order|shop (?:now|online|all)?|shop|add to \w{4,}|call (?:us|me|now|today|\+?\(?\d)|let[’']?s (?:talk|chat|work|go|build|get started)|apply|join|register|enrol?l|donate|give now|volunteer|download|claim|enquire|inquire|enquiry|inquiry|rsvp|hire (?:me|us)|work with (?:me|us)|send (?:us|me|a|message|enquiry|inquiry)|send|message us|text us|email (?:us|me)|e-mail us|write to us|visit us|plan your visit|make (?:a|an) (?:appointment|reservation|payment|donation|booking)|become (?:a|an)|subscribe|add to cart|quote|partner with us|connect with us|see (?:pricing|plans|a demo)|view (?:pricing|plans)|learn to|find (?:a|your) \w{3,15}|check availability|redeem|invest now|pay (?:now|online)|submit|install|open (?:an|the) (?:account|app)|use (?:it|now)|launch)\b/i;
/** Labels that only navigate, although they contain a word of {@link GERMAN_CALL} or {@link ENGLISH_CALL}. */
const NOT_A_CALL =
  /cookie|datenschutz|privacy|impressum|imprint|newsletter|log ?in|sign in|^anmelden$|^registrieren$|einloggen|terms|konditionen|bedingungen|mehr (?:erfahren|lesen|dazu|infos?)|weiterlesen|read more|learn more|facebook|notebook|bookstore|order of|in order|joined|senden sie uns keine|absage|tell me more|termine$|^termine|^angebote?$|^beratung$|^kostenlos$|^shop$|^download[s]?$|^ausgebucht|^demo$|^herunterladen$|^try$|stornieren|widerruf|alle akzeptieren|^jetzt lesen|^zur (?:startseite|navigation)|folgen$|^order$|skip to|^request$|^visit$|barrierefrei/iu;

export interface Call {
  readonly text: string;
  readonly wordOffset: number;
  readonly region: Region;
}

/** Whether a label asks for a next step. */
export const isCall = (text: string): boolean =>
  text !== '' &&
  text.length <= MAX_CALL_LENGTH &&
  (GERMAN_CALL.test(text) || ENGLISH_CALL.test(text)) &&
  !NOT_A_CALL.test(text);

const isShown = ({ region }: Position): boolean => region !== 'consent' && region !== 'hidden';

/** Buttons and links that ask for a next step, and submit buttons, in page order. */
export function getCalls(page: Page): readonly Call[] {
  const calls = callsByPage.get(page) ?? collectCalls(page);
  callsByPage.set(page, calls);
  return calls;
}

/** Contact entries of a menu or footer, which are not calls to action. */
const GENERIC_CONTACT = /^(?:contact (?:us|me)|get in touch|kontaktieren sie uns|reach us)$/i;

/** Whether a link starts a phone call or message and says so: “Text Hazel”. */
const startsMessage = ({ href, text }: PageLink): boolean =>
  /^(?:tel|sms|whatsapp):|^https?:\/\/(?:wa\.me|api\.whatsapp)/i.test(href) &&
  text.length <= MAX_CALL_LENGTH &&
  /^(?:call|text|phone|ring|message|anruf|ruf|schreib)\p{L}{0,3}\s\p{L}{3}/iu.test(text);

/** Last path segments of contact pages. */
const CONTACT_PATH = /^(?:contact|kontakt|anfrage|enquiry|inquiry|quote|termin|book(?:ing)?)[^/]{0,20}$/i;
const DIRECTIONS = /find(?:en|et)?(?!\p{L})|directions|weg|map|karte/iu;

/** Whether a link in the content, of three or more words, leads to a contact page. */
const leadsToContactPage = ({ href, text, region }: PageLink): boolean =>
  (region === 'main' || region === 'header') &&
  text.length <= MAX_CALL_LENGTH &&
  text.indexOf(' ') !== text.lastIndexOf(' ') &&
  CONTACT_PATH.test(href.slice(href.lastIndexOf('/') + 1, 300)) &&
  !CONTACT.test(text) &&
  !DIRECTIONS.test(text) &&
  !NOT_A_CALL.test(text);

/** Whether a link is dead, unless a script may still insert the fragment's target. */
const leadsNowhere = (page: Page, link: PageLink): boolean =>
  isDead(page, link) && !(page.scripts.length > 0 && /^#[\w-]{3,}/.test(link.href));

const callsByPage = new WeakMap<Page, readonly Call[]>();

/** Submit labels that don't say what happens next. */
const GENERIC_SUBMIT = /^(?:send|submit|senden|absenden|abschicken)$/i;
function collectCalls(page: Page): readonly Call[] {
  const hasLeadForm = getForms(page).some(({ kind }) => kind === 'contact' || kind === 'booking');
  const buttons = page.buttons.filter(
    ({ text, isSubmit }) => isCall(text) && !(isSubmit && GENERIC_SUBMIT.test(text)),
  );
  const submitButtons = hasLeadForm
    ? page.buttons.filter(({ isSubmit, text }) => isSubmit && text !== '' && !GENERIC_SUBMIT.test(text))
    : [];
  const links = page.links.filter(
    (link) =>
      (isCall(link.text) || startsMessage(link) || leadsToContactPage(link)) &&
      !((link.region === 'nav' || link.region === 'footer') && GENERIC_CONTACT.test(link.text)) &&
      !leadsNowhere(page, link),
  );
  return [...new Set([...buttons, ...links, ...submitButtons])]
    .filter(isShown)
    .sort((a, b) => a.wordOffset - b.wordOffset);
}

/** Label of the first link that only says how to get in touch. */
export const findContactLabel = (page: Page): string | undefined =>
  page.links.find(
    ({ text, href, region }) =>
      region !== 'hidden' &&
      (CONTACT.test(text) || /^(?:mailto|tel):/i.test(href)) &&
      !/^(?:#!?|)$/.test(href),
  )?.text;
