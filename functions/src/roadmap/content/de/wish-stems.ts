import type { Stems } from '../../engine/content.ts';

const TIMES = String.raw`(?<!seit )(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|frühling|frühjahr\p{L}*|sommer\p{L}*|herbst\p{L}*|winter\p{L}*|weihnacht\p{L}*|advent\p{L}*|ostern|pfingsten|ernte\p{L}*|\p{L}*saison\p{L}*|fasching|karneval|silvester|neujahr|jahreswechsel|valentinstag|muttertag|nikolaus|schuljahr\p{L}*|schulanfang|einschulung|semester\p{L}*|\p{L}*ferien|erstes? quartal|quartalsende|lammzeit|brutzeit|schonzeit`;
const SHUT = String.raw`ruh(?:t|en|e)|geschlossen|schließ(?:en|t|e)|(?:machen|macht|mache|haben|habe|hat|ist|sind|bleibt|bleiben) (?:\p{L}+ ){0,4}zu|betriebsferien|betriebsurlaub|urlaub|\p{L}*pause|winterschlaf|winterlager|kein\p{L}* (?:\p{L}+ )?(?:tag|zeit|termine?|platz|plätze|betrieb|verkauf|aufträge|baustellen|ware|lieferung\p{L}*|hand|hände|leute|kapazität\p{L}*|neue\p{L}*|kunden|gäste)|niemand (?:\p{L}+ ){0,3}(?:zeit|da|bestellt|kauft|bucht)|(?:bestellt|kauft|bucht|kommt) (?:\p{L}+ ){0,2}(?:niemand|keiner)|(?:geht|läuft|passiert|wächst|gibt es|haben wir) (?:\p{L}+ ){0,3}(?:nichts|nix)|nichts (?:los|zu (?:tun|verkaufen))|(?:dürfen|können|kann|darf|arbeiten|liefern|backen|bauen|mahlen|fahren|brennen|nehmen) (?:\p{L}+ ){0,4}(?:nicht|kaum|nichts)|ausgebucht|voll|belegt|nicht (?:da|erreichbar|verfügbar|geöffnet|offen)|still|stillstand|fällt aus|(?:haben|nehmen|machen) (?:\p{L}+ )?frei`;
const REST = 'rest des jahres|restliche|übrige|sonst|außerhalb der';
/** Nouns after "in" that are not an area. */
const INDOORS = String.raw`\p{L}*hallen?|werkstatt|laden|büro|homeoffice|team|haus|betrieb`;
const word = (alternatives: string): string => String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`;

/** Sentences in the visitor's own words that say what a plan has to respect. */
export const wishStems: Stems['wishes'] = {
  'no-ads':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ohne|wenig|kaum)(?!\p{L}).{0,35}(?:werb\p{L}*|anzeigen|werbebudget|google ads|marketingbudget|budget|reklame)/iu,
  'small-budget':
    /(?:\d[\d.]*|hundert|tausend|ein paar hundert) ?(?:€|euro|eur)(?!\p{L})(?: \p{L}+){0,3} (?:im|pro|je) (?:monat|jahr|quartal|woche)|(?:klein|knapp|eng|schmal|begrenzt)\p{L}* (?:\p{L}+ )?budget|budget (?:ist|liegt|von)|(?:geld|kasse) ist (?:knapp|leer)|(?:können|kann) (?:uns|mir) .{0,20}nicht leisten|kein\p{L}* geld/iu,
  'little-time':
    /nebenberuf\p{L}*|nebenbei|nebenerwerb|nebengewerbe|feierabend|teilzeit|(?:wenig|keine|kaum|nicht genug|nicht viel) zeit|(?<!\p{L})(?:allein|alleine|einzelkämpfer\p{L}*|ein-?mann-?\p{L}*|solo)(?!\p{L})|nur (?:abends|vormittags|am wochenende|wochenends)|(?<!\p{L})abends(?!\p{L})|am wochenende|stunden (?:in der|pro|die) woche|(?:halbe|halben) tage?|vormittags|hauptberuf|kleine kinder/iu,
  'few-orders':
    /ausgebucht|ausgelastet|warteliste|wartezeit|kapazität\p{L}*|volle auftragsbücher|auftragsbücher sind voll|(?:wir sind|sind wir|nur|bloß|lediglich|gerade mal|haben|mit) (?:nur |bloß )?(?:zu (?:zweit|dritt|viert)|(?:ein\p{L}{0,2}|zwei|drei|vier|fünf|\d) (?:\p{L}+ )?(?:leute|mann|frauen|personen|öfen|ofen|wagen|lkw|transporter|maschinen?|kletterer|fahrer|teams?|betten|plätze|webstühle|kessel|kessel))|nicht größer werden|nicht (?:weiter )?wachsen|(?:nur|höchstens|maximal|mehr als|etwa|rund) (?:ein\p{L}*|zwei|drei|vier|fünf|sechs|acht|zehn|\d+) (?:\p{L}+ )?(?:aufträge|auftrag|kunden|projekte|stück|plätze|baustellen|hochzeiten|instrumente|im monat|pro|in der woche|im jahr)|(?:ein\p{L}*|zwei|drei|vier|fünf|sechs|zehn|zwölf|\d+) (?!euro|€|dollar|stunden|std|kilometer|km)(?:\p{L}+ ){0,2}(?:im monat|pro monat|im jahr|pro jahr|pro woche|in der woche)/iu,
  'set-hours':
    /(?<!\p{L})(?:nur|nie|nicht|ausschließlich|immer nur) (?:\p{L}+ ){0,2}(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|nachts|nachmittags|werktags|morgens|frühmorgens)(?!\p{L})|(?<!\p{L})(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|nachts) (?:\p{L}+ ){0,3}(?:nicht|nie|frei|zu|geschlossen)(?!\p{L})|(?:von|zwischen) \d{1,2} (?:uhr )?(?:bis|und) \d{1,2} uhr/iu,
  nearby: new RegExp(
    String.raw`zu weit|(?:nicht|nichts|niemand\p{L}*|keine\p{L}*) (?:\p{L}+ ){0,3}(?:außerhalb|jenseits|hinter der)|umkreis|(?:\d+|zwanzig|dreißig|vierzig|fünfzig) ?(?:km|kilometer|minuten)|(?:nur|ausschließlich|bleiben|arbeiten|fahren|liefern) (?:\p{L}+ ){0,3}(?:in|im|um|rund um|innerhalb|bis) (?:der |dem |den |unserer? )?(?!(?:${TIMES}|${INDOORS})(?!\p{L}))(?:(?-i:\p{Lu})\p{L}+(?: und (?-i:\p{Lu})\p{L}+)?|region|nähe|gegend|umgebung|landkreis|stadt)|nicht (?:so )?weit(?:er)? (?:fahren|weg|als)|in der (?:region|nähe|umgebung|gegend)|vor ort bleiben`,
    'iu',
  ),
  pause: new RegExp(`^(?!.*(?:${REST}))(?=.*${word(TIMES)})(?=.*${word(SHUT)})`, 'isu'),
  season: new RegExp(word(TIMES), 'iu'),
  'no-calls':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ungern|ohne|hasse\p{L}*)(?!\p{L}).{0,30}(?:telefon\p{L}*|kaltakquise|anruf\p{L}*|anzurufen|akquise)|(?:telefonier\p{L}*|anrufen|kaltakquise|telefon) .{0,15}(?:ungern|nicht|nie|liegt mir nicht|kommt nicht)/iu,
  'no-social':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ungern|ohne|hasse\p{L}*|weg mit)(?!\p{L}).{0,30}(?:social media|soziale\p{L}* (?:medien|netzwerk\p{L}*)|instagram|facebook|linkedin|tiktok|posten)|(?:social media|instagram|facebook|linkedin|tiktok) .{0,25}(?:nicht|nie|ungern|keine)/iu,
  'no-camera':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ungern|ohne|hasse\p{L}*|scheu\p{L}*)(?!\p{L}).{0,30}(?:kamera|videos?|filmen|gefilmt|fotos?|bilder)(?!\p{L})|(?:kamera|videos?|gefilmt) .{0,25}(?:ungern|nicht|nie|liegt mir)/iu,
  'no-mail':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ungern|ohne)(?!\p{L}).{0,25}(?:newsletter|e-?mails?|mailings?|rundmail\p{L}*|massenmail\p{L}*)/iu,
  'no-travel':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ungern|ohne)(?!\p{L}).{0,25}(?:messen?|reisen|märkte|außendienst|unterwegs)(?!\p{L})/iu,
  'no-discounts':
    /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ohne)(?!\p{L}).{0,30}(?:rabatt\p{L}*|billig\p{L}*|preiskampf|preise senken|nachlass|nachlässe|günstiger)/iu,
  minimum:
    /(?:unter|erst ab) \d+ \p{L}+.{0,30}(?:nicht|lohnt)|lohnt sich (?:\p{L}+ ){0,5}nicht|mindest(?:menge|bestell\p{L}*|auftrag\p{L}*|abnahme|umsatz)|(?<!\p{L})(?:erst )?ab (?:\d+|zehn|zwanzig|fünfzig|hundert) (?:stück|euro|flaschen|kilo|kg|personen|liter|quadratmeter)|mindestens (?:\d+|zehn|zwanzig|fünfzig)/iu,
  'no-staff':
    /(?:kein\p{L}*|zu wenig|fehlen\p{L}*|finden (?:wir )?(?:einfach )?kein\p{L}*) (?:\p{L}+ ){0,2}(?:leute|personal|fachkräfte|mitarbeiter\p{L}*|therapeuten|pflegekräfte|verkäufer\p{L}*|azubis|lehrlinge|gesellen|fahrer|monteure|köche|hände)|personalmangel|fachkräftemangel|unterbesetzt|(?:leute|personal|fachkräfte|mitarbeiter\p{L}*|azubis|gesellen|fahrer) (?:fehlen|finden wir nicht|finde ich nicht|zu finden)/iu,
  'late-payment':
    /zahlen (?:\p{L}+ )?(?:spät|nicht|schlecht|schleppend)|zahlungsmoral|offene\p{L}* rechnung\p{L}*|unbezahlt\p{L}*|liquidität|außenstände/iu,
  'one-big-customer':
    /(?:ein(?:em|en|er)?|zwei) (?:einzig\p{L}* |groß\p{L}* |wichtig\p{L}* )?(?:kunden?|auftraggeber|abnehmer|großkunden?)(?!\p{L})|abhängig von|hängen (?:wir )?an|(?:hälfte|großteil|\d+ ?(?:%|prozent)) (?:\p{L}+ ){0,2}(?:umsatz\p{L}*|aufträge|einnahmen)/iu,
  'new-offer':
    /(?<!\p{L})neu(?:e|es|en|er)? (?:produkt\p{L}*|angebot\p{L}*|linie|maschine|kurs\p{L}*|sorte\p{L}*|kollektion|dienstleistung|standort)|(?:gerade|eben|frisch) (?:erst )?(?:gegründet|eröffnet|gestartet|angefangen)|wollen (?:\p{L}+ ){0,3}(?:anbieten|eröffnen|aufbauen|einführen)|möchte\p{L}* (?:\p{L}+ ){0,4}(?:anbieten|eröffnen|aufbauen|einführen)/iu,
  'short-notice':
    /kurzfristig|(?:einen|ein) tag (?:vorher|zuvor|davor)|auf den letzten drücker|last[- ]minute|von heute auf morgen|(?:wochen|monate|tage) (?:vorher|im voraus|vorlauf)|vorlauf(?:zeit)?|lieferzeit\p{L}*/iu,
  'handing-over':
    /in (?:die )?rente|ruhestand|nachfolg\p{L}+|übergeben|übergabe|(?:betrieb|firma|laden|geschäft) (?:\p{L}+ )?(?:verkaufen|abgeben)/iu,
  abroad:
    /(?<!\p{L})(?:ausland\p{L}*|export\p{L}*|österreich|schweiz|frankreich|niederlande|holland|dänemark|polen|italien|belgien|luxemburg|england|usa|europa\p{L}*|südtirol|international\p{L}*)(?!\p{L})/iu,
  'only-this':
    /(?<!\p{L})(?:nur(?: noch)?|ausschließlich|lieber|am liebsten|bevorzug\p{L}*|statt|wünsch\p{L}*|möchte\p{L}*|würde\p{L}* gern\p{L}*|wollen (?:mehr|gern\p{L}*|vor allem|künftig|endlich|wieder|weg)|will (?:mehr|gern\p{L}*|künftig|endlich|weg)|mehr \p{L}+(?:aufträge|arbeiten|projekte)|konzentrier\p{L}*|spezialisier\p{L}*|schwerpunkt|hauptsächlich)(?!\p{L})/iu,
  'not-this':
    /(?<!\p{L})(?:nicht mehr|nie wieder|nie mehr|kein\p{L}* (?:\p{L}+ )?mehr|(?:mache|machen|nehme|nehmen|biete|bieten|übernehmen|wollen|will|möchte\p{L}*) (?:\p{L}+ ){0,3}(?:kein\p{L}*|nicht)|kein\p{L}* \p{Lu}\p{L}+|lehnen .{0,30}ab|aufgehört|eingestellt)(?!\p{L})/iu,
};

export const localTrade =
  /dachdecker|dachsanierung|bedachung|klempner|spengler|installateur|sanitär|heizung(?:sbau)?|elektro(?:betrieb|meister|installation|technik)|(?<!\p{L})elektriker|malerbetrieb|malermeister|(?<!\p{L})maler(?!\p{L}|ei)|tischlerei|schreinerei|zimmerei|zimmermann|fliesenleger|maurer|stuckateur|verputzer|glaserei|rollladen|gartenbau|galabau|landschaftsbau|baumpflege|gerüstbau|trockenbau|bodenleger|parkettleger|ofenbau|kaminbau|schlüsseldienst|hausmeisterservice|gebäudereinigung|fensterputz|umzüge|umzugs|kfz-(?:werkstatt|meister|betrieb)|autowerkstatt|schädlingsbekämpf|entrümpel|brunnenbau|zaunbau|schlosserei|metallbau/iu;

export const practice =
  /(?<!\p{L})(?:(?:zahn|tier|haut|augen|frauen|kinder|haus|fach)?(?:arzt|ärztin|ärzte)|dr\. med)(?!\p{L})|arztpraxis|zahnmedizin|(?:physio|ergo|psycho)therapie|heilprakti|hebamme|klinik|osteopath|logopäd|ästhetische medizin/iu;
