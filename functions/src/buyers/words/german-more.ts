import type { WordList } from '../word-list.ts';

/** More German names of buyers, in the plural. */
export const GERMAN_MORE: readonly WordList[] = [
  {
    kind: 'company',
    words: `
      Zirkusse Solarparks Windparks Schiffe Segelschiffe Kürschner Kürschnereien Gerber Färber Stricker Sticker Stickereien Täschner Feintäschner Kostümbildner
      Bühnenbildner Szenenbildner Requisiteure Schnitzer Holzschnitzer Vergolder Dekorateure Schaufenstergestalter
      Kalligrafen Graveure Ziseleure Einrahmer Besenbinder Fassbinder Küfer Böttcher Takler Bootsführer Kapitäne
      Lotsen Kahnführer Kostümverleihe Zeltverleihe Klöppler Glasschleifer Edelsteinschleifer Steinbildhauer
      Terrazzoleger Reetdachdecker Schieferdecker Greenkeeper Platzwarte Hallenwarte Kanalreiniger Rohrreiniger
      Kanalsanierer Brunnenbohrer Kompostierer Gebäudesanierer Brandsanierer Wasserschadensanierer Schimmelsanierer
      Asbestsanierer Bausachverständige Baugutachter Prüfstatiker Geologen Baugrundgutachter Hydrologen Biologen
      Ökologen Umweltgutachter Umweltplaner Versicherungsgutachter Kfz-Gutachter Motoreninstandsetzer
      Getriebeinstandsetzer Landmaschinenmechaniker Pistendienste Walzengravierer Formstecher Siebdrucker
      Tampondrucker Drahtzieher Kabelkonfektionäre Leiterplattenbestücker Roboterintegratoren Automatisierer
      Werkstoffprüfer Optikschleifer Windparkplaner Solarparkplaner Straußenfarmen Brütereien Fischzuchten
      Muschelfischer Krabbenfischer Kutterfischer Wurmfarmen Mutterkuhhalter Ammenkuhhalter Besamungsstationen
      Melkereien Melker Schafscherer Weidetierhalter Wanderschäfer Senner Sennereien Straußwirtschaften
      Besenwirtschaften Heurige Buschenschänken Weinstuben Weinbars Vinotheken Saftmostereien Lohnmostereien
      Lohnbrenner Brauhäuser Biergärten Marktkaufleute Weihnachtsmarktbeschicker Kaffeebars Espressobars
      Konditormeister Crêperien Imbissstände Bratwurststände Suppenküchen Garküchen Betriebskantinen Barkeeper
      Sternelokale Ausflugslokale Autobahnraststätten Biokisten Abokisten Solawis Geschenkkorbversender
      Geschenkversender Präsentkorbversender Feinkostversender Weinversender Onlineversender Oralchirurgen
      Implantologen Prothetiker Dentalhygienikerinnen Internisten Gastroenterologen Urologen Diabetologen Onkologen
      Pathologen Rechtsmediziner Rettungssanitäter Sanitäter Palliativstationen Palliativdienste Trauerredner
      Trauerrednerinnen Trauerbegleiter Friedwälder Bestattungswälder Hörgeräteakustiker Augenoptikermeister
      Sozialarbeiter Sozialpädagogen Heilpädagogen Tagungshäuser Seminarhäuser Bildungshäuser Chorsänger
      Chorsängerinnen Kapellmeister Solisten Zauberer Clowns Gaukler Kabarettisten Komiker Alleinunterhalter DJs
      Hochzeits-DJs Tonmeister Theaterpädagogen Museumspädagogen Kuratoren Historiker Archäologen Denkmalschützer
      Ahnenforscher Genealogen Spieleautoren Kinderbuchautoren Drehbuchautoren Ghostwriter Regisseure Kameraleute
      Produzentinnen Streamingdienste Plattenlabels Yogalehrende Bowlingbahnen Kegelbahnen Ruderer Ferienparks
      Wohnmobilstellplätze Hafenmeister Binnenschiffer Flugplätze Segelflieger Ballonfahrer Drohnenpiloten
      Museumsbahnen Mitfahrzentralen Carsharinganbieter Essenslieferdienste Getränkelieferanten Kurierfahrer
      Fahrradkuriere Umzugshelfer Möbelpacker Haushaltsauflöser Testamentsvollstrecker Berufsbetreuer Strafverteidiger
      Arbeitsrechtler Mediatoren Detekteien Detektive Auskunfteien Bilanzbuchhalter Steuerfachangestellte
      Versicherungsvertreter Handelsvertreter Außendienstmitarbeiter Vertriebsorganisationen Ladenplaner Lichtplaner
      Akustiker Akustikplaner Küchenplaner Badplaner Gartenplaner Poolplaner Bühnenplaner Brandschutzplaner TGA-Planer
      Elektroplaner Generalplaner Fertighausanbieter Baumschuler Blumenbinder Trauerfloristen`,
  },
  {
    kind: 'public',
    words: `
      Rettungswachen Hospizdienste Schulpsychologen Schulsozialarbeiter Jugendhilfeträger Jugendhilfeeinrichtungen
      Archivare Bibliothekare Bibliothekarinnen Stadtarchivare Schulsekretariate Kita-Leitungen Kitaträger
      Schülerzeitungen Freilichtbühnen Bürgerhäuser Dorfgemeinschaftshäuser Gemeindehäuser Mehrzweckhallen Eishallen
      Eissporthallen Touristinformationen Bauhofleiter Bauamtsleiter Ortsvorsteher Gemeinderäte Stadträte Landräte
      Kulturreferate`,
  },
  {
    kind: 'association',
    words: `
      Forstbetriebsgemeinschaften Ruheforste Pfarrer Pfarrerinnen Pastoren Pastorinnen Diakone Mesner Küster Kantoren
      Organisten Chorleiter Dirigenten Elternvertreter Elternräte Übungsleiter Schützenbruderschaften
      Karnevalsgesellschaften Spielmannszüge Musikzüge Fanfarenzüge Tanzgruppen Volkstanzgruppen Laienspielgruppen
      Heimatbühnen Kleinkunstbühnen Hegeringe Betriebssportgruppen Bürgerstiftungen Kaufmannschaften
      Hausbesitzergemeinschaften Baugemeinschaften`,
  },
  {
    kind: 'consumer',
    words: `
      Schichtarbeiter Nachtarbeiter Pflegende Alleinstehende Witwen Witwer Ruheständler Frührentner Hochbetagte
      Rheumatiker Asthmatiker Schwerhörige Gehörlose Blinde Sehbehinderte Brillenträger Rollstuhlfahrer
      Prothesenträger Linkshänder Linkshänderinnen Autisten Legastheniker Hochbegabte Erstklässler Abiturientinnen
      Gymnasiasten Studienabbrecher Erstsemester Promovierende Referendare Berufsrückkehrer Berufsrückkehrerinnen
      Wiedereinsteigerinnen Arbeitslose Langzeitarbeitslose Auswanderer Einwanderer Zugezogene Neubürger Heimkehrer
      Grenzgänger Vielflieger Vielfahrer Wohnmobilreisende Campingfreunde Rucksackreisende Alleinreisende
      Kulturreisende Kreuzfahrer Radreisende Radwanderer Tourenfahrer E-Bike-Fahrer Rollerfahrer Oldtimerfahrer
      Oldtimersammler Traktorfreunde Eisenbahnfreunde Modellbahner Modelleisenbahner Modellflieger Funkamateure
      Hobbyastronomen Sternfreunde Vogelfreunde Vogelbeobachter Aquarianer Terrarianer Teichfreunde Koihalter
      Kaninchenhalter Pferdefreunde Hundefreunde Katzenfreunde Kräuterfreunde Pilzsammler Hobbybäckerinnen
      Grillfreunde Bierfreunde Weinfreunde Whiskyfreunde Teetrinker Kaffeetrinker Holzwerker Drechselfreunde
      Töpferfreunde Hobbyschneiderinnen Strickfans Häklerinnen Spinnerinnen Patchworkerinnen Bücherfreunde Leseratten
      Krimifans Comicsammler Briefmarkensammler Münzsammler Plattensammler Vinylsammler Uhrensammler Puppensammler
      Spielzeugsammler Kunstsammler Kunstfreunde Theaterfreunde Opernfreunde Konzertbesucher Musikfreunde Geigerinnen
      Cellisten Pianisten Gitarristen Schlagzeuger Trompeter Posaunisten Harfenisten Hobbysänger Chormitglieder
      Marathonläufer Triathleten Bergläufer Trailrunner Skifahrer Skitourengeher Langläufer Snowboarder Eisläufer
      Schlittschuhläufer Kanuten Ruderinnen Stehpaddler Kitesurfer Windsurfer Freiwasserschwimmer Eisbader Saunagänger
      Yogis Turnerinnen Tänzerinnen Bogenschützen Sportschützen Handballer Volleyballer Basketballer Mittelalterfans
      Larper Cosplayer Steampunker Junggesellinnen Junggesellenabschiede Konfirmanden Täuflinge Frischverheiratete
      Hochzeitsgesellschaften Neugeborene Frühchen Stillende Tagesausflügler Ausflügler Wochenendgäste Stammgäste
      Hauskäufer Hausverkäufer Immobilienkäufer Immobilienverkäufer Wohnungskäufer Wohnungssuchende Selbstnutzer
      Kapitalanleger Kleinanleger Erbengemeinschaften Vorsorgende Gartenfans`,
  },
  {
    kind: 'company',
    needsCue: true,
    words: `
      Skipper Schrottplätze Weinkeller Weinlokale Ölmühlen Getreidemühlen Senfmühlen Schulkantinen Krankenhausküchen
      Klinikküchen Heimküchen Raststätten Ferienlager Pfarrhäuser Cutter Schlösser Burgen Gastgeber Ferienanlagen
      Fluglinien Betreuer Schlichter Geiger Bläser Paddler Boxer Turner Jubilare Verlobte Stifter`,
  },
];
