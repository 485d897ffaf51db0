import type { FindingId } from '../../../../src/contract/finding-ids.ts';
import type { FindingWords } from './finding-words.ts';

export const technical = {
  https: {
    en: {
      fail: 'browsers call your website not secure',
      warn: 'the encryption of your website has gaps',
      pass: 'your website is encrypted',
    },
    de: {
      fail: 'Browser stufen Ihre Website als nicht sicher ein',
      warn: 'die Verschlüsselung Ihrer Website hat Lücken',
      pass: 'Ihre Website ist verschlüsselt',
    },
  },
  viewport: {
    en: {
      fail: 'your website is not made for phones',
      warn: 'your website is only partly made for phones',
      pass: 'your website is made for phones',
    },
    de: {
      fail: 'Ihre Website ist nicht für Smartphones gemacht',
      warn: 'Ihre Website ist nur bedingt für Smartphones gemacht',
      pass: 'Ihre Website ist für Smartphones gemacht',
    },
  },
  'html-weight': {
    en: {
      fail: 'the code of your homepage is very heavy',
      warn: 'the code of your homepage is rather heavy',
      pass: 'the code of your homepage is lean',
    },
    de: {
      fail: 'der Code Ihrer Startseite ist sehr umfangreich',
      warn: 'der Code Ihrer Startseite ist recht umfangreich',
      pass: 'der Code Ihrer Startseite ist schlank',
    },
  },
  'render-blocking': {
    en: {
      fail: 'many files hold up your homepage before anything appears',
      warn: 'some files hold up your homepage before anything appears',
      pass: 'nothing holds up the start of your homepage',
    },
    de: {
      fail: 'viele Dateien halten Ihre Startseite auf, bevor etwas erscheint',
      warn: 'einige Dateien halten Ihre Startseite auf, bevor etwas erscheint',
      pass: 'nichts hält den Start Ihrer Startseite auf',
    },
  },
  'tracker-consent': {
    en: {
      fail: 'your website loads tracking services without a visible consent tool',
      warn: 'tracking services may load on your website before visitors are asked',
      pass: 'your website loads no tracking services without asking',
    },
    de: {
      fail: 'Ihre Website lädt Tracking-Dienste ohne erkennbares Consent-Tool',
      warn: 'auf Ihrer Website laden Tracking-Dienste womöglich, bevor Besucher gefragt werden',
      pass: 'auf Ihrer Website laden keine Tracking-Dienste ungefragt',
    },
  },
} satisfies Partial<Record<FindingId, FindingWords>>;
