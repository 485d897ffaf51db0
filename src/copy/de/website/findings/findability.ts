import type { findability as source } from '../../../en/website/findings/findability.ts';
import { translationOf } from '../../../shape.ts';

export const findability = translationOf<typeof source>()({
  indexable: {
    title: 'Sichtbar für Suchmaschinen',
    explanation: 'Eine Website, die Suchmaschinen aussperrt, erscheint nicht in den Suchergebnissen.',
    recommendation:
      'Jede Seite soll ihre eigene Adresse als Original nennen (canonical) und weder im Code noch in den HTTP-Headern „noindex“ enthalten.',
    action: 'Die Website für Suchmaschinen freigeben',
  },
  'open-graph': {
    title: 'Vorschaubild',
    explanation: 'Dieses Bild erscheint, wenn jemand Ihre Seite in einem Chat oder sozialen Netzwerk teilt.',
    recommendation: 'Hinterlegen Sie im Code der Seite ein Bild für die Vorschau (og:image).',
    action: 'Ein Vorschaubild für geteilte Links hinterlegen',
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
