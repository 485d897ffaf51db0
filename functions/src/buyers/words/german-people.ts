import type { WordList } from '../word-list.ts';

/** German names of those who heal, teach, advise, sell, govern, meet and live, in the plural. */
export const GERMAN_PEOPLE: readonly WordList[] = [
  {
    kind: 'company',
    words: `
      Ärzte Ärztinnen Arztpraxen Hausärzte Hausarztpraxen Fachärzte Facharztpraxen Kinderärzte Kinderarztpraxen Frauenärzte Hautärzte
      Augenärzte Orthopäden Kardiologen Neurologen Radiologen Chirurgen Zahnärzte Zahnärztinnen Zahnarztpraxen Kieferorthopäden
      Kieferchirurgen Praxen Gemeinschaftspraxen Praxisinhaber Praxisteams Praxismanager Medizinische-Versorgungszentren MVZ Kliniken
      Klinikbetreiber Klinikverbünde Krankenhäuser Unikliniken Universitätskliniken Rehakliniken Rehazentren Privatkliniken Fachkliniken
      Tageskliniken Sanatorien Kurhäuser Kurkliniken Apotheken Apotheker Apothekerinnen Labore Laborärzte Laborleiter Forschungslabore
      Blutspendedienste Rettungsdienste Hebammen Hebammenpraxen Geburtshäuser Kinderwunschzentren Physiotherapeuten
      Physiotherapeutinnen Physiotherapiepraxen Physiopraxen Ergotherapeuten Ergotherapiepraxen Logopäden Logopädiepraxen
      Osteopathen Chiropraktiker Heilpraktiker Heilpraktikerinnen Psychotherapeuten Psychotherapeutinnen Psychologen Therapeuten
      Therapeutinnen Podologen Podologiepraxen Masseure Ernährungsberater Diätassistenten Altenheime Pflegeheime Seniorenheime
      Seniorenresidenzen Altenpfleger Pflegedienste Pflegedienstleitungen Pflegeeinrichtungen Pflegekräfte Krankenpfleger
      Krankenschwestern Tagespflegen Hospize Wohnheime Behinderteneinrichtungen Behindertenwerkstätten Sozialstationen
      Sozialdienste Betreuungsdienste Fitnessstudios Fitnesstrainer Personaltrainer Yogastudios Yogalehrer Yogalehrerinnen
      Pilatesstudios Tanzschulen Tanzlehrer Tanzstudios Kampfsportschulen Schwimmschulen Tauchschulen Segelschulen Surfschulen Golfclubs
      Golfplätze Tennisclubs Saunabetreiber Wellnessbetriebe Massagepraxen`,
  },
  {
    kind: 'company',
    words: `
      Steuerberater Steuerberaterinnen Steuerkanzleien Wirtschaftsprüfer Buchhalter Buchhaltungsbüros Lohnbüros Rechtsanwälte
      Rechtsanwältinnen Anwälte Anwältinnen Anwaltskanzleien Kanzleien Notare Notariate Patentanwälte Insolvenzverwalter Richter Juristen
      Rechtsabteilungen Versicherer Versicherungen Versicherungsmakler Versicherungsvermittler Versicherungsagenturen Makler Finanzberater
      Finanzdienstleister Vermögensverwalter Banken Sparkassen Volksbanken Kreditinstitute Leasinggesellschaften Investoren
      Business-Angels Fonds Stiftungen Family-Offices Bausparkassen Fintechs Unternehmensberater Unternehmensberatungen Berater
      Beraterinnen Beratungshäuser Coaches Trainer Trainerinnen Dozenten Dozentinnen Moderatoren Redner Speaker Personalberater
      Personaldienstleister Personalvermittler Zeitarbeitsfirmen Personaler Personalabteilungen Personalleiter HR-Abteilungen
      Ausbilder Ausbildungsbetriebe Betriebsräte Arbeitgeber Geschäftsführer Geschäftsführerinnen Unternehmer Unternehmerinnen
      Firmeninhaber Inhaber Inhaberinnen Gründer Gründerinnen Existenzgründer Start-ups Startups Selbstständige Selbständige
      Solo-Selbstständige Freiberufler Freelancer Führungskräfte Vorstände Aufsichtsräte Projektleiter Projektmanager
      Vertriebsleiter Vertriebsteams Vertriebler Außendienstler Verkaufsleiter Marketingleiter Marketingabteilungen Marketingteams
      Produktmanager Controller Datenschutzbeauftragte Assistenzen Sekretariate Callcenter Coworking-Spaces Immobilienmakler
      Immobilienverwalter Immobilienverwaltungen Hausverwaltungen Hausverwalter Wohnungsbaugesellschaften Wohnungsgesellschaften
      Wohnungsunternehmen Wohnungsgenossenschaften Wohnungseigentümergemeinschaften Eigentümergemeinschaften Projektentwickler
      Immobilienentwickler Immobilieninvestoren Bauherren Bauherrinnen Architekten Architektinnen Architekturbüros Innenarchitekten
      Innenarchitektinnen Landschaftsarchitekten Stadtplaner Planungsbüros Fachplaner Planer Statiker Tragwerksplaner Bauingenieure
      Bauleiter Vermesser Vermessungsbüros Energieberater Bauabteilungen Facility-Manager Facilitymanager Denkmalpfleger Restauratoren
      Agenturen Werbeagenturen Webagenturen Digitalagenturen Marketingagenturen PR-Agenturen Designagenturen Kommunikationsagenturen
      Medienagenturen Webdesigner Webentwickler Grafiker Grafikerinnen Grafikdesigner Designer Designerinnen Modedesigner Produktdesigner
      Illustratoren Texter Texterinnen Übersetzer Übersetzerinnen Übersetzungsbüros Dolmetscher Lektoren Journalisten Redaktionen
      Redakteure Zeitungen Zeitschriften Zeitungsverlage Buchverlage Fachverlage Rundfunkanstalten Radiosender Fernsehsender Sender
      Podcaster Blogger Influencer Autoren Autorinnen Schriftsteller Softwarehäuser Softwareentwickler Softwarehersteller Entwickler
      Entwicklerteams Programmierer Systemhäuser IT-Dienstleister IT-Abteilungen IT-Leiter Administratoren Hoster Agenturinhaber
      Onlinehändler Online-Händler Onlineshops Online-Shops Webshops Shopbetreiber Versandhändler Marktplatzhändler Amazon-Händler`,
  },
  {
    kind: 'shop',
    words: `
      Händler Händlerinnen Einzelhändler Fachhändler Großhändler Zwischenhändler Wiederverkäufer Distributoren Vertriebspartner Importhäuser
      Läden Ladenbesitzer Ladeninhaber Ladengeschäfte Fachgeschäfte Fachmärkte Geschäfte Boutiquen Concept-Stores Conceptstores
      Geschenkeläden Geschenkläden Kaufhäuser Warenhäuser Modehäuser Modegeschäfte Modehändler Schuhgeschäfte Schuhläden Sportgeschäfte
      Sporthändler Möbelhäuser Möbelhändler Küchenstudios Bettenhäuser Einrichtungshäuser Baumärkte Baustoffhändler Holzhändler
      Gartencenter Pflanzenmärkte Blumenläden Blumenhändler Supermärkte Lebensmittelmärkte Biomärkte Discounter Drogerien
      Drogeriemärkte Parfümerien Buchhandlungen Buchhändler Buchläden Antiquariate Schreibwarenläden Schreibwarengeschäfte Spielwarenläden
      Spielwarengeschäfte Spielzeugläden Musikhäuser Musikalienhändler Elektrohändler Elektrofachmärkte Handyläden Fotohändler
      Antiquitätenhändler Kunsthändler Galerien Galeristen Auktionshäuser Münzhändler Kioske Kioskbetreiber Wollläden Stoffläden
      Stoffhändler Tierhandlungen Zoohandlungen Zoofachgeschäfte Teeläden Käseläden Delikatessenläden Babyläden Brautmodengeschäfte
      Brautmodenläden Weltläden Secondhandläden Handelsketten Einzelhandelsketten Filialisten Filialbetriebe Filialen Franchisenehmer
      Franchisegeber Franchisesysteme Einkaufsverbände Kaufleute Marktleiter Filialleiter Museumsshops Reitsportgeschäfte
      Angelgeschäfte Sanitärgroßhändler Elektrogroßhändler Stahlhändler Werkzeughändler Technische-Händler Autoteilehändler Bürohändler
      Weinläden Spirituosenläden`,
  },
  {
    kind: 'public',
    words: `
      Gemeinden Kommunen Städte Kleinstädte Großstädte Landkreise Kreise Bundesländer Ministerien Behörden Ämter Landratsämter Bauämter
      Jugendämter Sozialämter Gesundheitsämter Ordnungsämter Finanzämter Gemeindeverwaltungen Stadtverwaltungen Kreisverwaltungen
      Verwaltungen Rathäuser Bürgermeister Bürgermeisterinnen Bauhöfe Stadtreinigungen Straßenmeistereien Kämmerer Gerichte
      Staatsanwaltschaften Polizeien Polizeidienststellen Feuerwehren Werkfeuerwehren Berufsfeuerwehren Bundeswehr Katastrophenschützer
      Zweckverbände Abwasserzweckverbände Eigenbetriebe Wirtschaftsförderer Wirtschaftsförderungen Stadtmarketings Tourismusverbände
      Tourist-Informationen Kurverwaltungen Kurorte Forstämter Nationalparks Naturparks Denkmalämter Schulen Grundschulen Hauptschulen
      Realschulen Gesamtschulen Gymnasien Förderschulen Waldorfschulen Privatschulen Berufsschulen Berufskollegs Fachschulen
      Internate Volkshochschulen Hochschulen Fachhochschulen Universitäten Unis Akademien Institute Forschungsinstitute
      Forschungseinrichtungen Lehrstühle Fakultäten Musikschulen Musikhochschulen Kunstschulen Kunsthochschulen Sprachschulen
      Nachhilfeschulen Bildungsträger Bildungseinrichtungen Bildungszentren Bildungsstätten Weiterbildungsträger Schulträger
      Schulleiter Schulleitungen Schulleiterinnen Lehrer Lehrerinnen Lehrkräfte Pädagogen Pädagoginnen Kitas Kindergärten
      Kindertagesstätten Kindertageseinrichtungen Krippen Kinderkrippen Horte Tagesmütter Tagespflegepersonen Kitaleitungen Kita-Träger
      Erzieher Erzieherinnen Jugendzentren Jugendhäuser Familienzentren Mehrgenerationenhäuser Bibliotheken Büchereien Stadtbibliotheken
      Archive Stadtarchive Museen Kunstmuseen Heimatmuseen Freilichtmuseen Kunsthallen Gedenkstätten Theater Theaterhäuser
      Opernhäuser Bühnen Konzerthäuser Orchester Philharmonien Kulturämter Kulturzentren Kulturhäuser Planetarien Schwimmbäder Freibäder
      Hallenbäder Bäderbetriebe Sporthallen Friedhöfe Friedhofsverwaltungen Justizvollzugsanstalten Botschaften Konsulate Kammern
      Handwerkskammern Jobcenter Arbeitsagenturen Krankenkassen Rentenversicherungen Berufsgenossenschaften Unfallkassen`,
  },
  {
    kind: 'association',
    words: `
      Vereine Sportvereine Fußballvereine Turnvereine Tennisvereine Reitvereine Schützenvereine Musikvereine Gesangvereine Heimatvereine
      Fördervereine Kleingartenvereine Imkervereine Angelvereine Karnevalsvereine Schulvereine Trachtenvereine Segelvereine
      Segelclubs Yachtclubs Ruderclubs Rudervereine Skiclubs Alpenvereine Kulturvereine Theatergruppen Laienbühnen Chöre Kirchenchöre
      Kammerchöre Posaunenchöre Blaskapellen Musikkapellen Bands Kapellen Ensembles Verbände Fachverbände Berufsverbände
      Wirtschaftsverbände Branchenverbände Arbeitgeberverbände Innungen Kreishandwerkerschaften Gewerkschaften Parteien
      Bürgerinitiativen Bürgerenergiegenossenschaften Genossenschaften Erzeugergemeinschaften Wohlfahrtsverbände Sozialverbände
      Hilfsorganisationen Umweltverbände Naturschutzverbände Naturschutzvereine Tierschutzvereine NGOs Nichtregierungsorganisationen
      Kirchengemeinden Kirchen Pfarreien Pfarrgemeinden Pfarrämter Bistümer Diözesen Landeskirchen Klöster Moscheegemeinden Synagogen
      Selbsthilfegruppen Pfadfinder Pfadfindergruppen Jugendgruppen Jugendverbände Studentenwerke Studierendenwerke Fachschaften
      Elternbeiräte Elterninitiativen Seniorenvereine Landfrauen Freiwillige-Feuerwehren Gewerbevereine Werbegemeinschaften
      Unternehmerverbände Unternehmernetzwerke Serviceclubs Träger Sozialträger`,
  },
  {
    kind: 'consumer',
    words: `
      Privatkunden Privatleute Privatpersonen Privathaushalte Haushalte Endkunden Endverbraucher Verbraucher Hausbesitzer
      Hauseigentümer Hausherren Eigenheimbesitzer Wohnungsbesitzer Wohnungseigentümer Eigentümer Häuslebauer Bauwillige Gartenbesitzer
      Gartenfreunde Hobbygärtner Kleingärtner Mieter Mieterinnen Familien Großfamilien Eltern Alleinerziehende Mütter Väter Schwangere
      Großeltern Kinder Kleinkinder Schulkinder Vorschulkinder Jugendliche Teenager Schüler Schülerinnen Abiturienten Azubis
      Auszubildende Studenten Studentinnen Studierende Berufseinsteiger Berufstätige Pendler Senioren Seniorinnen Rentner Rentnerinnen
      Angehörige Pflegebedürftige Patienten Patientinnen Angstpatienten Kassenpatienten Privatpatienten Allergiker Diabetiker
      Rückenkranke Brautpaare Bräute Hochzeitspaare Paare Singles Frauen Männer Mädchen Jungen Erwachsene Anfänger Einsteiger
      Fortgeschrittene Wiedereinsteiger Hobbyköche Hobbymusiker Hobbyfotografen Hobbybrauer Heimwerker Bastler Sammler Sammlerinnen
      Weinliebhaber Kaffeeliebhaber Teeliebhaber Feinschmecker Genießer Vegetarier Veganer Sportler Sportlerinnen Freizeitsportler
      Läufer Läuferinnen Radfahrer Rennradfahrer Mountainbiker Wanderer Kletterer Bergsteiger Schwimmer Taucher Segler Surfer Angler
      Golfer Golfspieler Tennisspieler Fußballer Reiter Reiterinnen Pferdebesitzer Pferdehalter Hundebesitzer Hundehalter Katzenbesitzer
      Katzenhalter Tierhalter Tierbesitzer Autofahrer Motorradfahrer Oldtimerbesitzer Oldtimerfreunde Camper Wohnmobilisten
      Urlauber Feriengäste Touristen Reisende Geschäftsreisende Tagesgäste Bootsbesitzer Bootseigner Gamer Spieler Musiker Musikerinnen
      Sänger Sängerinnen Schauspieler Künstler Künstlerinnen Tänzer Straßenmusiker Maler-und-Zeichner Strickerinnen Näherinnen Quilterinnen
      Handarbeiterinnen Trauernde Hinterbliebene Erben Sparer Anleger Arbeitnehmer Arbeitssuchende Bewerber Fahrschüler Führerscheinneulinge
      Jungjäger Zuwanderer Geflüchtete Menschen-mit-Behinderung Barfußläufer Allergikerinnen Hobbyimker Selbstversorger Nachbarn Anwohner
      Pilger Kurgäste Kinobesucher Theaterbesucher Lehramtsstudenten Doktoranden Absolventen Hausfrauen Babys Säuglinge`,
  },
  {
    kind: 'company',
    needsCue: true,
    words: `
      Handel Fachhandel Einzelhandel Großhandel Lebensmitteleinzelhandel Onlinehandel Handwerk Industrie Automobilindustrie Lebensmittelindustrie
      Pharmaindustrie Chemieindustrie Möbelindustrie Verpackungsindustrie Getränkeindustrie Textilindustrie Papierindustrie Bauindustrie
      Stahlindustrie Holzindustrie Kunststoffindustrie Elektroindustrie Halbleiterindustrie Luftfahrt Raumfahrt Schifffahrt Gastronomie
      Hotellerie Landwirtschaft Forstwirtschaft Weinbau Gartenbau Maschinenbau Anlagenbau Sondermaschinenbau Werkzeugbau Formenbau
      Fahrzeugbau Schiffbau Automobilbau Metallbau Stahlbau Mittelstand KMU Wohnungswirtschaft Immobilienwirtschaft Energiewirtschaft
      Medizintechnik Pflege Baugewerbe Gewerbe Logistik Spielwarenhandel Buchhandel Naturkosthandel`,
  },
  {
    kind: 'company',
    needsCue: true,
    words: `
      Höfe Ställe Werke Bahnen Bergbahnen Seilbahnen Betreiber Betriebe Baustellen Büros Studios  Häuser Küchen Dienste Einrichtungen Heime Zentren Ketten Anbieter
      Dienstleister Lieferanten Gewerbetreibende Gewerbekunden Industriekunden Fachleute Techniker Servicetechniker Monteure Bediener
      Sachbearbeiter Teamleiter Angestellte Mitarbeitende Kollegen Fahrer Verkäufer Leiter Meister Gesellen Anlagen Kunstschaffende Kreative Stallbesitzer`,
  },
  {
    kind: 'consumer',
    needsCue: true,
    words: `
      Gäste Besucher Mitglieder Fans Leser Leserinnen Hörer Freunde Liebhaber Kenner Nutzer Einheimische Nachwuchs
      Teilnehmer Teilnehmerinnen Betroffene Klienten Mandanten Bewohner Bewohnerinnen`,
  },
];
