/** Heads of compounds that also name things, so they require a clear cue: Kerzenhalter, Laserdrucker, Einbauküchen. */
export const AMBIGUOUS_GERMAN_HEADS = `
  halter träger leiter reiniger schneider dreher binder brenner drucker planer sammler läufer fräser röster hallen parks küchen häuser prüfer
  ketten ringe märkte mühlen   dienste kreise gruppen paare gäste sender einrichtungen lieferanten anbieter gesellschaften teams
  abteilungen netzwerke fahrer leger decker dienstleister gemeinschaften bearbeiter  lokale schmelzereien bühnen stiftungen
  organisationen schleifer wälder beratungen reinigungen freunde fans bars bäder  `;

/** Compounds that never name a buyer. */
export const NO_BUYERS = `
  zielgruppen kundengruppen produktgruppen warengruppen altersgruppen arbeitsgruppen baugruppen zielmärkte netzwerke kunstwerke bauwerke
  feuerwerke handwerke triebwerke meisterwerke lieferketten kühlketten etiketten servietten paletten tabletten lichterketten halsketten trauringe eheringe dichtringe gottesdienste
  halbleiter stromkreise arbeitskreise schraubendreher kabelbinder gasbrenner marktführer datenträger einfamilienhäuser mehrfamilienhäuser
  gewächshäuser wohnhäuser ferienhäuser einbauküchen landhausküchen fachkräfte arbeitskräfte wettbewerber mitbewerber konkurrenten ansprechpartner
  mitarbeiter mitarbeiterinnen verbraucherschützer handbücher lagerhallen werkhallen industriehallen soziale-netzwerke wochenmärkte
  weihnachtsmärkte finanzmärkte arbeitsmärkte weltmeister stadtteile wasserparks autobahnen rollläden fensterläden klappläden handwerk gerichte hauptgerichte fischgerichte fleischgerichte tagesgerichte
  nudelgerichte seitenbetreiber websitebetreiber laserdrucker tintenstrahldrucker kundendienste winterdienste
  network networks frameworks fireworks artworks headquarters barracks handlers others orders customers clients`;

/** Mostly name things, unless the vocabulary lists the whole name: "social services" buy, "courier services" don't. */
export const ENGLISH_THINGS = 'services properties organizers organisers surgeries gardens trusts bodies';
