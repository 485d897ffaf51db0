import type { StepTextsOf } from '../../../engine/content.ts';
import type { message as rules } from '../../../engine/rules/message.ts';

export const message: StepTextsOf<typeof rules> = {
  'one-sentence': {
    title: 'Einen Satz voranstellen, den Fremde sofort verstehen',
    body: 'Füllen Sie diese Zeile aus: „Für [wen] mit [Problem] liefern wir [Ergebnis] in [Zeit].“ Lesen Sie sie drei Menschen vor, die Sie nicht kennen, und fragen Sie, was Sie verkaufen. Sagen alle drei dasselbe, kommt der Satz ganz nach oben auf die Startseite und an den Anfang jeder ersten Nachricht über {offer}.',
  },
  'name-the-audience': {
    title: 'Auf der Startseite sagen, für wen Sie arbeiten',
    body: 'Ergänzen Sie unter der Überschrift eine Zeile mit Branche und Größe, zum Beispiel „Für {group}“. Wer von Ihnen angeschrieben wird, schaut vor der Antwort auf Ihre Website und sucht genau diese Zeile.',
  },
  'against-doing-nothing': {
    title: 'Aufschreiben, warum ein Kunde zu Ihnen wechselt',
    body: 'Stellen Sie den letzten fünf Kunden zwei Fragen: Was hätten Sie ohne uns gemacht, und was gab den Ausschlag? Aus ihren Worten wird eine Tabelle mit drei Spalten: nichts tun, der übliche Anbieter, wir. Behalten Sie nur Zeilen, in denen Sie sich wirklich unterscheiden: Zwei ehrliche sind mehr wert als zehn.',
    adds: {
      pilot:
        'Haben Sie noch keine fünf Kunden, fragen Sie Menschen, die abgesagt haben: Deren Antworten nützen noch mehr.',
    },
    seen: {
      numbers: {
        bad: 'Die zwei stärksten Zeilen der Tabelle gehören dorthin.',
        good: 'Prüfen Sie, ob ein Wettbewerber dasselbe schreiben könnte.',
      },
    },
  },
};
