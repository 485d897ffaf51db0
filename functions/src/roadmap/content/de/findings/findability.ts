import type { FindingTextsOf } from '../../../engine/content.ts';

export const findability = {
  indexable: {
    fail: 'Ihre Website ist für Suchmaschinen gesperrt',
    warn: 'Teile Ihrer Website sind für Suchmaschinen gesperrt',
  },
  'heading-order': {
    fail: 'die Überschriften Ihrer Startseite sind nicht geordnet',
    warn: 'die Überschriften Ihrer Startseite überspringen Ebenen',
  },
  'organization-data': {
    fail: 'Suchmaschinen finden auf Ihrer Website keine Firmendaten',
    warn: 'die Firmendaten auf Ihrer Website sind für Suchmaschinen unvollständig',
  },
  'open-graph': {
    fail: 'wenn jemand Ihre Website teilt, erscheint keine eigene Vorschau',
    warn: 'wenn jemand Ihre Website teilt, ist die Vorschau unvollständig',
  },
  hreflang: {
    fail: 'die Sprachfassungen Ihrer Website sind nicht miteinander verknüpft',
    warn: 'die Sprachfassungen Ihrer Website sind nur teilweise verknüpft',
  },
  sitemap: {
    fail: 'Ihre Website hat keine Sitemap für Suchmaschinen',
    warn: 'die Sitemap Ihrer Website hat Fehler',
  },
} satisfies FindingTextsOf;
