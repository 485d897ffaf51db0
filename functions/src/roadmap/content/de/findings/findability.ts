import type { FindingTextsOf } from '../../../engine/content.ts';

export const findability = {
  indexable: {
    fail: 'Ihre Website ist für Suchmaschinen gesperrt',
    warn: 'Teile Ihrer Website sind für Suchmaschinen gesperrt',
    pass: 'Suchmaschinen können Ihre Website lesen',
  },
  'heading-order': {
    fail: 'die Überschriften Ihrer Startseite sind nicht geordnet',
    warn: 'die Überschriften Ihrer Startseite überspringen Ebenen',
    pass: 'die Überschriften Ihrer Startseite sind gut geordnet',
  },
  'organization-data': {
    fail: 'Suchmaschinen finden auf Ihrer Website keine Firmendaten',
    warn: 'die Firmendaten auf Ihrer Website sind für Suchmaschinen unvollständig',
    pass: 'Suchmaschinen finden Ihre Firmendaten',
  },
  'open-graph': {
    fail: 'wenn jemand Ihre Website teilt, erscheint keine eigene Vorschau',
    warn: 'wenn jemand Ihre Website teilt, ist die Vorschau unvollständig',
    pass: 'wenn jemand Ihre Website teilt, erscheint eine gute Vorschau',
  },
  hreflang: {
    fail: 'die Sprachfassungen Ihrer Website sind nicht miteinander verknüpft',
    warn: 'die Sprachfassungen Ihrer Website sind nur teilweise verknüpft',
    pass: 'die Sprachfassungen Ihrer Website sind richtig verknüpft',
  },
  sitemap: {
    fail: 'Ihre Website hat keine Sitemap für Suchmaschinen',
    warn: 'die Sitemap Ihrer Website hat Fehler',
    pass: 'Ihre Website hat eine Sitemap für Suchmaschinen',
  },
} satisfies FindingTextsOf;
