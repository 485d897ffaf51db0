import type { StepTextsOf } from '../../../engine/content.ts';
import type { website as rules } from '../../../engine/rules/website.ts';

export const website: StepTextsOf<typeof rules> = {
  'booking-link': {
    title: 'Das Erstgespräch in zwei Klicks buchbar machen',
    body: 'Legen Sie einen Kalender mit vier freien Terminen pro Woche hinter den wichtigsten Button und in Ihre E-Mail-Signatur. Schreiben Sie daneben, wie lange das Gespräch dauert, wer dabei ist und was der Besucher danach weiß.',
  },
  'page-for-one-group': {
    title: 'Eine eigene Seite für eine Zielgruppe bauen',
    body: 'Wer klickt, sollte nicht auf der Startseite landen. Bauen Sie eine Seite nur für {group}: deren Problem in deren Worten, was sich mit {offerDat} ändert, eine Stimme aus derselben Branche, ein Button. Jede Anzeige und jede Nachricht an diese Gruppe führt dorthin, und Sie sehen, was sie bringen.',
    seen: {
      'call-to-action-early': {
        bad: 'Machen Sie es auf der neuen Seite von Anfang an anders.',
        good: 'Behalten Sie das auf der neuen Seite bei.',
      },
    },
  },
  'next-step-on-top': {
    title: 'Einen nächsten Schritt anbieten, den jeder sieht',
    body: 'Entscheiden Sie, was ein Besucher tun soll, der sich für {offer} interessiert: ein Muster anfordern, ausprobieren, anrufen oder ein Gespräch buchen. Eines davon, nicht vier. Setzen Sie es als Button in den ersten Abschnitt und noch einmal ans Ende, und lassen Sie den Button sagen, was danach geschieht.',
  },
  'short-form': {
    title: 'Im Formular drei Dinge fragen statt zehn',
    body: 'Name, E-Mail-Adresse und eine offene Zeile „Worum geht es?“ genügen für den ersten Kontakt. Schreiben Sie unter den Button, bis wann Sie sich melden, und halten Sie sich daran. Alles andere klärt das Gespräch.',
  },
  'ready-for-phones': {
    title: 'Die Website am Smartphone lesbar machen',
    body: 'Beiträge und Nachrichten werden am Smartphone geöffnet, dort entsteht der erste Eindruck. Rufen Sie Ihre Website bei schwachem Empfang auf, stoppen Sie, wie lange es bis zum ersten lesbaren Satz dauert, und entfernen Sie alles, was davorsteht: Slider, selbst startende Videos, Fenster, die die Seite verdecken.',
  },
  'found-by-search': {
    title: 'Den Klick in den Suchergebnissen gewinnen',
    body: 'Schreiben Sie Titel und Beschreibung wie eine Kleinanzeige: was Sie bieten, für wen, dazu eine Tatsache, die nur Sie nennen können. Beginnen Sie mit den fünf Seiten, die schon Besucher bringen, und vergleichen Sie nach vier Wochen in der Search Console, welche neuen Titel öfter angeklickt werden.',
  },
  'open-to-search': {
    title: 'Suchmaschinen wieder hereinlassen',
    body: 'Meist ist das eine vergessene Einstellung aus der Zeit, als die Seite gebaut wurde. Lassen Sie die Sperre entfernen, melden Sie die Sitemap in der Search Console an und prüfen Sie nach zwei Wochen, ob die Seiten über {offer} dort stehen. Vorher wirkt nichts, was Sie sonst für Ihre Sichtbarkeit tun.',
  },
  'reachable-by-phone': {
    title: 'Rückrufe leicht machen',
    body: 'Wen Sie anrufen, der sucht danach Ihre Nummer. Stellen Sie sie auf jeder Seite nach oben, sodass ein Fingertipp genügt, nennen Sie die Zeiten, zu denen ein Mensch abhebt, und vereinbaren Sie einen Satz, mit dem sich alle im Haus melden.',
  },
  'consent-first': {
    title: 'Erst fragen, dann messen',
    body: 'Größere Kunden lassen Ihre Website prüfen, bevor sie unterschreiben. Listen Sie alle Dienste auf, die dort laden, entfernen Sie die, deren Zahlen seit drei Monaten niemand angesehen hat, und starten Sie die übrigen erst nach der Einwilligung. Lassen Sie das Ergebnis fachkundig prüfen.',
  },
  'link-preview': {
    title: 'Einen geteilten Link für Sie sprechen lassen',
    body: 'Viele Empfehlungen sind heute ein Link im Chat. Geben Sie der Startseite eine Vorschau mit einem Bild aus der Praxis, einem Titel aus sechs Wörtern und einem Satz zum Nutzen. Schicken Sie sich den Link in drei verschiedenen Apps und sehen Sie, was ein Fremder sähe.',
  },
};
