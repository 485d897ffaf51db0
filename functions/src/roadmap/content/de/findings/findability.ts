import type { FindingTextsOf } from '../../../engine/content.ts';

export const findability = {
  indexable: {
    fail: 'Ihre Website sperrt Suchmaschinen aus',
    warn: 'Teile Ihrer Website sperren Suchmaschinen aus',
    pass: 'Ihre Website ist offen für Suchmaschinen',
  },
  'heading-order': {
    fail: 'die Überschriften Ihrer Startseite folgen keiner Ordnung',
    warn: 'die Überschriften Ihrer Startseite überspringen Ebenen',
    pass: 'die Überschriften Ihrer Startseite sind gut geordnet',
  },
  'organization-data': {
    fail: 'Suchmaschinen finden auf Ihrer Website keine Firmendaten',
    warn: 'die Firmendaten auf Ihrer Website sind für Suchmaschinen unvollständig',
    pass: 'Suchmaschinen finden Ihre Firmendaten',
  },
  'open-graph': {
    fail: 'ein geteilter Link auf Ihre Website zeigt keine eigene Vorschau',
    warn: 'die Vorschau eines geteilten Links auf Ihre Website ist unvollständig',
    pass: 'ein geteilter Link auf Ihre Website zeigt eine gute Vorschau',
  },
  hreflang: {
    fail: 'die Sprachfassungen Ihrer Website sind nicht miteinander verknüpft',
    warn: 'die Sprachfassungen Ihrer Website sind nur teilweise verknüpft',
    pass: 'die Sprachfassungen Ihrer Website sind sauber verknüpft',
  },
  sitemap: {
    fail: 'Ihre Website bietet Suchmaschinen keine Sitemap',
    warn: 'die Sitemap Ihrer Website hat Fehler',
    pass: 'Ihre Website bietet Suchmaschinen eine Sitemap',
  },
} satisfies FindingTextsOf;
