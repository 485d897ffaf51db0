/** Those for whom something is offered, German and English. */

/** Companies and those who work there, German and English. */
export const BUSINESS = [
  // German compounds: Handwerksbetriebe, Hausverwaltungen, Vertriebsteams.
  '(?<!(?:unser|unsere|unserem|unseres|das|dem|des|ein|einem|als) )(?<!\\p{L})\\p{L}{0,20}(?:unternehmen|betriebe|firmen|labore|werkstätten|werke|gießereien|schmieden|brauereien|molkereien|bäckereien|tischlereien|druckereien|büros|studios|dienste|betreiber|inhaber|planer|einrichtungen|heime|verwaltungen|praxen|kanzleien|agenturen|händler|hersteller|dienstleister|teams|leiter)',
  'mittelstand|mittelständ\\p{L}{1,6}|kmu|handwerker?\\p{L}{0,12}|industrie(?!ll)\\p{L}{0,12}|maschinenbau\\p{L}{0,6}|anlagenbau\\p{L}{0,6}',
  'berater(?:innen)?|coaches|steuerberater|anwälte|rechtsanwälte|ärzte|zahnärzte|kliniken|landwirte|winzer|bauern',
  'selbstständige|selbständige|freiberufler|gründer(?:innen)?|unternehmer(?:innen)?|start-?ups|b2b|einzelhandel|großhandel|gewerbe\\p{L}{0,12}',
  'onlineshops|geschäftsführ\\p{L}{1,8}|einkäufer|entscheider|personal(?:er|abteilungen)|hotels|gastronom\\p{L}{1,6}|geschäftskunden',
  'immobilien(?:makler|verwalter|firmen)|architekten|logistik\\p{L}{0,12}|spediteure|speditionen|vereine|kommunen|schulen|behörden|veranstalter|arbeitgeber|bauherren|bauträger',
  '(?:small |local |growing |medium )?(?:companies|businesses)|(?<=(?:for|help|helps) (?:large |small )?)enterprises|business owners|small business|manufacturers|agencies|consultants|consultancies|founders|smes|smbs|retailers|startups|organi[sz]ations|employers|investors|marketers|recruiters|publishers|creators',
  '(?:sales|marketing|hr|finance|product|engineering|it|support|dev) (?:leaders|managers|teams|professionals)|clinics|dentists|law firms|lawyers|hospitals|farmers|growers|builders|architects|designers|developers|engineers|researchers|scientists',
  'accountants|insurers|underwriters|forwarders|shippers|carriers|brokers|planners|operators|shipyards|ship owners|contractors|freelancers|executives|ceos|ctos|buyers|landlords|property managers|restaurants|teams|professionals|schools|universities|educators|teachers|churches',
  'nonprofits|non-profits|charities|e-commerce brands|brands|vendors|suppliers|machine builders|municipalities|government agencies|event planners',
].join('|');

/** Private persons. */
export const PRIVATE = [
  '(?:angst|schmerz|kassen|privat)?patient(?:en|innen|:innen|\\*innen)|eltern|familien|kinder(?:n)?|jugendliche(?:n)?|senior(?:en|innen)|erwachsene(?:n)?|angehörige(?:n)?|pflegebedürftige(?:n)?|schüler(?:n|innen)?|studierende(?:n)?|studenten|azubis',
  'gäste(?:n)?|urlauber(?:n)?|feriengäste|reisende(?:n)?|touristen|wanderer|radfahrer|brautpaare(?:n)?|paare(?:n)?|singles|frauen|männer|mädchen|jungen|schwangere|mütter|väter',
  'welpen|(?:jung|schul)?hunde|katzen|pferde|hundehalter|hundebesitzer|tierhalter|tierbesitzer|katzenhalter|reiter|hausbesitzer|eigenheimbesitzer|eigentümer|vermieter|mieter|bewerber|fahrschüler|anfänger(?:n)?|einsteiger(?:n)?|fortgeschrittene(?:n)?|wiedereinsteiger',
  'menschen (?:mit|über|ab|in|die)|berufstätige(?:n)?|pendler|mitglieder(?:n)?|sportler|sammler(?:n)?|liebhaber|freunde|privatkunden|privatpersonen|verbraucher|mandanten|klienten|menschen mit|jung und alt|groß und klein|jedes alter|alle altersgruppen',
  'patients|parents|famil(?:y|ies)|kids|children|child|teens|teenagers|adults|seniors|students|learners|beginners|drivers|riders|guests|travell?ers|visitors|tourists|couples|brides|women|men|mothers|moms|fathers|babies|infants|toddlers',
  'homeowners|home owners|renters|tenants|pet owners|dog owners|pets|dogs|members|athletes|collectors|enthusiasts|lovers|fans|hikers|golfers|runners|individuals|consumers|residents|communit(?:y|ies)|people who|anyone who|those who|players|gamers|survivors|veterans|youth|immigrants|clients',
].join('|');

/** Places in which those work who are meant: „in Gießereien und Schmieden“, “in engine plants”. */
export const PLACES = [
  '(?:\\p{L}{3,20})?(?:werken|betrieben|gießereien|schmieden|fabriken|kliniken|krankenhäusern|laboren|werkstätten|brauereien|molkereien|kraftwerken|kanzleien|praxen|pflegeheimen)',
  '(?:\\p{Ll}{3,15} )?(?:plants|factories|foundries|mills|shipyards|warehouses|hospitals|clinics|laboratories|labs|refineries|breweries|dairies|data centers|law firms|nursing homes|museums|theaters)',
].join('|');

/** What ends as a name of people does and is none. */
const THINGS = [
  'orders|offers|papers|computers|numbers|letters|flowers|others|powers|errors|floors|doors|colors|colours|filters|corners|centers|centres|trailers|boilers|printers|containers|sensors|motors|matters|answers|layers|servers|covers',
  'dinners|summers|winters|waters|rivers|members|hours|tours|mirrors|factors|sectors|interiors|exteriors|indoors|outdoors|degrees|committees|sneakers|stickers|posters|folders|banners|routers|burgers|crackers|chargers|heaters|coolers',
  'shutters|gutters|showers|towers|mowers|blowers|freezers|mixers|rollers|dryers|washers|fasteners|drawers|vouchers|newsletters|chapters|quarters|careers|partners|customers|users|owners|lists|guarantees|coffees',
].join('|');
/** People by the end of their English name: “for knitters and tailors”. */
export const AGENTS = `(?!(?:${THINGS})(?!\\p{L}))\\p{Ll}{4,16}(?:ers|ors|ists|ians|ees)`;
