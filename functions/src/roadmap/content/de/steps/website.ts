import type { StepTextsOf } from '../../../engine/content.ts';
import type { website as rules } from '../../../engine/rules/website.ts';

export const website: StepTextsOf<typeof rules> = {
  'booking-link': {
    title: 'Das Erstgespräch in zwei Klicks buchbar machen',
    how: [
      'Legen Sie einen Kalender mit vier freien Terminen pro Woche hinter den wichtigsten Button und in Ihre E-Mail-Signatur.',
      'Schreiben Sie die Zeile unten daneben.',
    ],
    template: '[Zahl] Minuten mit [Name], per Video. Danach wissen Sie, [was der Besucher wissen wird].',
  },
  'page-for-one-group': {
    title: 'Eine eigene Seite für eine Zielgruppe bauen',
    how: [
      'Schreiben Sie sie nur für {group}: deren Problem in deren Worten, was sich mit {offerDat} ändert, eine Stimme aus ihrem Kreis, ein Button.',
      'Führen Sie jede Anzeige und jede Nachricht an diese Gruppe dorthin, nie auf die Startseite.',
    ],
    seen: {
      'call-to-action-early': {
        bad: 'Setzen Sie den Button nach oben, anders als auf Ihrer Startseite.',
        good: 'Setzen Sie den Button nach oben, wie auf Ihrer Startseite.',
      },
    },
  },
  'next-step-on-top': {
    title: 'Einen nächsten Schritt anbieten, den jeder sieht',
    how: [
      'Entscheiden Sie, was ein Besucher tun soll, der sich für {offer} interessiert: bestellen, ausprobieren, anrufen oder buchen, nur eines davon.',
      'Setzen Sie es als Button in den ersten Abschnitt und noch einmal ans Ende.',
      'Lassen Sie den Button sagen, was danach geschieht.',
    ],
    template: '[Was] in [Zeit] [anfordern / testen / buchen]',
  },
  'short-form': {
    title: 'Im Formular drei Dinge fragen statt zehn',
    how: [
      'Behalten Sie Name, E-Mail-Adresse und eine offene Zeile: „Worum geht es?“',
      'Schreiben Sie unter den Button, bis wann Sie sich melden, und halten Sie sich daran.',
    ],
    template: '[Name] antwortet Ihnen am nächsten Werktag bis [Uhrzeit].',
  },
  'ready-for-phones': {
    title: 'Die Website am Smartphone lesbar machen',
    how: [
      'Rufen Sie Ihre Website bei schwachem Empfang auf und stoppen Sie, wie lange es bis zum ersten lesbaren Satz dauert.',
      'Entfernen Sie alles, was davorsteht: Slider, selbst startende Videos, Fenster, die die Seite verdecken.',
    ],
  },
  'found-by-search': {
    title: 'Den Klick in den Suchergebnissen gewinnen',
    how: [
      'Schreiben Sie Titel und Beschreibung der fünf Seiten, die schon Besucher bringen, neu, wie eine Kleinanzeige.',
      'Vergleichen Sie nach vier Wochen in der Search Console, welche neuen Titel öfter angeklickt werden.',
    ],
    template: `Titel: [Angebot] für [wen] | [Ort oder Firma]
Beschreibung: [was der Kunde bekommt]. [Eine Tatsache, die nur Sie nennen können]. [Nächster Schritt].`,
  },
  'open-to-search': {
    title: 'Suchmaschinen wieder hereinlassen',
    how: [
      'Lassen Sie die Sperre entfernen: Meist ist sie eine vergessene Einstellung aus der Zeit, als die Seite gebaut wurde.',
      'Melden Sie die Sitemap in der Search Console an.',
      'Prüfen Sie nach zwei Wochen, ob die Seiten über {offer} dort stehen.',
    ],
    template:
      'Bitte entfernen Sie „noindex“ und jedes „Disallow: /“ in der robots.txt unserer Website, und geben Sie mir Bescheid, wenn es erledigt ist.',
  },
  'reachable-by-phone': {
    title: 'Rückrufe leicht machen',
    how: [
      'Stellen Sie Ihre Nummer auf jeder Seite nach oben, sodass ein Fingertipp genügt, mit den Zeiten, zu denen ein Mensch abhebt.',
      'Vereinbaren Sie einen Satz, mit dem sich alle im Haus melden.',
    ],
    template: '[Firma], Sie sprechen mit [Name]. Was kann ich für Sie tun?',
  },
  'consent-first': {
    title: 'Erst fragen, dann messen',
    how: [
      'Listen Sie alle Dienste auf, die Ihre Website lädt, und entfernen Sie die, deren Zahlen seit drei Monaten niemand angesehen hat.',
      'Starten Sie die übrigen erst nach der Einwilligung.',
      'Lassen Sie das Ergebnis fachkundig prüfen.',
    ],
  },
  'link-preview': {
    title: 'Eine Vorschau für geteilte Links einrichten',
    how: [
      'Geben Sie der Startseite eine Vorschau: ein Bild von {offerDat}, einen Titel aus sechs Wörtern, einen Satz zum Nutzen.',
      'Schicken Sie sich den Link in drei verschiedenen Apps und prüfen Sie, was ein Fremder zu sehen bekommt.',
    ],
  },
  'entry-on-the-map': {
    title: 'Den Eintrag in Kartendiensten ganz ausfüllen',
    how: [
      'Beanspruchen Sie Ihren Betrieb bei Google, Apple und Bing und füllen Sie jedes Feld aus: Zeiten, Telefon, Leistungen, Gebiet.',
      'Laden Sie zehn eigene Fotos hoch und danach jede Woche eines.',
    ],
    seen: {
      'postal-address': {
        bad: 'Schreiben Sie Name, Anschrift und Zeiten genau wie im Eintrag auf Ihre Website.',
        good: 'Prüfen Sie, ob Anschrift und Zeiten auf Ihrer Website buchstabengleich sind.',
      },
    },
  },
};
