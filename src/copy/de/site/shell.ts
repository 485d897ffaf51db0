import type { shell as source } from '../../en/site/shell.ts';
import { translationOf } from '../../shape.ts';

export const shell = translationOf<typeof source>()({
  skipLink: 'Zum Inhalt springen',
  strategyCall: 'Kostenloses Strategiegespräch',
  auditDashboard: 'Audit Dashboard',
  language: 'Sprache',
  opensInNewTab: '(öffnet in einem neuen Tab)',
  instagram: 'Profil auf Instagram',
  youtube: 'Kanal auf YouTube',
  islandFailed: 'Das ließ sich nicht laden. Ihre Eingaben sind noch da: Bitte drücken Sie noch einmal.',
  reload: 'Seite neu laden',
  renewed:
    'Diese Seite wurde gerade aktualisiert. Ihre Eingaben sind noch da: Bitte drücken Sie noch einmal.',
  nav: {
    label: 'Hauptmenü',
    menu: 'Menü',
    how: 'So läuft es ab',
    services: 'Leistungen',
    check: 'Unternehmens-Check',
  },
  footer: {
    about: 'B2B-Outreach für Unternehmen und Vertriebsteams. Komplett betreut oder auf unserer Plattform.',
    contact: { title: 'Kontakt' },
    services: {
      title: 'Leistungen',
      items: ['Komplett betreuter Outreach', 'Plattform in Eigenregie', 'Leadgenerierung'],
    },
    legal: {
      title: 'Rechtliches',
      imprint: 'Impressum',
      privacy: 'Datenschutz',
      terms: 'Nutzungsbedingungen',
    },
    slogan: 'Partnerschaften bringen Wachstum. Wir bringen Sie zusammen.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
    check: 'Unternehmens-Check starten',
  },
});
