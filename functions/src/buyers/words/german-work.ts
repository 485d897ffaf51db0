import type { WordList } from '../word-list.ts';

/** German names of occupations and kinds of business, in the plural: industry, trades, transport, food, farming. */
export const GERMAN_WORK: readonly WordList[] = [
  {
    kind: 'company',
    words: `
      Maschinenbauer Anlagenbauer Sondermaschinenbauer Werkzeugmaschinenhersteller Werkzeugbauer Formenbauer Modellbauer Vorrichtungsbauer
      Apparatebauer Behälterbauer Tankbauer Kesselbauer Rohrleitungsbauer Stahlbauer Metallbauer Schlosser Schlossereien Schmiede Schmieden
      Gießereien Eisengießereien Druckgießer Druckgießereien Stahlwerke Walzwerke Presswerke Härtereien Galvaniken Galvanikbetriebe
      Lackierereien Lackierer Pulverbeschichter Beschichter Eloxierer Verzinkereien Strahlbetriebe Schleifereien Lohnfertiger
      Lohnschleifer Lohnhersteller Lohnabfüller Auftragsfertiger Zerspaner Zerspanungsbetriebe Dreher Drehereien Fräser Fräsereien
      Stanzereien Stanzbetriebe Laserschneider Blechbearbeiter Blechverarbeiter Metallverarbeiter Metallbetriebe Schweißer
      Schweißbetriebe Schweißereien Federnhersteller Spritzgießer Spritzgussbetriebe Kunststoffverarbeiter Kunststoffhersteller
      Extrudierbetriebe Gummihersteller Reifenhersteller Glashersteller Glashütten Glasbläser Glasereien Keramikhersteller Töpfereien
      Töpfer Keramiker Porzellanmanufakturen Manufakturen Papierfabriken Kartonagenhersteller Verpackungshersteller Verpacker Drucker
      Druckereien Buchbinder Buchbindereien Verlage Setzereien Textilhersteller Textilfabriken Webereien Weber Spinnereien Strickereien
      Färbereien Nähereien Konfektionäre Bekleidungshersteller Modehersteller Modelabels Labels Schuhhersteller Schuhfabriken Gerbereien
      Lederwarenhersteller Sattler Sattlereien Polsterer Polstereien Möbelhersteller Möbelbauer Küchenhersteller Küchenbauer Sägewerke
      Holzverarbeiter Parketthersteller Fensterbauer Fensterhersteller Türenhersteller Tischler Tischlereien Schreiner Schreinereien
      Zimmerer Zimmereien Zimmerleute Holzbauer Holzbaubetriebe Treppenbauer Messebauer Ladenbauer Innenausbauer Trockenbauer Bootsbauer
      Yachtbauer Werften Schiffbauer Schiffsausrüster Flugzeugbauer Luftfahrtzulieferer Automobilhersteller Autobauer Automobilzulieferer
      Autozulieferer Zulieferer Karosseriebauer Fahrzeugbauer Fahrzeughersteller Wohnmobilhersteller Fahrradhersteller Motorenbauer
      Getriebebauer Pumpenhersteller Armaturenhersteller Ventilhersteller Kompressorenhersteller Turbinenhersteller Aufzugbauer
      Aufzugsfirmen Kranbauer Landmaschinenhersteller Baumaschinenhersteller Elektronikhersteller Elektronikfertiger Gerätehersteller
      Medizintechniker Medizintechnikhersteller Medizinproduktehersteller Messgerätehersteller Sensorhersteller Optikhersteller
      Uhrenhersteller Uhrmacher Goldschmiede Goldschmieden Silberschmiede Juweliere Schmuckhersteller Instrumentenbauer Klavierbauer
      Orgelbauer Geigenbauer Gitarrenbauer Klavierstimmer Spielzeughersteller Spielwarenhersteller Sportartikelhersteller Chemiewerke
      Chemieunternehmen Chemiebetriebe Chemiehersteller Lackhersteller Farbenhersteller Klebstoffhersteller Pharmaunternehmen
      Pharmahersteller Arzneimittelhersteller Biotechunternehmen Kosmetikhersteller Naturkosmetikhersteller Reinigungsmittelhersteller
      Düngemittelhersteller Raffinerien Zementwerke Betonwerke Kieswerke Steinbrüche Ziegeleien Asphaltmischwerke Bergwerke Kraftwerke
      Stadtwerke Energieversorger Netzbetreiber Windparkbetreiber Solarparkbetreiber Anlagenbetreiber Biogasanlagenbetreiber
      Wasserversorger Wasserwerke Klärwerke Kläranlagen Entsorger Entsorgungsbetriebe Recyclingbetriebe Recycler Schrotthändler
      Müllverbrennungsanlagen Rechenzentren Industriebetriebe Produktionsbetriebe Fertigungsbetriebe Fabriken Industrieunternehmen
      Mittelständler Großbetriebe Kleinbetriebe Familienbetriebe Familienunternehmen Traditionsbetriebe Konzerne Hersteller Produzenten
      Fabrikanten Betriebsleiter Produktionsleiter Werksleiter Fertigungsleiter Instandhalter Instandhaltungsleiter Konstrukteure
      Konstruktionsbüros Ingenieure Ingenieurbüros Prüflabore Prüfingenieure Sachverständige Gutachter Sicherheitsingenieure
      Qualitätsmanager Einkäufer Einkaufsleiter Lagerleiter Logistikleiter Fuhrparkleiter Fuhrparks Flottenbetreiber`,
  },
  {
    kind: 'company',
    words: `
      Handwerker Handwerksbetriebe Handwerksfirmen Handwerksmeister Meisterbetriebe Dachdecker Dachdeckereien Spengler Spenglereien Klempner
      Klempnereien Installateure Installationsbetriebe Heizungsbauer Heizungsinstallateure Sanitärbetriebe Sanitärinstallateure
      SHK-Betriebe Lüftungsbauer Klimatechniker Kältetechniker Kälteanlagenbauer Elektriker Elektrobetriebe Elektroinstallateure
      Elektromeister Elektroniker Solarteure Solarbetriebe Photovoltaikbetriebe Maler Malerbetriebe Stuckateure Gipser Verputzer
      Fliesenleger Bodenleger Parkettleger Estrichleger Raumausstatter Glaser Rollladenbauer Maurer Maurerbetriebe Bauunternehmen
      Bauunternehmer Baufirmen Baubetriebe Bauträger Baumeister Hochbauer Tiefbauer Tiefbauunternehmen Straßenbauer Gleisbauer Gerüstbauer
      Abbruchunternehmen Abbruchbetriebe Betonbauer Brunnenbauer Pflasterer Steinmetze Steinmetzbetriebe Bildhauer Ofenbauer Kaminbauer
      Schornsteinfeger Kaminkehrer Garten-und-Landschaftsbauer Landschaftsbauer Landschaftsgärtner Galabauer Gartenbauer Gärtner
      Gärtnereien Baumpfleger Baumschulen Floristen Floristinnen Poolbauer Schwimmbadbauer Zaunbauer Restauratoren Restaurierungsbetriebe
      Gebäudereiniger Reinigungsfirmen Reinigungsbetriebe Glasreiniger Hausmeisterdienste Hausmeister Schädlingsbekämpfer Schlüsseldienste
      Sicherheitsdienste Wachdienste Brandschutzfirmen Bestatter Bestattungshäuser Bestattungsunternehmen Umzugsunternehmen Umzugsfirmen
      Entrümpler Kfz-Werkstätten Kfz-Betriebe Autowerkstätten Werkstätten Kfz-Meister Mechaniker Mechatroniker Autohäuser Autohändler
      Gebrauchtwagenhändler Motorradhändler Motorradwerkstätten Fahrradwerkstätten Fahrradhändler Fahrradläden Landmaschinenhändler
      Landmaschinenwerkstätten Reifenhändler Tankstellen Tankstellenbetreiber Waschstraßen Waschanlagenbetreiber Autovermieter
      Wohnmobilvermieter Fahrschulen Friseure Friseursalons Friseurinnen Barbershops Barbiere Kosmetiker Kosmetikerinnen Kosmetikstudios
      Kosmetiksalons Nagelstudios Tattoostudios Tätowierer Visagisten Visagistinnen Maskenbildner Schneider Schneidereien Maßschneider
      Hutmacher Modisten Schuhmacher Schuster Orthopädieschuhmacher Orthopädietechniker Sanitätshäuser Hörakustiker Optiker Augenoptiker
      Zahntechniker Dentallabore Zahnlabore Textilreinigungen Wäschereien Reinigungen Änderungsschneidereien Polsterwerkstätten Bootswerften
      Messerschmiede Messermacher Drechsler Korbmacher Seiler Kerzenmacher Kerzenzieher Seifensieder Bogenbauer Büchsenmacher Feinmechaniker
      Schilderhersteller Werbetechniker Fotografen Fotografinnen Fotostudios Hochzeitsfotografen Videografen Filmproduktionen Tonstudios`,
  },
  {
    kind: 'company',
    words: `
      Spediteure Speditionen Frachtführer Transportunternehmen Transporteure Fuhrunternehmen Fuhrunternehmer Logistiker Logistikunternehmen
      Logistikdienstleister Kurierdienste Paketdienste Lieferdienste Lagerhalter Lagerbetreiber Reedereien Reeder Hafenbetreiber Häfen
      Flughäfen Airlines Fluggesellschaften  Bahnunternehmen Verkehrsbetriebe Verkehrsunternehmen Busunternehmen Busbetriebe
      Reisebusunternehmen Taxiunternehmen Taxibetriebe Mietwagenunternehmen Chauffeurdienste Fernfahrer Berufskraftfahrer Lkw-Fahrer
      Disponenten Zollagenten Importeure Exporteure Verlader Kranverleiher Maschinenverleiher Baumaschinenvermieter Verleihfirmen`,
  },
  {
    kind: 'company',
    words: `
      Bäcker Bäckereien Bäckermeister Handwerksbäcker Konditoren Konditoreien Patissiers Metzger Metzgereien Fleischer Fleischereien
      Schlachter Schlachtereien Schlachthöfe Wursthersteller Molkereien Käsereien Käser Brauer Brauereien Hausbrauereien Mälzereien
      Brenner Brennereien Destillerien Winzer Winzerinnen Weingüter Weinbauern Weinbaubetriebe Winzergenossenschaften Kellereien
      Sektkellereien Mostereien Keltereien Safthersteller Getränkehersteller Mineralbrunnen Abfüller Abfüllbetriebe Röster Röstereien
      Kaffeeröster Kaffeeröstereien Teehändler Schokoladenhersteller Chocolatiers Chocolaterien Süßwarenhersteller Eishersteller Eisdielen
      Eismanufakturen Mühlen Müller Nudelhersteller Teigwarenhersteller Tiefkühlhersteller Lebensmittelhersteller
      Lebensmittelproduzenten Lebensmittelbetriebe Lebensmittelhändler Feinkosthändler Feinkostläden Gewürzhändler Fischhändler Fischer
      Fischereien Fischzüchter Räuchereien Obsthändler Gemüsehändler Marktbeschicker Marktstände Hofläden Bioläden Naturkostläden
      Reformhäuser Unverpacktläden Dorfläden Weinhandlungen Weinhändler Getränkehändler Getränkemärkte Getränkeverlage Spirituosenhändler
      Gastronomen Gastronomiebetriebe Gastwirte Wirte Wirtinnen Wirtshäuser Gasthäuser Gasthöfe Gaststätten Restaurants Sternerestaurants
      Bistros Cafés Kaffeehäuser Kneipen Bars Barbetreiber Pubs Imbisse Imbissbetreiber Foodtrucks Pizzerien Kantinen Kantinenbetreiber
      Mensen Großküchen Caterer Partyservices Köche Köchinnen Küchenchefs Sommeliers Baristas Hotels Hoteliers Landhotels Stadthotels
      Wellnesshotels Tagungshotels Hotelbetreiber Pensionen Hostels Jugendherbergen Ferienhöfe Ferienhausvermieter Ferienwohnungsvermieter
      Vermieter Campingplätze Campingplatzbetreiber   Skigebiete Skischulen Berghütten Hüttenwirte Reisebüros
      Reiseveranstalter Reiseleiter Stadtführer Bergführer Thermen Freizeitparks Kletterparks Kletterhallen Tierparks Zoos Erlebnisbauernhöfe
      Kinos Kinobetreiber Clubs Clubbetreiber Diskotheken Eventlocations Hochzeitslocations Stadthallen Kongresszentren 
      Messeveranstalter Messegesellschaften Veranstalter Konzertveranstalter Festivals Festivalveranstalter Eventagenturen Hochzeitsplaner
      Hochzeitsplanerinnen Zeltverleiher Schausteller Aussteller`,
  },
  {
    kind: 'company',
    words: `
      Landwirte Landwirtinnen Bauern Bäuerinnen Biobauern Bauernhöfe Biohöfe Almen Ziegenhöfe Biobetriebe Landwirtschaftsbetriebe Agrarbetriebe
      Agrargenossenschaften Ackerbauern Ackerbaubetriebe Milchbauern Milchviehbetriebe Milchviehhalter Viehhalter Rinderhalter
      Rinderzüchter Schweinehalter Schweinemäster Schweinezüchter Geflügelhalter Geflügelbetriebe Legehennenhalter Hühnerhalter
      Schafhalter Schäfer Schäfereien Ziegenhalter Pferdezüchter Pferdehöfe Pferdebetriebe Gestüte Reiterhöfe Reitställe Reitschulen
      Pensionsställe Züchter Tierzüchter Hundezüchter Imker Imkerinnen Imkereien Bienenhalter Teichwirte Forstwirte Forstbetriebe
      Waldbesitzer Waldbauern Förster Jäger Jägerinnen Jagdpächter Jagdschulen Obstbauern Obstbaubetriebe Gemüsebauern
      Gemüsebaubetriebe Spargelbauern Spargelhöfe Erdbeerhöfe Kartoffelbauern Hopfenbauern Hopfenpflanzer Saatguthändler Saatzüchter
      Pflanzenzüchter Zierpflanzenbetriebe Staudengärtnereien Friedhofsgärtner Friedhofsgärtnereien Lohnunternehmer Lohnunternehmen
      Maschinenringe Landhändler Agrarhändler Raiffeisenmärkte Mischfutterwerke Futtermittelhersteller Selbstvermarkter Direktvermarkter
      Tierärzte Tierarztpraxen Tierkliniken Hufschmiede Hufpfleger Hundeschulen Hundetrainer Hundesalons Tierpensionen Tierheime`,
  },
];
