import type { FindingId } from '../../../src/contract/finding-ids.ts';
import type { RoadmapInput } from '../../../src/contract/generate-anbahn-roadmap.ts';

/**
 * Fields of business that a website names in its own words, in German or English. Stems that stand inside other words
 * are looked for at the beginning of a word only.
 */
const STEMS = {
  food: /kaffee|röster|schokolad|lebensmittel|gastro|catering|restaurant|bäcker|brauerei|weingut|coffee|roaster|chocolat|bakery|brewery|winery|beverage|(?<!\p{L})(?:tee|wein|bier|food|snack|tea|wine|beer)(?!\p{L})/iu,
  health:
    /gesundheit|medizin|fitness|ernährung|therap|pflegedienst|physio|wellness|yoga|klinik|health|medical|nutrition|clinic|(?<!\p{L})(?:arzt|ärzt|sport|gym)/iu,
  beauty:
    /kosmetik|naturseife|schmuck|cosmetic|skincare|jewel|fashion|(?<!\p{L})(?:seife|mode|soap|beauty)/iu,
  building:
    /handwerk|baubetrieb|immobilien|hausverwaltung|architekt|sanierung|gebäudereinigung|hausmeister|bauunternehmen|construction|craftsm|real estate|property management|facility|renovation|cleaning|(?<!\p{L})(?:baustelle|reinigung)/iu,
  learning:
    /weiterbildung|seminar|schulung|akademie|lernen|kurse|training|academy|e-learning|course|education|workshop/iu,
  people:
    /personal(?:abteilung|arbeit|gewinnung|planung|beratung|vermittlung|wesen)|recruiting|schichtplan|dienstplan|zeiterfassung|mitarbeiterbindung|workforce|shift planning|roster|human resources|hiring|talent|(?<!\p{L})hr(?!\p{L})/iu,
  money:
    /buchhaltung|buchführung|finanzbuch|controlling|steuerberat|versicherung|unternehmensnachfolge|liquidität|rechnungen|bookkeeping|accounting|insurance|succession|invoic|finance|(?<!\p{L})tax/iu,
  law: /datenschutz(?:beauftragte|beratung)|rechtsanwalt|vertragsrecht|compliance|legal tech|law firm|data protection officer/iu,
  transport:
    /spedition|logistik|fuhrpark|flotte|lieferkette|fulfil|logistics|freight|fleet|supply chain|warehous/iu,
  marketing:
    /marketing|werbeagentur|videoproduktion|filmproduktion|suchmaschinenoptimierung|branding|advertising|video production|copywriting|(?<!\p{L})(?:seo|design)(?!\p{L})/iu,
  it: /cybersicherheit|cloud|softwareentwicklung|systemhaus|datenbank|künstliche intelligenz|cybersecurity|it security|managed services|software development|artificial intelligence|(?<!\p{L})(?:it-|ki-|ai |saas)/iu,
  energy:
    /photovoltaik|solaranlage|wärmepumpe|energieberatung|energieeffizienz|ladesäule|solar panel|heat pump|energy|charging station/iu,
  industry:
    /maschinenbau|fertigung|produktion(?:sanlage|stechnik)|werkzeugbau|lasertechnik|automatisierungstechnik|zulieferer|manufactur|machine tool|laser cutting|industrial|factory/iu,
  travel:
    /tourismus|ferienwohnung|tagungshotel|reiseveranstalter|tourism|travel|hospitality|(?<!\p{L})(?:hotel|reise)/iu,
} as const;
export type Topic = keyof typeof STEMS;

/** Findings whose evidence quotes what the page says about its business. */
const TELLING: readonly FindingId[] = ['title', 'description', 'h1', 'value-proposition', 'audience'];

/** What a business is about, as far as its website or its owner says so. */
export function topicsOf({ site, customChallenge }: RoadmapInput): readonly Topic[] {
  const quoted =
    site?.findings.filter(({ id }) => TELLING.includes(id)).map(({ evidence }) => evidence) ?? [];
  const text = [site?.title ?? '', ...quoted, customChallenge].join('\n');
  return Object.entries(STEMS).flatMap(([topic, stems]) =>
    isTopic(topic) && stems.test(text) ? [topic] : [],
  );
}

const isTopic = (name: string): name is Topic => name in STEMS;
