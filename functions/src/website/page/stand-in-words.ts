/** Words of pages that stand in for a website: of challenges, registrars, servers and age gates. */

const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i');

/** Titles of a test for robots. */
export const CHALLENGE_TITLE = anyOf(
  /not an? (?:ro)?bot|(?:are|if) you(?:['’]re| are)? (?:a )?(?:human|robot|real)/,
  /you(?:['’]re| are) (?:a )?human|human verification|security (?:check|verification)/,
  /bot (?:check|verification|protection)/,
  /(?:checking|verifying) (?:your|the) (?:browser|connection)|(?:just|one) (?:a )?moment/,
  /access (?:denied|to this page)|attention required|request (?:denied|blocked)|captcha|ddos/,
  /pardon our interruption|kein(?:e)? (?:ro)?bot|sind sie (?:ein )?(?:mensch|roboter)/,
  /bist du (?:ein )?(?:mensch|roboter)|sicherheits(?:über)?prüfung|ein(?:en)? moment bitte/,
  /zugriff verweigert|browser wird (?:über)?prüft/,
);
/** In the code of one. */
export const CHALLENGE_CODE = anyOf(
  /captcha|turnstile|challenge|anubis|proof-?of-?work|\bpow\b/,
  /bot-?(?:check|protect|guard|detect)/,
);
/** In the text of one. */
export const CHALLENGE_TEXT = anyOf(
  /enable (?:javascript|cookies)|javascript (?:and cookies )?(?:to|aktivieren|is required)/,
  /complete the (?:security )?(?:check|challenge)/,
  /(?:verify|confirm|prove)(?:ing)? (?:that )?(?:you|your browser)|bestätigen sie/,
  /automat(?:ed|isierte) (?:requests|traffic|zugriffe)|ray id|scraping/,
);
/** A registrar's words for a domain that is parked or for sale. */
export const FOR_SALE = anyOf(
  /domain(?:name)?\b.{0,60}\b(?:for sale|available for purchase|(?:zu|zum) verkauf|zu verkaufen|steht zum|kaufen|erwerben|parked|geparkt|reserviert|registered|registriert|expired|abgelaufen|auction)/,
  /(?:buy|purchase|kaufen sie|acquire|own) (?:this|diese) domain|parked (?:domain|free|page)/,
  /domain ?parking|(?:is|steht) (?:for sale|zum verkauf)\b.{0,80}domain/,
);
/** Titles of pages that servers and providers bring along. */
export const SERVER_TITLE = anyOf(
  /^(?:welcome to|willkommen bei|it works|success|congratulations|test page|testseite|default)/,
  /^(?:placeholder|platzhalter|hello,? world|coming soon|under construction|account suspended)/,
  /^site not (?:found|configured|published)/,
  /^(?:website|site|page) (?:is )?(?:unavailable|suspended|coming soon|under construction)/,
  /^(?:hier entsteht|im aufbau|baustelle|iis\b|apache|nginx|wartungsmodus|maintenance)/,
  /default (?:web ?)?(?:page|site)|test page|(?:domain|website|webspace|hosting) default/,
);
/** What these pages say. */
export const SERVER_TEXT = anyOf(
  /web ?server.{0,40}(?:install|work|running|configur)|further configuration/,
  /(?:successfully|erfolgreich) (?:install|eingerichtet|aktiviert|konfiguriert)/,
  /default (?:web ?)?(?:page|site|document|index)/,
  /(?:no|not any) (?:web ?site|content|index)(?: file| page)?.{0,40}(?:configured|uploaded|published|found|here)/,
  /upload (?:your|the) (?:website|files|content)|public_html|\/var\/www/,
  /(?:site|website|account|page) (?:has been|is|was) (?:suspended|disabled|deactivated|not published)/,
  /not (?:yet )?(?:been )?(?:configured|set up|published)|hier entsteht/,
  /(?:noch|derzeit) (?:keine|nicht) (?:inhalte|website|eingerichtet|konfiguriert|veröffentlicht)/,
  /(?:hosting|provider)[- ]?(?:kunde|customer|account|paket)|replace this (?:page|file)/,
  /index\.html|(?:under|in) construction|coming soon|in kürze|launching soon|demnächst/,
);
/** Titles of a folder's files. */
export const LISTING_TITLE = anyOf(
  /^(?:index of|directory(?: listing)?(?: for| of)?|listing (?:of|for)|verzeichnis(?:inhalt)?(?: von)?|inhalt(?:sverzeichnis)? von)\s?[:"“„]?\s?(?:\/|[\w.-]{1,80}\/)/,
);
/** A question about age. */
export const AGE = anyOf(
  /(?:over|at least|above|of|under|are you|i am|older than) (?:the age of )?(?:16|18|19|20|21)\b/,
  /(?:legal|minimum|drinking|smoking|required) (?:drinking |smoking )?age/,
  /age (?:verification|check|gate|restrict)|of legal age|adults only/,
  /(?:über|mindestens|ab|bereits|unter) (?:16|18|21)\b|volljährig/,
  /alters(?:prüfung|verifikation|nachweis|abfrage|kontrolle|freigabe)/,
);
/** Its answers. */
export const CHOICE = anyOf(
  /^(?:yes|no|ja|nein|enter|exit|leave|confirm|bestätigen|eintreten|verlassen|zurück|i(?:['’]m| am)\b|ich bin|(?:over|under|über|unter) \d\d|\d\d\s?\+)/,
);
