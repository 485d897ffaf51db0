import { isEnding, lettersOf } from './niche-letters.ts';

/**
 * Names of the same thing: of trades from north to south, in Austria and Switzerland, and in English. Each is the
 * beginning of a word, so that 'metzg' stands for Metzger and Metzgerei.
 */
const GROUPS: readonly string[] = [
  'fleischer metzg fleischhauer schlachter schlächter butcher',
  'tischler schreiner carpenter joiner cabinetmaker',
  'zimmerer zimmermann zimmerei zimmerleute carpenter',
  'spengler klempner flaschner blechner tinsmith',
  'installateur heizungsbauer flaschner klempner plumb heizungs',
  'maler anstreicher weißbinder tüncher painter',
  'schlosser metallbauer locksmith',
  'elektriker elektro elektroinstallateur electrician electrical',
  'dachdecker dach roof',
  'friseur coiffeur coiffeuse haarschneider hairdress barber',
  'bäcker backstube baker bakery',
  'konditor zuckerbäcker patisserie confiserie confectioner',
  'krankenhaus klinik spital hospital clinic',
  'azubi auszubild lehrling lernende apprentice trainee',
  'kfz autowerkstatt garagist carrosserie autohaus mechatroniker',
  'fahrrad velo zweirad dienstrad bike bicycle cycling',
  'zahnarzt zahnmediz dentist',
  'tierarzt veterinär vet',
  'arzt arztpraxis ordination doctor physician',
  'apothek pharmacy pharmacist drugstore',
  'anwalt anwält rechtsanwalt advokat lawyer attorney',
  'kanzlei lawfirm',
  'steuerberat steuerkanzlei treuhänder taxadvis',
  'buchhaltung buchführung accounting bookkeeping rechnungswesen',
  'lohnabrechnung gehaltsabrechnung lohnverrechnung payroll',
  'lager warehous storage',
  'spedition fuhrunternehm frächter haulage freight forwarding',
  'lkw lastwagen lastkraftwagen camion truck lorry',
  'photovoltaik fotovoltaik solar pv',
  'wärmepumpe heatpump',
  'heizung heating',
  'strom electricity',
  'energie energy',
  'reinigung putz raumpflege cleaning',
  'übersetz translat',
  'dolmetsch interpret',
  'weingut winzer weinbau winery vineyard winemak',
  'brauerei brewery brewing',
  'landwirt bauernhof farm agricultur',
  'gärtner garten garden landscap',
  'messe ausstellung tradefair tradeshow exhibition',
  'versicherung assekuranz insurance',
  'immobilie liegenschaft realestate property',
  'makler broker realtor',
  'sicherheit security',
  'werbung reklame advertis',
  'recruit personalgewinnung mitarbeitersuche azubigewinnung fahrergewinnung',
  'roboter robot cobot',
  'verpackung packaging',
  'restaurant gastronom wirt gasthof gasthaus wirtshaus',
  'hotel beherbergung hospitality',
  'abfall müll kehricht entsorg waste',
  'schule school',
  'verein club association',
  'pflegeheim altersheim altenheim seniorenheim nursinghome',
  'gemeinde kommune municipal',
  'kantine mensa canteen betriebsverpflegung',
  'drohne drone',
  'datenschutz dsgvo gdpr privacy',
  'onlineshop webshop ecommerce',
  'umzug übersiedlung relocation',
  'maschinenbau mechanicalengineering machinery',
  'bau construction building',
  'handwerk gewerk craft tradesm',
  'schulung training weiterbildung kurs',
  'software programm app',
  'website webseite homepage internetauftritt',
  'ladesäule ladepunkt wallbox ladestation charging',
  'physiotherap krankengymnast physio',
  'optiker optician',
  'imker beekeep bienen',
];

const groups = GROUPS.map((group) => group.split(' ').map(lettersOf));

/** From this length on a name also stands for longer words that it begins, by fewer letters than its own: Metzgerei. */
const LEAST_BEGINNING = 4;

const stands = (name: string, letters: string): boolean =>
  letters.startsWith(name) &&
  (isEnding(letters.slice(name.length)) ||
    (name.length >= LEAST_BEGINNING && letters.length < 2 * name.length));

/**
 * Other names of what a folded word says, as beginnings of words.
 * @example synonymsOf('tischlerei') // ['schreiner', 'carpenter', …]
 */
export function synonymsOf(letters: string): readonly string[] {
  const others = groups.flatMap((group) =>
    group.some((name) => stands(name, letters)) ? group.filter((name) => !stands(name, letters)) : [],
  );
  return [...new Set(others)];
}

/** Whether folded words that were written apart are one name: "heat pump". */
export const isName = (letters: string): boolean =>
  groups.some((group) =>
    group.some((name) => letters.startsWith(name) && isEnding(letters.slice(name.length))),
  );
