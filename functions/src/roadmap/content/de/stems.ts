import type { Stems } from '../../engine/content.ts';

export const stems: Stems = {
  challenges: {
    lead_generation:
      /neukunden|kunden (?:finden|gewinnen)|kundengewinnung|anfragen|akquise|leads?(?!\p{L})/iu,
    social_media: /soziale|follower/iu,
    conversion: /abschl[uü]ss|angebot|sagen ab|absagen/iu,
    sales_process: /vertrieb|verkauf|nachfassen/iu,
    customer_retention: /bestandskund|kündig|abwander|kundenbindung|stammkund/iu,
    team_scaling: /personal|mitarbeiter|fachkräfte|einstell|keine zeit/iu,
    marketing_automation: /automatisier|manuell|von hand|handarbeit/iu,
    content_creation: /inhalte|texte schreiben/iu,
    pricing_strategy: /preis|teuer|rabatt|honorar/iu,
    competition: /wettbewerb|konkurren|mitbewerb|abheben/iu,
  },
  topics: {
    food: /kaffee|röster|schokolad|lebensmittel|gastro|bäcker|brauerei|weingut|(?<!\p{L})(?:tee|wein|bier)(?!\p{L})/iu,
    health: /gesundheit|medizin|ernährung|therap|pflegedienst|klinik|(?<!\p{L})(?:arzt|ärzt)/iu,
    beauty: /kosmetik|naturseife|schmuck|(?<!\p{L})(?:seife|mode)/iu,
    building:
      /handwerk|baubetrieb|immobilien|hausverwaltung|architekt|sanierung|gebäudereinigung|hausmeister|bauunternehmen|(?<!\p{L})(?:baustelle|reinigung)/iu,
    learning: /weiterbildung|schulung|akademie|lernen|kurse/iu,
    people:
      /personal(?:abteilung|arbeit|gewinnung|planung|beratung|vermittlung|wesen)|schichtplan|dienstplan|zeiterfassung|mitarbeiterbindung/iu,
    money:
      /buchhaltung|buchführung|finanzbuch|steuerberat|versicherung|unternehmensnachfolge|liquidität|rechnungen/iu,
    law: /datenschutz(?:beauftragte|beratung)|rechtsanwalt|vertragsrecht/iu,
    transport: /spedition|logistik|fuhrpark|flotte|lieferkette/iu,
    marketing: /werbeagentur|videoproduktion|filmproduktion|suchmaschinenoptimierung/iu,
    it: /cybersicherheit|softwareentwicklung|systemhaus|datenbank|künstliche intelligenz|(?<!\p{L})(?:it-|ki-)/iu,
    energy: /photovoltaik|solaranlage|wärmepumpe|energieberatung|energieeffizienz|ladesäule/iu,
    industry:
      /maschinenbau|fertigung|produktion(?:sanlage|stechnik)|werkzeugbau|lasertechnik|automatisierungstechnik|zulieferer/iu,
    travel: /tourismus|ferienwohnung|tagungshotel|reiseveranstalter|(?<!\p{L})reise/iu,
  },
};
