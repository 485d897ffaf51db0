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
    message: 'Botschaft',
    conversion: 'Kontaktwege',
    trust: 'Vertrauen',
    findability: 'Auffindbarkeit',
    technical: 'Technik',
  },
  statuses: {
    pass: 'Gut',
    warn: 'Ausbaufähig',
    fail: 'Zu verbessern',
    notFound: 'Nicht gefunden',
    partly: 'Teilweise vorhanden',
    idea: 'Idee',
    unknown: 'Nicht prüfbar',
    na: 'Trifft nicht zu',
  },
  business: {
    trade: 'Handwerk und Dienstleistung vor Ort',
    shop: 'Handel',
    manufacturer: 'Herstellung',
    practice: 'Praxis',
    'law-or-tax': 'Recht, Steuern und Finanzen',
    hospitality: 'Gastgewerbe und Veranstaltungen',
    beauty: 'Salon und Wellness',
    software: 'Softwareanbieter',
    agency: 'Agentur, Studio oder IT-Dienstleister',
    consulting: 'Beratung und Coaching',
    care: 'Pflege und Kinderbetreuung',
    education: 'Schule und Kurse',
    association: 'Verein oder gemeinnützige Organisation',
  },
  severities: {
    high: 'Wichtig',
    medium: 'Lohnt sich',
    low: 'Feinschliff',
  },
  notes: {
    'js-rendered':
      'Diese Seite lädt ihren Text erst mit Skripten, die wir nicht ausführen. Einige Punkte konnten wir deshalb nicht prüfen.',
    truncated: 'Diese Seite ist ungewöhnlich lang. Wir haben nur den ersten Teil gelesen.',
    'robots-unreadable': 'Wir konnten die Datei robots.txt nicht lesen.',
    'sitemap-unreadable': 'Wir konnten die Sitemap nicht lesen.',
    'internal-pages-skipped': 'Einige weitere Seiten dieser Website konnten wir nicht lesen.',
    'charset-guessed': 'Auf der Seite ist keine Zeichenkodierung angegeben. Wir mussten sie deshalb erraten.',
  },
});
