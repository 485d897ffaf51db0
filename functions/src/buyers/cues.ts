/** What stands around a name and says whether buyers are meant. A cue weighs; the vocabulary alone finds. */

const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

export const NEGATION = words(
  "nicht|nie|niemals|kein|keine|keinen|keiner|keinem|weder|not|no|never|none|neither|nor|don[’']t|doesn[’']t|won[’']t|can[’']t|cannot|aren[’']t|isn[’']t|refuse|decline|turn (?:\\p{L}+ )?(?:away|down)|schicken (?:wir|ich) weg|lehnen (?:wir|ich)|lehne ich|weisen (?:wir|ich)|ungern",
);
/** Denies only what follows: “breweries without a kitchen” are breweries. */
export const LACKING = words(
  'ohne|außer|ausser|fewer|weniger|without|except|excluding|abgesehen von|ausgenommen',
);
export const FORMER = words(
  "schlechte erfahrung\\p{L}*|nicht funktioniert|bad experiences?|did ?n.t work|ist schluss|weglassen|(?:is|are) out|can[’']?t use us|nicht mehr|früher|previously|ehemals|einst|bis vor kurzem|damals|aufgehört|no longer|not any ?more|anymore|any more|wir aufgegeben|formerly|used to|in the past|(?:we|i) (?:\\p{L}+ )?(?:stopped|quit|dropped)|stopped (?:serving|selling|working|taking|doing|making|supplying|delivering)|gave up|given up|eingestellt|verabschiedet",
);

/** Those who are told apart from the speaker. */
export const RIVALS = words(
  'konkurrenz|konkurrenten|konkurrieren|konkurriert|wettbewerb|wettbewerber|mitbewerber|anders als|im gegensatz zu|im vergleich zu|competitors?|compete|competing|competition|unlike|compared to|compared with|undercut|undercuts|unterbieten|billiger|abwerben|nehmen uns die|take our',
);
/** Right before a name: other roofers, cheaper agencies. */
export const RIVAL_BEFORE = words(
  'andere|anderen|anderer|other|cheaper|billige|billigen|große|big|bigger|nearby|rival|many|viele',
);

/** Who buys is what the sentence is about. */
export const CLIENTELE = words(
  "what (?:i|we)[’' ]?(?:m|re|am|are) (?:after|looking for)|(?:want|like|love|need|looking for) more|am liebsten|wunschkunden|traumkunden|kund(?:e|en|in|innen|schaft|enkreis|enstamm)|stammkund(?:en|schaft)|auftraggeber(?:n|innen)?|abnehmer(?:n|innen)?|zielgruppen?|(?:our|my|typical|ideal|main|best|biggest|regular|most|dream|key) (?:customers?|clients?|buyers?)|(?:customers?|clients?|buyers?) (?:are|include|range|come|tend)|clientele|who we (?:serve|help|work with|supply)|who it(?:’|')s for|for whom|für wen|made for|built for|designed for|intended for|aimed at|gedacht für|gemacht für|richtet sich an|richten uns an|wenden uns an|ideal für|ideal for|perfect for|perfekt für|geeignet für|suitable for",
);

const BUY =
  'kamen|kam|came|bestellten|kauften|buchten|beauftragten|mieteten|kaufen|kauft|gekauft|bestellen|bestellt|buchen|bucht|gebucht|beauftragen|beauftragt|nutzen|nutzt|genutzt|verwenden|verwendet|beziehen|bezieht|abnehmen|mieten|mietet|leihen|leiht|abonnieren|vertrauen|vertraut|setzen auf|setzen ein|kommen|kommt|engagieren|rufen|schicken|schwören|verlassen sich|holen|wählen|schätzen|arbeiten mit|buy|buys|bought|book|books|booked|order|orders|ordered|hire|hires|hired|use|uses|used|rent|rents|rented|trust|trusts|trusted|rely|relies|choose|chose|chosen|come to|comes to|call us|calls us|subscribe|stock|stocks|carry|carries|pour|pours|license|commission|commissions|commissioned|send us|turn to|depend on|swear by|count on|zahlen|zahlt|lassen|lässt|melden sich|meldet sich|run on|runs on|come (?:up|down|in|over)|get \\d+|calling|bekomm(?:en|t) bei|drive (?:up|down|over)|pay|pays|paid|sign up|keep coming|empfohlen|geschätzt|empfehlen|recommended|loved|preferred|specified';
export const BUYING = words(BUY);
export const BOUGHT_BY = words(
  '(?:genutzt|gebucht|empfohlen|geschätzt|beauftragt|gekauft|verwendet|eingesetzt|bestellt|gemietet|geliebt|getragen|gefragt|nachgefragt|used|trusted|loved|booked|bought|chosen|ordered|hired|rented|worn|read|preferred|recommended|commissioned|specified|stocked|played|enjoyed|gefordert|gewünscht|für gut befunden|worn|flown|driven|carried|poured|toured|sailed|ridden|eaten|displayed) (?:\\p{L}+ ){0,2}(?:von|by|bei)',
);
export const SELLING_TO = words(
  'verkauf(?:en|t)|liefer(?:n|t)|beliefer(?:n|t)|vermiet(?:en|et)|verleih(?:en|t)|vertreib(?:en|t)|richte(?:n|t)|wende(?:n|t)|gehen|geht|sell|sells|selling|supply|supplies|supplying|deliver|delivers|ship|ships|rent|rents|lease|market|cater|caters|wholesale|goes|go|gehör(?:t|en)|belongs?',
);
/** Done to those who buy: „wir beraten Kommunen“. */
export const SERVING = words(
  'half|halfen|geholfen|helped|served|supplied|trained|taught|protected|besuch(?:en|t|e)|beliefer(?:n|t)|berat(?:en|et|e)|beräte|unterstütz(?:en|t|e)|betreu(?:en|t|e)|begleit(?:en|et|e)|schul(?:en|t|e)|hilft|helfen|helfe|versorg(?:en|t)|versicher(?:n|t)|vertret(?:en|e)|vertritt|bedien(?:en|t)|behandel(?:n|t)|behandle|unterricht(?:en|et|e)|coach(?:en|t|e)|trainier(?:en|t|e)|verbind(?:en|et)|entlast(?:en|et)|ermöglich(?:en|t)|statte[nt]?|ausstatten|erspart|speciali[sz]e\\p{L}*|keep|keeps|keeping|visit|visits|help|helps|helping|serve|serves|serving|supply|supplies|supplying|train|trains|training|teach|teaches|teaching|advise|advises|advising|support|supports|supporting|equip|equips|represent|represents|protect|protects|treat|treats|coach|coaches|insure|insures|guide|guides|connect|connects|empower|empowers|enable|enables|let|lets|give|gives|save|saves|show|shows|free|frees|looking after|look after|work with|working with|works with|partner with|arbeiten mit|arbeite mit|zusammen mit',
);
/** Where what is sold does its work. */
export const AT_WORK_IN = words(
  'eingesetzt|einsatz|im einsatz|läuft|laufen|steht|stehen|liegt|hängt|hängen|arbeitet|arbeiten|verbaut|installiert|zu finden|liegen|used|in use|installed|found|runs?|running|work|works|serving|hangs?|stands?|on the shelves|ausgestellt|built|installed|fitted|mounted|gebaut|montiert|eingebaut|verlegt|aufgestellt|ends? up|landet|landen|spezialisiert|klingen|klingt',
);

export const FOR = /^(?:für|for|fürs)$/;
export const TO = /^(?:an|to)$/;
export const IN = /^(?:in|im|auf|at|on|inside|aboard|bei|beim)$/;
export const FROM = /^(?:von|vom|by|from|durch|aus|via|per|through)$/;
export const WITH = /^(?:mit|with)$/;
export const AS = /^(?:als|as|wie|than|like|statt|anstatt|anstelle)$/;
/** Other prepositions, which neither address nor exclude. */
export const OTHER_PREPOSITION =
  /^(?:zum|zur|zu|über|um|bis|nach|neben|gegen|gegenüber|zwischen|unter|vor|about|near|around|between|against|among|behind|beside|into|onto|under|over|wegen|trotz|during|während|since|over|beyond|above|named|of)$/;

/** What is sold, in place of its name: „streuen damit ein“. */
export const PRODUCT = words('damit|darin|darauf|daran|with it|with them|on it|in it');
/** “The rest of the year it’s landscapers.” */
export const IT_IS = /(?<!\p{L})(?:it[’']s|it is|it was|sind es|waren es|sind das)(?:\s\p{L}+){0,2}\s*$/iu;

/** The speakers, as who they are or whom they employ. */
export const SPEAKER = words(
  "wir sind|wir als|ich bin|bin ich|sind wir|we are|we[’']re|i am|i[’']m|unser team|our team|team (?:aus|of|von)|our staff|our crew|unsere mannschaft|run by|geführt von|gegründet von|founded by|gelernte[rn]?|ausgebildete[rn]?|(?:wir|zwei|drei|vier|fünf) (?:sind|gelernte)|mein beruf|by trade|my father|mein vater|generation|you can trust|near you|in your area|in ihrer nähe|your local|ihr zuverlässiger|vom fach",
);
/** „Seit 1950 Dachdecker in Ulm“. */
export const SINCE = /(?<!\p{L})(?:since|seit) \d{4},?\s*$/iu;
/** Those of them who learn, help, or work there. */
export const STAFF = /^(?:azubis|auszubildende|lehrlinge|gesellen|apprentices|trainees|interns|volunteers)$/;
/** “From food trucks to hotel kitchens”. */
export const RANGE = /(?<!\p{L})(?:from|vo[nm])\s[^.]{2,40}\s(?:to|bis(?: zu[mr]?)?)\s/iu;
export const HIRING = words(
  "wir suchen|we are hiring|we[’']re hiring|now hiring|join (?:us|our team)|bewirb|bewerben|bewerbung|stellenangebot\\p{L}*|karriere|careers?|vacanc\\p{L}+|gesucht|m/w/d|w/m/d|wir stellen ein|ausgebildet werden|bilden (?:wir|ich) (?:\\p{L}+ )*aus|always hiring|bei uns arbeiten|arbeiten bei uns|work here|work for us|ausbildung (?:zum|zur|als)|jobs?|praktikum",
);
/** Those who stand beside the business: who supplies, certifies or supports it. */
export const BESIDE = words(
  'lieferanten?|zulieferern?|suppliers?|supplied by|bezogen von|beziehen wir|kommt von|kommen von|stammt von|stammen von|stammt aus|sourced|grown by|raised by|hergestellt von|produziert von|made by|handmade by|mitglied|members? of|zertifiziert|certified by|gefördert|sponsored|sponsoren|sponsors?|partner of|ausgezeichnet|awarded|anerkannt von|accredited|versichert bei|insured by|presse|press|featured in|bekannt aus|nachbarn|next to|gegenüber|opposite|abrechn\\p{L}+|abgerechnet|erstatte[nt]|reimburse\\p{L}*|schnittstellen?|integrations?|integrates? with|connects? to|syncs? with|(?:paid|full-time|part-time) staff|volunteers|ehrenamtlich\\p{L}*|thanks to|thank you to|dank(?:e)? an|photos? by|fotos? von|website by|webdesign',
);

/** Heading of a list of those who buy. */
export const BUYERS_HEADING =
  /(?<!\p{L})(?:für wen|wer (?:bei uns )?(?:kauft|bucht|bestellt)|wen wir|unsere kunden|kunden|kundenkreis|kundengruppen|auftraggeber|zielgruppen?|abnehmer|branchen|referenzen|einsatzbereiche|einsatzgebiete|anwender|anwendungsbereiche|who (?:it[’']s for|we (?:serve|help|work with|supply)|buys|uses|this is for|it is for)|our (?:customers|clients|buyers)|customers|clients|industries|sectors|markets we serve|who shops|used by|trusted by|made for|built for|perfect for|ideal for|ideal für|geeignet für|für alle|wir arbeiten für|we work (?:for|with)|wir beliefern|we supply|zu uns kommen|bei uns kaufen)(?!\p{L})/iu;

/** Heading of what tells about the speakers and their lives. */
export const ABOUT_HEADING =
  /(?<!\p{L})(?:team|über (?:uns|mich)|about(?: us| me)?|wer (?:wir sind|ich bin|dahinter\p{L}*|kommt)|dahinter\p{L}*|who (?:we are|i am|built|made|makes|is behind)|behind|our (?:people|crew|story)|crew|outfit|people|folks|menschen|meet|geschichte|story|werdegang|lebenslauf|gründer\p{L}*|founders?|familie|family)(?!\p{L})/iu;

/** The speakers are meant: us, our, uns, unser. */
export const US = words(
  'uns|unser|unsere|unserem|unseren|unserer|unseres|us|our|ours|mir|mich|mein|meine|meinem|meinen|meiner|me|my|mine',
);
export const WE = words('wir|ich|we|i|man|uns|us');
export const OURS_BEFORE =
  /^(?:unser|unsere|unserem|unseren|unserer|mein|meine|meinen|meinem|meiner|our|my)$/;
/** Who buys most, or only. */
export const MAINLY = words(
  'nur noch|vor allem|hauptsächlich|überwiegend|meistens|meist|in erster linie|ausschließlich|only|mostly|mainly|mostly|primarily|exclusively',
);
/** Right after a preposition that belongs to them: „zu uns kommen“, “with us”. */
export const PRONOUN = /^(?:uns|mir|ihnen|us|me|you|them|it)$/;
export const COPULA = /^(?:it[’']s|is|are|was|were|sind|waren)$/;
export const THEIRS_BEFORE = /^(?:ihre|ihren|ihrer|deine|deinen|eure|your)$/;
/** “picked with calligraphers in mind”. */
export const IN_MIND = /^.{0,30}(?:in mind|im sinn|im blick)(?!\p{L})/iu;
/** “orders from diners”. */
export const ASKED_BY = words(
  '(?:hear|heard|orders?|inquir\\p{L}+|enquir\\p{L}+|calls?|requests?|commissions|bookings?|anfragen?|bestellungen|aufträge|anrufe|buchungen|post) (?:\\p{L}+ ){0,2}(?:from|by|von)',
);
export const FEW = /^(?:zwei|drei|vier|fünf|sechs|two|three|four|five|six)$/;
export const OUR_BEFORE = /^(?:unser\p{L}*|our)$/u;
/** What the speakers do for those who buy: „Ziegenhöfe fahren wir an“, “we have growers”. */
export const WE_COME = words(
  '(?:wir|ich) (?:fahren|beliefern|bringen|kommen)|(?:fahren|bringen|liefern|reparieren|bauen|fahre|bringe|liefere) (?:wir|ich)|we (?:have|haul|drive|bring|deliver|come to)|i (?:have|haul|drive|bring|deliver)',
);
/** „Unsere Planen werden von Spediteuren gefahren“: our product, in the passive. */
export const PASSIVE = words('werden|wird|wurde|wurden');
/** Done by those who make, run, or check it, so not by those who buy it. */
export const MADE =
  /(?<!\p{L})(?:gebaut|gefertigt|hergestellt|genäht|gebacken|gekocht|gebraut|geröstet|geleitet|geführt|entwickelt|gegründet|produziert|gemacht|gezogen|gefangen|gepflückt|angebaut|geliefert|unterrichtet|gewartet|geschrieben|entworfen|gestaltet|bemalt|gefördert|unterstützt|zertifiziert|geprüft|kontrolliert|gehalten|gedreht|verlegt|montiert|installiert|betreut|begleitet|übernommen|durchgeführt|erstellt)(?!\p{L})/iu;
/** “We restore the windows of churches”; not “we buy the milk of growers”. */
export const TENDING =
  /^(?:(?:seit|since|und|heute|today|außerdem)[^,]{0,15} )?(?:wir|we|i) (?!(?:beziehen|kaufen|bekommen|erhalten|holen|nehmen|haben|verwenden|verarbeiten|nutzen|lernen|leben|kommen|stammen|sammeln|retten|kennen|lieben|sind|buy|get|source|use|love|know|honor|remember|follow|are|come|grew|grow|learn|take|have|were|make|collect|think|speak|dream) )\p{L}+ (?:die|den|das|alle|the|their) (?:\p{L}+ ){1,3}(?:von|of) (?:\p{L}+ )?$/iu;
/** “Scrambling for bus drivers”: wanted, not addressed. */
export const WANTED = words('scrambl\\p{L}+|looking|searching|hunting|thanks|known|famous|room');
/** A later clause or sentence that takes back whom the one before named. */
export const TAKEN_BACK =
  /(?<!\p{L})(?:(?:turn|send|turned|sent) (?:them|it|those|these) (?:away|down)|we(?:[’']ve)? pass(?:ed)?|not for us|answer is (?:still |always )?no|leave (?:them|that|those) to|had enough|that ended|said no|we say no|never again|mit nein|das war einmal|ist vorbei|winken wir ab|sag(?:en|e) (?:wir|ich) ab|die finger davon|zu klein|(?:die|denen|dafür|davon|damit|das) (?:\p{L}+ )?(?:wir|ich|ist|Sie) (?:\p{L}+ ){0,3}(?:nicht|schluss|ab|weg|weglassen))(?!\p{L})/iu;
/** “Kids love the slides”: they enjoy what somebody else bought. */
export const ENJOYS =
  /^ (?:love|enjoy|like|sleep|board|wait|can|lieben|mögen|können|schlafen|sitzen|warten|toben|freuen sich)(?!\p{L})/iu;
/** What serves those who do not buy it: “because students can stand at them”. */
export const SO_THAT =
  /(?<!\p{L})(?:because|so that|so|where|which|lets?|weil|damit|sodass|denen|worin|mit der|mit dem|reminds?)(?!\p{L})/iu;
