import type { message as source } from '../../../en/website/findings/message.ts';
import { translationOf } from '../../../shape.ts';

export const message = translationOf<typeof source>()({
  title: {
    title: 'Seitentitel',
    explanation: 'In den Suchergebnissen liest man zuerst den Titel Ihrer Seite.',
    recommendation:
      'Schreiben Sie in 15 bis 70 Zeichen, was Sie für wen anbieten, und setzen Sie den Firmennamen ans Ende.',
    action: 'Der Startseite einen aussagekräftigen Titel geben',
  },
  description: {
    title: 'Beschreibung für Suchergebnisse',
    explanation: 'Suchmaschinen zeigen diesen Text oft unter dem Titel an.',
    recommendation: 'Schreiben Sie in 50 bis 200 Zeichen, wem Sie womit helfen.',
    action: 'Eine Beschreibung für die Suchergebnisse schreiben',
  },
  h1: {
    title: 'Hauptüberschrift',
    explanation: 'An der Hauptüberschrift erkennen Besucher, ob sie bei Ihnen richtig sind.',
    recommendation:
      'Verwenden Sie genau eine Hauptüberschrift, die in einem kurzen Satz sagt, was Sie anbieten.',
    action: 'Der Startseite eine klare Hauptüberschrift geben',
  },
  'value-proposition': {
    title: 'Klarer Nutzen am Anfang',
    explanation: 'Neue Besucher entscheiden in wenigen Sekunden, ob sie weiterlesen.',
    recommendation:
      'Sagen Sie gleich am Anfang in einem konkreten Satz, was Sie anbieten, für wen und was Ihre Kunden davon haben.',
    action: 'Gleich am Anfang sagen, was Ihr Angebot den Kunden bringt',
  },
  audience: {
    title: 'Zielgruppe',
    explanation: 'Besucher melden sich eher, wenn sie merken, dass Ihr Angebot für sie gedacht ist.',
    recommendation:
      'Schreiben Sie auf die Startseite, für wen Sie arbeiten, zum Beispiel „für Hausverwaltungen“ oder „für junge Familien“.',
    action: 'Auf der Startseite sagen, für wen Sie arbeiten',
  },
  'text-depth': {
    title: 'Genug Text',
    explanation: 'Wenn auf einer Seite sehr wenig steht, finden Besucher keine Antworten auf ihre Fragen.',
    recommendation:
      'Beantworten Sie auf der Startseite in etwa 250 Wörtern die Fragen, die Kunden Ihnen am häufigsten stellen.',
    action: 'Die häufigsten Fragen Ihrer Kunden auf der Startseite beantworten',
  },
  readability: {
    title: 'Kurze Sätze',
    explanation: 'Kurze Sätze liest man leichter, vor allem auf dem Smartphone.',
    recommendation:
      'Schreiben Sie im Schnitt höchstens 18 Wörter pro Satz und teilen Sie Sätze mit mehr als 25 Wörtern auf.',
    action: 'Die längsten Sätze der Startseite kürzen',
  },
  'customer-focus': {
    title: 'Ansprache der Kunden',
    explanation: 'Besucher möchten wissen, was Sie für sie tun können.',
    recommendation: 'Sprechen Sie Ihre Kunden öfter direkt an und schreiben Sie seltener „wir“ und „uns“.',
    action: 'Kunden auf der Startseite direkt ansprechen',
  },
});
