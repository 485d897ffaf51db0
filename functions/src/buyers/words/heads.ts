import type { WordList } from '../word-list.ts';

/** Last parts of German compounds that name buyers: Kunstrasenhersteller, Tierarztpraxen. */
export const GERMAN_HEADS: readonly WordList[] = [
  {
    kind: 'company',
    words: `
      hersteller herstellerinnen produzenten fabrikanten manufakturen fabriken werke werkstätten betriebe firmen unternehmen
      unternehmer unternehmerinnen bauer bauern bäuerinnen macher macherinnen  schmiede schmieden gießer gießereien brauer brauereien
      brenner brennereien röster röstereien bäcker bäckereien metzger metzgereien fleischer gärtner gärtnereien winzer güter höfe mühlen
      müller käsereien molkereien keltereien kellereien imker imkereien züchter züchterinnen halter halterinnen wirte wirtinnen landwirte
      schreiner schreinereien tischler tischlereien zimmerer zimmereien schlosser schlossereien dreher drehereien fräser leger decker
      installateure techniker monteure elektriker maler lackierer lackierereien reiniger reinigungen sattler sattlereien schneider
      schneidereien näherinnen weber webereien drucker druckereien binder verlage verleger verleiher vermieter verpächter pächter
      spediteure speditionen transporteure logistiker reedereien werften häfen fahrer fahrerinnen praxen ärzte ärztinnen kliniken
      krankenhäuser heime residenzen pfleger pflegerinnen therapeuten therapeutinnen apotheken apotheker labore laboratorien hebammen
      kanzleien anwälte anwältinnen notare berater beraterinnen beratungen prüfer makler maklerinnen banken kassen versicherer
      agenturen büros studios ateliers salons designer designerinnen planer planerinnen architekten architektinnen ingenieure
      entwickler entwicklerinnen programmierer redaktionen journalisten fotografen fotografinnen filmer produktionen sender
      hotels gasthöfe gasthäuser gaststätten restaurants lokale cafés bars küchen köche köchinnen caterer pensionen campingplätze
      veranstalter veranstalterinnen organisatoren aussteller bühnen betreiber betreiberinnen inhaber inhaberinnen besitzer besitzerinnen
      verwalter verwalterinnen verwaltungen gesellschaften genossenschaften dienste dienstleister anbieter zulieferer lieferanten
      ausrüster ausstatter versorger entsorger verarbeiter verwerter abfüller fertiger zerspaner bearbeiter beschichter veredler
      mäster pflanzer sammler händler leiter leiterinnen manager managerinnen chefs trainer trainerinnen coaches lehrer lehrerinnen
      dozenten gründer gründerinnen teams abteilungen startups töpfer töpfereien glaser glasereien schmelzereien schlachter zentren schleifer gruben gerichte bestatter krematorien präparatoren almen restauratoren wälder steinbrüche schreinereien deponien
      mechaniker mechatroniker versender gutachter sanierer bildner käufer fischer jäger förster sänger tänzer lotsen piloten begleiter redner
      pfarrer kantinen gastronomen hoteliers autoren investoren moderatoren direktoren vermittler erzieher erzieherinnen pädagogen lehrkräfte schenken schänken tavernen zirkusse schiffe yachten`,
  },
  {
    kind: 'shop',
    words: `
      händler händlerinnen läden shops geschäfte märkte handlungen häuser boutiquen ketten filialen filialisten kioske drogerien
      parfümerien buchhandlungen großhändler einzelhändler fachhändler stores galerien`,
  },
  {
    kind: 'public',
    words: `
      schulen schulleitungen kindergärten kitas tagesstätten krippen hochschulen universitäten akademien institute fakultäten
      bibliotheken büchereien archive museen theater opern orchester gemeinden kommunen städte kreise ämter behörden ministerien
      bauhöfe feuerwehren meistereien bäder einrichtungen verbünde träger hallen parks `,
  },
  {
    kind: 'association',
    words: `
      vereine verbände clubs klubs innungen kammern kirchen pfarreien stiftungen chöre kapellen bands ensembles initiativen gruppen
      organisationen vereinigungen gemeinschaften netzwerke ringe gilden zünfte klöster`,
  },
  {
    kind: 'consumer',
    words: `
      haushalte familien eltern kinder schüler schülerinnen studenten studentinnen senioren seniorinnen patienten patientinnen paare
      bräute liebhaber liebhaberinnen freunde fans spieler spielerinnen läufer läuferinnen reiter reiterinnen eigentümer eigner
      mieter bewohner anfänger einsteiger touristen urlauber gäste camper sportler sportlerinnen musiker musikerinnen künstler
      bastler begeisterte interessierte betroffene geschädigte kranke erkrankte gärtnerinnen mütter väter wiederholer wanderer ruderer nutzer käuferinnen eigentümerinnen`,
  },
];

/** What English names of buyers end with, behind at least one other word: “engine plants”, “leisure centres”. */
export const ENGLISH_HEADS: readonly WordList[] = [
  {
    kind: 'company',
    words: `
      companies firms businesses brands makers manufacturers producers builders growers breeders keepers brewers roasters bakers
      farmers farms ranches orchards vineyards nurseries greenhouses  mills plants factories foundries  workshops garages
      labs laboratories studios salons offices practices surgeries clinics hospitals  centers centres institutes agencies
      consultancies consultants advisers advisors brokers agents bankers banks lenders insurers funds investors contractors
      subcontractors installers fitters engineers technicians mechanics electricians designers developers architects planners
      surveyors inspectors operators owners managers directors officers leaders  executives teams departments  
      publishers printers editors writers photographers filmmakers broadcasters stations hotels inns lodges
      resorts restaurants cafes cafés bars pubs kitchens caterers chefs bakeries breweries wineries distilleries dairies creameries
      venues  arenas halls organizers organisers promoters planners exhibitors carriers forwarders shippers haulers hauliers 
      fleets drivers warehouses terminals utilities providers services suppliers processors packers bottlers assemblers fabricators
      integrators specialists professionals therapists doctors surgeons dentists nurses trainers coaches teachers instructors
      startups  organizations organisations  employers recruiters founders lawyers attorneys accountants
       shipyards stables kennels shelters hosts landlords restorers repairers landscapers camps buffets  communities squads bogs quarries pits harbors marinas gardens decorators remodelers hunters fishermen captains
      pilots performers superintendents principals coordinators administrators supervisors pastors counselors carers caregivers stadiums
      arenas ballparks barns rentals`,
  },
  {
    kind: 'shop',
    words: `
      shops stores boutiques retailers dealers dealerships distributors wholesalers merchants stockists sellers resellers traders
      outlets chains markets marketplaces galleries vendors importers`,
  },
  {
    kind: 'public',
    words: `
      schools colleges universities academies kindergartens preschools districts councils authorities  ministries departments
      governments municipalities towns cities libraries museums theaters theatres orchestras courts
      brigades bodies institutions archives pools`,
  },
  {
    kind: 'association',
    words: `
      associations federations unions guilds clubs societies charities nonprofits foundations churches parishes congregations
      choirs bands troops   trusts co-ops cooperatives `,
  },
  {
    kind: 'consumer',
    words: `
      families parents mothers fathers children kids students pupils learners beginners patients couples brides owners buyers
      lovers enthusiasts hobbyists collectors  players riders runners walkers hikers cyclists gardeners cooks anglers
      sailors boaters travelers travellers tourists seniors retirees adults renters tenants residents athletes
      musicians singers dancers readers gamers survivors veterans sufferers`,
  },
  {
    kind: 'company',
    needsCue: true,
    words: `
      facilities units homes crews bases yards rinks alleys parks lounges taverns
      leagues groups chapters committees commissions bureaus ministries missions sanctuaries refuges preserves rescues
      pantries estates properties airlines guides workers users outings
      parties reunions campuses houses sites ballparks tracks courses`,
  },
];
