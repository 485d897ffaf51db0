import type { StepTextsOf } from '../../../engine/content.ts';
import type { website as rules } from '../../../engine/rules/website.ts';

export const website: StepTextsOf<typeof rules> = {
  'booking-link': {
    title: 'Erstgespräche online buchbar machen',
    how: [
      'Verlinken Sie auf Ihrer Startseite und in Ihrer E-Mail-Signatur einen Kalender mit vier freien Terminen pro Woche.',
      'Schreiben Sie neben den Link die Zeile unten.',
    ],
    template: '[Zahl] Minuten Videogespräch mit [Name]. Danach wissen Sie, [was der Besucher erfährt].',
  },
  'page-for-one-group': {
    title: 'Eine eigene Seite für eine Zielgruppe anlegen',
    how: [
      'Richten Sie die Seite nur an {group}: Beschreiben Sie deren Problem und was sich mit {offerDat} ändert. Zeigen Sie eine Kundenstimme und einen Button.',
      'Setzen Sie den Link zu dieser Seite in alle Anzeigen und Nachrichten an diese Zielgruppe.',
    ],
    seen: {
      'call-to-action-early': {
        bad: 'Setzen Sie den Button ganz nach oben.',
        good: 'Setzen Sie den Button wie auf Ihrer Startseite ganz nach oben.',
      },
    },
  },
  'next-step-on-top': {
    title: 'Einen gut sichtbaren Button auf die Startseite setzen',
    how: [
      'Entscheiden Sie, was Besucher tun sollen, die sich für {offer} interessieren: bestellen, ausprobieren, anrufen oder buchen. Wählen Sie nur eines davon.',
      'Setzen Sie den Button oben auf die Seite und noch einmal ans Ende.',
      'Schreiben Sie auf den Button, was nach dem Klick passiert.',
    ],
    template: '[Angebot] jetzt [bestellen / testen / buchen]',
  },
  'short-form': {
    title: 'Ein Kontaktformular mit nur drei Feldern anbieten',
    how: [
      'Fragen Sie nur nach Name, E-Mail-Adresse und Anliegen.',
      'Schreiben Sie unter den Button, bis wann Sie antworten, und halten Sie sich daran.',
    ],
    template: '[Name] antwortet Ihnen spätestens bis [Uhrzeit oder Tag].',
  },
  'ready-for-phones': {
    title: 'Die Website für Smartphones verbessern',
    how: [
      'Öffnen Sie Ihre Website bei schwachem Empfang auf dem Handy und messen Sie, wie lange es bis zum ersten lesbaren Satz dauert.',
      'Lassen Sie alles entfernen, was davor geladen wird, zum Beispiel Slider, automatisch startende Videos und Pop-ups.',
    ],
  },
  'found-by-search': {
    title: 'Titel und Beschreibungen für die Suche verbessern',
    how: [
      'Schreiben Sie Titel und Beschreibung für die fünf Seiten neu, die schon Besucher bringen. Fassen Sie sich kurz wie in einer Kleinanzeige.',
      'Sehen Sie nach vier Wochen in der Search Console nach, welche Titel öfter angeklickt werden.',
    ],
    template: `Titel: [Angebot] für [Zielgruppe] | [Ort oder Firma]
Beschreibung: [Was der Kunde bekommt]. [Was nur Sie bieten]. [Nächster Schritt].`,
  },
  'open-to-search': {
    title: 'Die Website für Suchmaschinen freigeben',
    how: [
      'Lassen Sie die Sperre entfernen. Meist wurde sie nach dem Bau der Website nur vergessen.',
      'Reichen Sie die Sitemap in der Search Console ein.',
      'Prüfen Sie nach zwei Wochen, ob Ihre Seiten über {offer} in der Suche erscheinen.',
    ],
    template:
      'Guten Tag [Name], bitte entfernen Sie auf unserer Website „noindex“ und in der robots.txt jede Zeile „Disallow: /“. Geben Sie mir bitte Bescheid, wenn es erledigt ist.',
  },
  'reachable-by-phone': {
    title: 'Telefonisch gut erreichbar sein',
    how: [
      'Zeigen Sie oben auf jeder Seite eine Telefonnummer, die man antippen kann, und die Zeiten, zu denen jemand abnimmt.',
      'Vereinbaren Sie, wie sich alle am Telefon melden.',
    ],
    template: '[Firma], guten Tag, Sie sprechen mit [Name]. Was kann ich für Sie tun?',
  },
  'consent-first': {
    title: 'Tracking erst nach der Einwilligung starten',
    how: [
      'Schreiben Sie alle Dienste auf, die Ihre Website lädt, und entfernen Sie die, deren Zahlen niemand mehr ansieht.',
      'Laden Sie die übrigen erst, wenn der Besucher eingewilligt hat.',
      'Lassen Sie das Ergebnis von jemandem prüfen, der sich mit Datenschutz auskennt.',
    ],
  },
  'link-preview': {
    title: 'Eine Vorschau für geteilte Links einrichten',
    how: [
      'Hinterlegen Sie für die Startseite ein Vorschaubild, einen kurzen Titel und einen Satz zum Nutzen.',
      'Schicken Sie sich den Link in drei verschiedenen Apps und prüfen Sie, was dort zu sehen ist.',
    ],
  },
  'entry-on-the-map': {
    title: 'Ihre Einträge in Kartendiensten vervollständigen',
    how: [
      'Übernehmen Sie den Eintrag Ihres Betriebs bei Google, Apple und Bing und füllen Sie alles aus: Öffnungszeiten, Telefon, Leistungen und Einzugsgebiet.',
      'Laden Sie zehn eigene Fotos hoch und danach jede Woche ein neues.',
    ],
    seen: {
      'postal-address': {
        bad: 'Nennen Sie auf Ihrer Website dieselbe Anschrift und dieselben Öffnungszeiten wie im Eintrag.',
        good: 'Prüfen Sie, ob Anschrift und Öffnungszeiten auf Ihrer Website mit dem Eintrag übereinstimmen.',
      },
    },
  },
};
