import type { GroupRule } from '../group-rule.ts';

/** Manufacturing, logistics and construction. */
export const industry = [
  {
    id: 'machine-builders',
    products: ['software_saas', 'consulting', 'services', 'physical_products'],
    words: `
      Maschinenbauer Anlagenbauer Sondermaschinenbauer Maschinenbau Anlagenbau Werkzeugbauer Formenbauer
      Maschinenhersteller Zulieferer Automobilzulieferer Lohnfertiger Zerspaner Apparatebauer machine-builders
      machine-makers toolmakers machine-shops job-shops OEMs automotive-suppliers equipment-manufacturers
      machinery-manufacturers machine-manufacturers contract-manufacturers`,
  },
  {
    id: 'freight-and-warehouses',
    products: ['software_saas', 'consulting', 'services', 'physical_products'],
    words: `
      Spediteure Speditionen Logistiker Logistikunternehmen Logistikdienstleister Frachtführer Fuhrunternehmen
      Transportunternehmen Lagerhalter Lagerbetreiber freight-forwarders forwarders shippers carriers haulers hauliers
      warehouses trucking-companies logistics-companies`,
  },
  {
    id: 'trades',
    products: ['software_saas', 'services', 'physical_products', 'digital_products'],
    words: `
      Handwerker Handwerksbetriebe Handwerk Dachdecker Elektriker Elektrobetriebe Installateure Sanitärbetriebe
      Heizungsbauer Klempner Maler Malerbetriebe Tischler Tischlereien Schreiner Schreinereien Zimmerer Zimmereien
      Metallbauer Schlosser Bauunternehmen Baufirmen Bauunternehmer Trockenbauer Fliesenleger Glaser Gerüstbauer
      Landschaftsbauer contractors builders roofers plumbers electricians carpenters painters tradespeople
      construction-companies general-contractors landscapers joiners masons homebuilders`,
  },
] as const satisfies readonly GroupRule[];
