import type { Stems } from '../../engine/content.ts';

/** Sentences in the visitor's own words that say what a plan has to respect. */
export const wishStems: Stems['wishes'] = {
  'no-ads':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ohne|wenig|kaum)(?!\p{L}).{0,35}(?:werb\p{L}*|anzeigen|werbebudget|google ads|marketingbudget|budget|reklame)/iu,
  'little-time':
    /nebenberuf\p{L}*|nebenbei|nebenerwerb|nebengewerbe|feierabend|teilzeit|(?:wenig|keine|kaum|nicht genug|nicht viel) zeit|(?<!\p{L})(?:allein|alleine|einzelkämpfer\p{L}*|ein-?mann-?\p{L}*|solo)(?!\p{L})|nur (?:abends|vormittags|am wochenende|wochenends)|(?<!\p{L})abends(?!\p{L})|am wochenende|stunden (?:in der|pro|die) woche|(?:halbe|halben) tage?|vormittags|hauptberuf|kleine kinder/iu,
  'few-orders':
    /ausgebucht|ausgelastet|warteliste|wartezeit|kapazität\p{L}*|volle auftragsbücher|auftragsbücher sind voll|(?:nur|höchstens|maximal|mehr als|etwa|rund) (?:ein\p{L}*|zwei|drei|vier|fünf|sechs|acht|zehn|\d+) (?:\p{L}+ )?(?:aufträge|auftrag|kunden|projekte|stück|plätze|baustellen|hochzeiten|instrumente|im monat|pro|in der woche|im jahr)|(?:ein\p{L}*|zwei|drei|vier|fünf|sechs|zehn|zwölf|\d+) (?:\p{L}+ ){0,2}(?:im monat|pro monat|im jahr|pro jahr|pro woche|in der woche)/iu,
  nearby:
    /umkreis|(?:\d+|zwanzig|dreißig|vierzig|fünfzig) ?(?:km|kilometer|minuten)|(?:nur|ausschließlich|bleiben|arbeiten|fahren|liefern) (?:\p{L}+ ){0,3}(?:in|im|um|rund um|innerhalb|bis) (?:der |dem |den |unserer? )?(?:\p{Lu}\p{L}+(?: und \p{Lu}\p{L}+)?|region|nähe|gegend|umgebung|landkreis|stadt)|nicht (?:so )?weit(?:er)? (?:fahren|weg|als)|in der (?:region|nähe|umgebung|gegend)|vor ort bleiben/iu,
  season:
    /(?<!\p{L})(?:(?<!seit )(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|frühling|frühjahr\p{L}*|sommer\p{L}*|herbst\p{L}*|winter\p{L}*|weihnacht\p{L}*|advent\p{L}*|ostern|ernte\p{L}*|\p{L}*saison\p{L}*|fasching|karneval|silvester|schuljahr\p{L}*|ferien\p{L}*)(?!\p{L})/iu,
  'no-calls':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ungern|ohne|hasse\p{L}*)(?!\p{L}).{0,30}(?:telefon\p{L}*|kaltakquise|anruf\p{L}*|anzurufen|akquise)|(?:telefonier\p{L}*|anrufen|kaltakquise|telefon) .{0,15}(?:ungern|nicht|nie|liegt mir nicht|kommt nicht)/iu,
  'no-social':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ungern|ohne|hasse\p{L}*|weg mit)(?!\p{L}).{0,30}(?:social media|soziale\p{L}* (?:medien|netzwerk\p{L}*)|instagram|facebook|linkedin|tiktok|posten)|(?:social media|instagram|facebook|linkedin|tiktok) .{0,25}(?:nicht|nie|ungern|keine)/iu,
  'no-mail':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ungern|ohne)(?!\p{L}).{0,25}(?:newsletter|e-?mails?|mailings?|rundmail\p{L}*|massenmail\p{L}*)/iu,
  'no-travel':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ungern|ohne)(?!\p{L}).{0,25}(?:messen?|reisen|märkte|außendienst|unterwegs)(?!\p{L})/iu,
  'no-discounts':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ohne)(?!\p{L}).{0,30}(?:rabatt\p{L}*|billig\p{L}*|preiskampf|preise senken|nachlass|nachlässe|günstiger)/iu,
  minimum:
    /(?:unter|erst ab) \d+ \p{L}+.{0,30}(?:nicht|lohnt)|lohnt sich (?:\p{L}+ ){0,5}nicht|mindest(?:menge|bestell\p{L}*|auftrag\p{L}*|abnahme|umsatz)|(?<!\p{L})(?:erst )?ab (?:\d+|zehn|zwanzig|fünfzig|hundert) (?:stück|euro|flaschen|kilo|kg|personen|liter|quadratmeter)|mindestens (?:\d+|zehn|zwanzig|fünfzig)/iu,
  'no-staff':
    /(?:kein\p{L}*|zu wenig|fehlen\p{L}*|finden (?:wir )?(?:einfach )?kein\p{L}*) (?:\p{L}+ ){0,2}(?:leute|personal|fachkräfte|mitarbeiter\p{L}*|azubis|lehrlinge|gesellen|fahrer|monteure|köche|hände)|personalmangel|fachkräftemangel|unterbesetzt|(?:leute|personal|fachkräfte|mitarbeiter\p{L}*|azubis|gesellen|fahrer) (?:fehlen|finden wir nicht|finde ich nicht|zu finden)/iu,
  'late-payment':
    /zahlen (?:\p{L}+ )?(?:spät|nicht|schlecht|schleppend)|zahlungsmoral|offene\p{L}* rechnung\p{L}*|unbezahlt\p{L}*|liquidität|außenstände/iu,
  'one-big-customer':
    /(?:ein(?:em|en|er)?|zwei) (?:einzig\p{L}* |groß\p{L}* |wichtig\p{L}* )?(?:kunden?|auftraggeber|abnehmer|großkunden?)(?!\p{L})|abhängig von|hängen (?:wir )?an|(?:hälfte|großteil|\d+ ?(?:%|prozent)) (?:\p{L}+ ){0,2}(?:umsatz\p{L}*|aufträge|einnahmen)/iu,
  'new-offer':
    /(?<!\p{L})neu(?:e|es|en|er)? (?:produkt\p{L}*|angebot\p{L}*|linie|maschine|kurs\p{L}*|sorte\p{L}*|kollektion|dienstleistung|standort)|(?:gerade|eben|frisch) (?:erst )?(?:gegründet|eröffnet|gestartet|angefangen)|wollen (?:\p{L}+ ){0,3}(?:anbieten|eröffnen|aufbauen|einführen)|möchte\p{L}* (?:\p{L}+ ){0,4}(?:anbieten|eröffnen|aufbauen|einführen)/iu,
  abroad:
    /(?<!\p{L})(?:ausland\p{L}*|export\p{L}*|österreich|schweiz|frankreich|niederlande|holland|dänemark|polen|italien|belgien|luxemburg|england|usa|europa\p{L}*|südtirol|international\p{L}*)(?!\p{L})/iu,
  'only-this':
    /(?<!\p{L})(?:nur(?: noch)?|ausschließlich|lieber|am liebsten|bevorzug\p{L}*|statt|wünsch\p{L}*|möchte\p{L}*|würde\p{L}* gern\p{L}*|wollen (?:mehr|gern\p{L}*|vor allem|künftig|endlich|wieder|weg)|will (?:mehr|gern\p{L}*|künftig|endlich|weg)|mehr \p{L}+(?:aufträge|arbeiten|projekte)|konzentrier\p{L}*|spezialisier\p{L}*|schwerpunkt|hauptsächlich)(?!\p{L})/iu,
  'not-this':
    /(?<!\p{L})(?:nicht mehr|nie wieder|nie mehr|kein\p{L}* (?:\p{L}+ )?mehr|(?:mache|machen|nehme|nehmen|biete|bieten|übernehmen|wollen|will|möchte\p{L}*) (?:\p{L}+ ){0,3}(?:kein\p{L}*|nicht)|kein\p{L}* \p{Lu}\p{L}+|lehnen .{0,30}ab|aufgehört|eingestellt)(?!\p{L})/iu,
};

export const localTrade =
  /dachdecker|dachsanierung|bedachung|klempner|spengler|installateur|sanitär|heizung(?:sbau)?|elektro(?:betrieb|meister|installation|technik)|(?<!\p{L})elektriker|malerbetrieb|malermeister|(?<!\p{L})maler(?!\p{L}|ei)|tischlerei|schreinerei|zimmerei|zimmermann|fliesenleger|maurer|stuckateur|verputzer|glaserei|rollladen|gartenbau|galabau|landschaftsbau|baumpflege|gerüstbau|trockenbau|bodenleger|parkettleger|ofenbau|kaminbau|schlüsseldienst|hausmeisterservice|gebäudereinigung|fensterputz|umzüge|umzugs|kfz-(?:werkstatt|meister|betrieb)|autowerkstatt|schädlingsbekämpf|entrümpel|brunnenbau|zaunbau|schlosserei|metallbau/iu;
