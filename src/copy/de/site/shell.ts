import type { shell as source } from '../../en/site/shell.ts';
import { translationOf } from '../../shape.ts';

export const shell = translationOf<typeof source>()({
  skipLink: 'Zum Inhalt springen',
  strategyCall: 'Kostenloses Strategiegespräch',
  auditDashboard: 'Audit Dashboard',
  language: 'Sprache',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  instagram: 'Instagram-Profil',
  youtube: 'YouTube-Kanal',
  islandFailed:
    'Dieser Teil der Seite konnte nicht geladen werden. Ihre Eingaben sind noch da. Bitte versuchen Sie es noch einmal.',
  reload: 'Seite neu laden',
  renewed:
    'Diese Seite wurde gerade aktualisiert. Ihre Eingaben sind noch da. Bitte versuchen Sie es noch einmal.',
  nav: {
    label: 'Hauptmenü',
    menu: 'Menü',
    how: 'So läuft es ab',
    services: 'Leistungen',
    check: 'Unternehmens-Check',
    finder: 'Nischenfinder',
    signIn: 'Anmelden',
  },
  footer: {
    contact: { title: 'Kontakt' },
    services: {
      title: 'Leistungen',
      items: ['Komplett betreuter Outreach', 'Outreach in Eigenregie', 'Leadgenerierung'],
    },
    legal: {
      title: 'Rechtliches',
      imprint: 'Impressum',
      privacy: 'Datenschutz',
      terms: 'Nutzungsbedingungen',
    },
    slogan: 'Wachstum entsteht durch Partnerschaften. Wir bringen Sie zusammen.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
    check: 'Unternehmens-Check starten',
  },
});
