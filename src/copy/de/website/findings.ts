import type { findings as source } from '../../en/website/findings.ts';
import { translationOf } from '../../shape.ts';
import { conversion } from './findings/conversion.ts';
import { findability } from './findings/findability.ts';
import { message } from './findings/message.ts';
import { seen } from './findings/seen.ts';
import { technical } from './findings/technical.ts';
import { trust } from './findings/trust.ts';

export const findings = translationOf<typeof source>()({
  byId: { ...message, ...conversion, ...trust, ...findability, ...technical },
  seen,
  categories: {
    message: 'Titel und Textmenge',
    conversion: 'Kontaktwege',
    trust: 'Angaben und Pflege',
    findability: 'Auffindbarkeit',
    technical: 'Technik',
  },
  statuses: {
    pass: 'Gut',
    warn: 'Ausbaufähig',
    fail: 'Zu verbessern',
    notFound: 'Nicht gefunden',
    idea: 'Idee',
    unknown: 'Nicht prüfbar',
    na: 'Trifft nicht zu',
  },
  business: {
    trade: 'Handwerk, Bau oder Garten',
    cleaning: 'Reinigung, Hausmeister- oder Sicherheitsdienst',
    transport: 'Transport, Umzug oder Entsorgung',
    vehicles: 'Werkstatt, Fahrzeughandel oder Autovermietung',
    shop: 'Laden oder Onlineshop',
    food: 'Bäckerei, Metzgerei, Hof oder Lebensmittelherstellung',
    restaurant: 'Gastronomie oder Catering',
    lodging: 'Unterkunft oder Reisen',
    events: 'Fotografie, Musik oder Veranstaltungen',
    manufacturer: 'Hersteller oder Fertigung',
    practice: 'Arzt- oder Zahnarztpraxis',
    therapy: 'Therapie oder psychologische Beratung',
    animals: 'Tierarzt oder Angebote rund ums Tier',
    care: 'Pflege oder Kinderbetreuung',
    law: 'Anwaltskanzlei oder Notariat',
    tax: 'Steuerberatung oder Buchhaltung',
    finance: 'Finanzen oder Versicherungen',
    'real-estate': 'Immobilien oder Hausverwaltung',
    beauty: 'Friseur, Kosmetik oder Wellness',
    fitness: 'Fitness, Tanz oder Sport',
    education: 'Schule oder Kurse',
    software: 'Softwareanbieter',
    'it-services': 'IT-Dienstleister',
    agency: 'Agentur für Werbung, Design oder Web',
    engineering: 'Architektur-, Ingenieur- oder Sachverständigenbüro',
    consulting: 'Beratung, Coaching oder Personalvermittlung',
    association: 'Verein, gemeinnützige oder kulturelle Einrichtung',
  },
  notes: {
    'js-rendered':
      'Diese Seite lädt ihren Text erst mit Skripten, die wir nicht ausführen. Einige Prüfpunkte konnten wir deshalb nicht prüfen.',
    truncated: 'Diese Seite ist ungewöhnlich lang. Wir haben nur den ersten Teil gelesen.',
    'internal-pages-skipped': 'Einige weitere Seiten dieser Website konnten wir nicht lesen.',
  },
});
