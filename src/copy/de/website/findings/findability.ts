import type { findability as source } from '../../../en/website/findings/findability.ts';
import { translationOf } from '../../../shape.ts';

export const findability = translationOf<typeof source>()({
  indexable: {
    title: 'Sichtbar für Suchmaschinen',
    explanation: 'Eine Seite, die für Suchmaschinen gesperrt ist, erscheint nicht in den Suchergebnissen.',
    recommendation:
      'Wenn Sie gefunden werden möchten, entfernen Sie „noindex“ aus dem Code der Seite und aus den HTTP-Headern des Servers.',
    action: 'Die Seite für Suchmaschinen freigeben',
  },
  'heading-order': {
    title: 'Reihenfolge der Überschriften',
    explanation:
      'An den Überschriften erkennen Suchmaschinen und Vorleseprogramme, wie die Seite aufgebaut ist.',
    recommendation: 'Verwenden Sie die Ebenen der Reihe nach: erst h1, dann h2, dann h3.',
    action: 'Die Überschriften in die richtige Reihenfolge bringen',
  },
  lang: {
    title: 'Sprache der Seite',
    explanation:
      'Suchmaschinen, Vorleseprogramme und Übersetzungsdienste richten sich nach der angegebenen Sprache.',
    recommendation:
      'Geben Sie im Code der Seite die Sprache des Textes an, zum Beispiel lang="de" für Deutsch.',
    action: 'Die Sprache der Seite im Code angeben',
  },
  'organization-data': {
    title: 'Firmendaten für Suchmaschinen',
    explanation:
      'Mit diesen Daten erkennen Suchmaschinen und KI-Assistenten, wer Sie sind und wie man Sie erreicht.',
    recommendation:
      'Hinterlegen Sie strukturierte Daten vom Typ Organization oder LocalBusiness mit Name, Logo, Anschrift und Telefonnummer.',
    action: 'Firmendaten für Suchmaschinen ergänzen',
  },
  'open-graph': {
    title: 'Vorschau beim Teilen',
    explanation:
      'Diese Angaben erscheinen, wenn jemand Ihre Seite in einem Chat oder sozialen Netzwerk teilt.',
    recommendation: 'Hinterlegen Sie Titel, Beschreibung und Bild für die Vorschau (Open Graph).',
    action: 'Eine Vorschau für geteilte Links einrichten',
  },
  canonical: {
    title: 'Bevorzugte Adresse',
    explanation:
      'Suchmaschinen müssen wissen, welche Adresse gilt, wenn eine Seite unter mehreren Adressen erreichbar ist.',
    recommendation: 'Geben Sie die bevorzugte Adresse im Code der Seite als Canonical-Link an.',
    action: 'Die bevorzugte Adresse der Seite angeben',
  },
  'image-alternatives': {
    title: 'Bildbeschreibungen',
    explanation:
      'Blinde Besucher und Suchmaschinen erfahren aus der Beschreibung, was auf einem Bild zu sehen ist.',
    recommendation:
      'Beschreiben Sie jedes wichtige Bild mit wenigen Worten und lassen Sie die Beschreibung bei reinen Schmuckbildern leer.',
    action: 'Wichtige Bilder mit wenigen Worten beschreiben',
  },
});
