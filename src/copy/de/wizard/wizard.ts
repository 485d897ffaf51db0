import type { wizard as source } from '../../en/wizard/wizard.ts';
import { translationOf } from '../../shape.ts';

export const wizard = translationOf<typeof source>()({
  meta: {
    title: 'Kostenloser Check: Verkauft Ihre Website? | {brand}',
    stepTitle: '{step} | Unternehmens-Check | {brand}',
    resultsTitle: 'Ihr Ergebnis | Unternehmens-Check | {brand}',
  },
  progress: 'Schritt {n} von {steps}',
  next: 'Weiter',
  nextResults: 'Weiter zum Ergebnis',
  back: 'Zurück',
  toResults: 'Zu meinem Ergebnis',
  choiceNeeded: 'Bitte wählen Sie mindestens eine Antwort.',
  coming: 'Ihr Unternehmens-Check wird geladen',
  welcome: {
    eyebrow: 'Unternehmens-Check',
    title: 'Wie gut passt B2B-\u2060Outreach zu Ihrem Unternehmen?',
    lead: 'Beantworten Sie ein paar Fragen und geben Sie Ihre Website an. Danach sehen Sie Ihren Score, einen Bericht zu Ihrer Website und eine Roadmap für Ihren Outreach.',
    facts: ['{steps} Schritte', 'Rund zwei Minuten', 'Ohne Anmeldung'],
    start: 'Analyse starten',
    gains: [
      {
        title: 'Ein nachvollziehbarer Score',
        text: 'Sie sehen, was dafür zählt und was er für Ihr Unternehmen bedeutet.',
      },
      {
        title: 'Eine Analyse Ihrer Website',
        text: 'Was schon gut ist, was fehlt und womit Sie anfangen sollten, mit Beispielen von Ihren Seiten.',
      },
      {
        title: 'Eine Roadmap für Outreach',
        text: 'Die ersten Schritte zu Ihren Wunschkunden, mit einem Anschreiben in Ihren Worten.',
      },
    ],
    privacy:
      'Ihre Antworten werden auf diesem Gerät gespeichert. Unser Server erhält sie nur für Website-Analyse und Roadmap.',
  },
  website: {
    title: 'Wie lautet die Adresse Ihrer Website?',
    hint: 'Wir prüfen, ob Besucher Ihr Angebot verstehen, Ihnen vertrauen und leicht Kontakt aufnehmen können.',
    label: 'Webadresse',
    placeholder: 'www.ihre-firma.de',
    analyze: 'Analysieren',
    again: 'Erneut analysieren',
    cancel: 'Abbrechen',
    skip: 'Ohne Website fortfahren',
    skipHint: 'Noch keine Website? Das ändert nichts an Ihrem Score.',
    done: 'Bereits analysiert: {title}',
    analyzing: '{host} wird analysiert',
    phases: [
      'Wir öffnen die Seite und lesen, was auch Ihre Besucher sehen.',
      'Wir lesen noch. Bei manchen Websites dauert es etwas länger.',
      'Die Website antwortet sehr langsam. Wir warten höchstens 70 Sekunden.',
    ],
    looksAt: 'Das prüfen wir',
    checks: ['Botschaft und Angebot', 'Kontaktwege', 'Vertrauen', 'Auffindbarkeit', 'Technik'],
    success: 'Analyse abgeschlossen',
    processing: 'Das Ergebnis wird zusammengestellt',
    faults: {
      blank: 'Bitte geben Sie eine Webadresse ein',
      failed: 'Fehler bei der Analyse',
      offline: 'Sie sind offline. Ihre Eingabe bleibt erhalten. Bitte versuchen Sie es später noch einmal.',
      timeout:
        'Die Website hat 70 Sekunden lang nicht geantwortet. Versuchen Sie es noch einmal oder fahren Sie ohne Website fort.',
    },
  },
});
