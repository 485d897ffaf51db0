import type { findability as source } from '../../../en/website/findings/findability.ts';
import { translationOf } from '../../../shape.ts';

export const findability = translationOf<typeof source>()({
  indexable: {
    title: 'Offen für Suchmaschinen',
    explanation: 'Sperrt die Seite Suchmaschinen aus, findet sie dort niemand.',
    recommendation:
      'Entfernen Sie „noindex“ aus der Seite und aus den HTTP-Headern des Servers, wenn Sie gefunden werden möchten.',
    action: 'Suchmaschinen wieder hereinlassen',
  },
  'heading-order': {
    title: 'Reihenfolge der Überschriften',
    explanation:
      'Geordnete Überschriften helfen Suchmaschinen und Vorleseprogrammen, den Aufbau zu verstehen.',
    recommendation:
      'Verwenden Sie die Ebenen der Reihe nach, ohne eine auszulassen: erst h1, dann h2, dann h3.',
    action: 'Die Überschriften in Ordnung bringen',
  },
  lang: {
    title: 'Sprache der Seite',
    explanation: 'Die angegebene Sprache hilft Suchmaschinen, Vorleseprogrammen und Übersetzern.',
    recommendation: 'Geben Sie im Code der Seite die Sprache des Textes an, zum Beispiel lang="de".',
    action: 'Die Sprache der Seite im Code angeben',
  },
  'organization-data': {
    title: 'Firmendaten für Suchmaschinen',
    explanation:
      'Strukturierte Daten sagen Suchmaschinen und KI-Assistenten in einem festen Format, wer Sie sind und wie man Sie erreicht.',
    recommendation:
      'Hinterlegen Sie Daten vom Typ Organization oder LocalBusiness mit Name, Logo, Anschrift und Telefonnummer.',
    action: 'Firmendaten für Suchmaschinen ergänzen',
  },
  'open-graph': {
    title: 'Vorschau beim Teilen',
    explanation:
      'Teilt jemand Ihre Seite in einem Chat oder Netzwerk, entsteht die Vorschau aus diesen Angaben.',
    recommendation: 'Hinterlegen Sie Titel, Beschreibung und Bild für die Vorschau (Open Graph).',
    action: 'Eine Vorschau für geteilte Links einrichten',
  },
  canonical: {
    title: 'Bevorzugte Adresse',
    explanation:
      'Ist eine Seite unter mehreren Adressen erreichbar, müssen Suchmaschinen wissen, welche davon zählt.',
    recommendation: 'Geben Sie die bevorzugte Adresse der Seite als Canonical-Link an.',
    action: 'Die bevorzugte Adresse der Seite angeben',
  },
  hreflang: {
    title: 'Sprachfassungen verknüpft',
    explanation:
      'Gibt es Ihre Website in mehreren Sprachen, sollten Suchmaschinen jeden zur richtigen Fassung führen.',
    recommendation:
      'Geben Sie jede Sprachfassung mit hreflang-Links an, sodass alle Fassungen aufeinander verweisen.',
    action: 'Die Sprachfassungen miteinander verknüpfen',
  },
  'robots-txt': {
    title: 'Regeln für Suchmaschinen',
    explanation: 'Die Datei robots.txt sagt Suchmaschinen, was sie lesen dürfen und wo Ihre Sitemap liegt.',
    recommendation:
      'Stellen Sie eine robots.txt bereit, die Ihre öffentlichen Seiten freigibt und die Sitemap nennt.',
    action: 'Die robots.txt in Ordnung bringen',
  },
  sitemap: {
    title: 'Sitemap',
    explanation: 'Eine Sitemap hilft Suchmaschinen, neue und geänderte Seiten schnell zu finden.',
    recommendation: 'Lassen Sie Ihr CMS eine Sitemap erzeugen und geben Sie sie in der robots.txt an.',
    action: 'Eine Sitemap für Suchmaschinen bereitstellen',
  },
  'image-alternatives': {
    title: 'Bildbeschreibungen',
    explanation: 'Beschreibungen machen Bilder für blinde Besucher und für die Bildersuche zugänglich.',
    recommendation:
      'Beschreiben Sie jedes wichtige Bild mit wenigen Worten. Reine Schmuckbilder erhalten eine leere Beschreibung.',
    action: 'Die Bilder in Worten beschreiben',
  },
});
