import type { FindingId } from '../../../../src/contract/finding-ids.ts';
import type { FindingWords } from './finding-words.ts';

export const findability = {
  indexable: {
    en: {
      fail: 'your website tells search engines to stay away',
      warn: 'parts of your website keep search engines away',
      pass: 'your website is open to search engines',
    },
    de: {
      fail: 'Ihre Website schickt Suchmaschinen weg',
      warn: 'Teile Ihrer Website halten Suchmaschinen fern',
      pass: 'Ihre Website ist offen für Suchmaschinen',
    },
  },
  'heading-order': {
    en: {
      fail: 'the headings on your homepage follow no order',
      warn: 'the headings on your homepage skip levels',
      pass: 'the headings on your homepage are in good order',
    },
    de: {
      fail: 'die Überschriften Ihrer Startseite folgen keiner Ordnung',
      warn: 'die Überschriften Ihrer Startseite überspringen Ebenen',
      pass: 'die Überschriften Ihrer Startseite sind gut geordnet',
    },
  },
  'organization-data': {
    en: {
      fail: 'search engines find no company data on your website',
      warn: 'the company data on your website is incomplete for search engines',
      pass: 'search engines find your company data',
    },
    de: {
      fail: 'Suchmaschinen finden auf Ihrer Website keine Firmendaten',
      warn: 'die Firmendaten auf Ihrer Website sind für Suchmaschinen unvollständig',
      pass: 'Suchmaschinen finden Ihre Firmendaten',
    },
  },
  'open-graph': {
    en: {
      fail: 'a shared link to your website has no preview of its own',
      warn: 'the preview of a shared link to your website is incomplete',
      pass: 'a shared link to your website shows a good preview',
    },
    de: {
      fail: 'ein geteilter Link auf Ihre Website zeigt keine eigene Vorschau',
      warn: 'die Vorschau eines geteilten Links auf Ihre Website ist unvollständig',
      pass: 'ein geteilter Link auf Ihre Website zeigt eine gute Vorschau',
    },
  },
  hreflang: {
    en: {
      fail: 'the language versions of your website are not linked to each other',
      warn: 'the language versions of your website are only partly linked',
      pass: 'the language versions of your website are linked properly',
    },
    de: {
      fail: 'die Sprachfassungen Ihrer Website sind nicht miteinander verknüpft',
      warn: 'die Sprachfassungen Ihrer Website sind nur teilweise verknüpft',
      pass: 'die Sprachfassungen Ihrer Website sind sauber verknüpft',
    },
  },
  sitemap: {
    en: {
      fail: 'your website offers search engines no sitemap',
      warn: 'the sitemap of your website has faults',
      pass: 'your website offers search engines a sitemap',
    },
    de: {
      fail: 'Ihre Website bietet Suchmaschinen keine Sitemap',
      warn: 'die Sitemap Ihrer Website hat Fehler',
      pass: 'Ihre Website bietet Suchmaschinen eine Sitemap',
    },
  },
} satisfies Partial<Record<FindingId, FindingWords>>;
