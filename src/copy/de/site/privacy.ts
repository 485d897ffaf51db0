import type { privacy as source } from '../../en/site/privacy.ts';
import { translationOf } from '../../shape.ts';

export const privacy = translationOf<typeof source>()({
  title: 'Datenschutz',
  months: { one: '{n}\u00a0Monat', other: '{n}\u00a0Monate' },
  items: {
    'privacy-short': {
      title: 'Das Wichtigste in Kürze',
      text: [
        'Sie können diese Website lesen, ohne uns zu sagen, wer Sie sind. Sie setzt keine Cookies für Werbung oder Statistik und nimmt zu keinem anderen Unternehmen Kontakt auf, solange Sie nichts anklicken, das dies erfordert. Daten über Sie erhalten wir nur, wenn Sie sie uns senden.',
      ],
    },
    'privacy-controller': {
      title: 'Verantwortlicher',
      text: [
        '{company}, {street}, {city}, {country}. Zu allen Fragen auf dieser Seite erreichen Sie uns unter {email}.',
      ],
    },
    'privacy-hosting': {
      title: 'Besuch der Website',
      text: [
        'Die Website läuft auf Google Firebase, einem Dienst der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Wenn Sie eine Seite öffnen, verarbeitet der Server Ihre IP-Adresse, den Zeitpunkt, die aufgerufene Adresse und die Angaben Ihres Browsers über sich selbst. Ohne diese Daten ließe sich keine Seite ausliefern und vor Angriffen schützen. Rechtsgrundlage ist unser berechtigtes Interesse an einer sicheren und zuverlässigen Website (Art. 6 Abs. 1 lit. f DSGVO).',
        'Google kann diese Daten in den USA verarbeiten. Google LLC ist nach dem EU-US Data Privacy Framework zertifiziert, und es besteht ein Vertrag zur Auftragsverarbeitung mit Standardvertragsklauseln.',
        'Schriften, Bilder und Skripte kommen von unserer eigenen Adresse.',
      ],
    },
    'privacy-application': {
      title: 'Bewerbung als Partner',
      text: [
        'Über das Bewerbungsformular speichern wir, was Sie eingeben: ob Sie sich als Gründer, Agentur oder Unternehmen bewerben, Ihren Namen, Ihre E-Mail-Adresse, auf Wunsch Ihre Website und Ihre Nachricht, Ihre Zustimmung zu den Nutzungsbedingungen und den Zeitpunkt. Dazu halten wir fest, in welcher Sprache und zu welcher Fassung der Nutzungsbedingungen Sie sich beworben haben. Wenn Sie es ankreuzen, speichern wir auch das Ergebnis Ihres Unternehmens-Checks: Ihre Website, den Score, Ihre Antworten, die Befunde und die Roadmap. Nur unser Team kann Bewerbungen lesen. Wir nutzen sie, um über eine Partnerschaft zu entscheiden und Ihnen zu antworten (Art. 6 Abs. 1 lit. b DSGVO).',
        'Unser Team erfährt per E-Mail von Ihrer Bewerbung und, wenn wir einen nutzen, in seinem Team-Chat. Sie selbst erhalten eine Bestätigung; bleibt sie aus, schreiben Sie uns bitte. E-Mails versendet ein Anbieter, der vertraglich für uns arbeitet. Unsere E-Mails enthalten nichts, was aufzeichnet, ob Sie sie öffnen.',
        'Damit kein Programm das Formular überflutet, zählt der Server die Einsendungen je IP-Adresse und je E-Mail-Adresse, höchstens einen Tag lang und so, dass sich keine der Adressen daraus ablesen lässt (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    'privacy-retention': {
      title: 'Wie lange wir eine Bewerbung aufbewahren',
      text: [
        'Bewerbungen werden automatisch gelöscht: {afterRejection} nach einer Absage, {afterApproval} nach einer Zusage, wenn seither nichts mehr geschehen ist, und {afterArrival} nach ihrem Eingang, wenn nie jemand darüber entschieden hat. In der Woche davor sieht unser Team, dass die Löschung ansteht.',
        'Mit der Bewerbung verschwindet alles, was zu ihr gehört: unsere Notizen, die Angaben, die wir dazu festgehalten haben, und E-Mails, die noch nicht versendet sind. Es bleiben eine Nummer, der Zeitpunkt und die Tatsache, dass gelöscht wurde; wer Sie sind, geht daraus nicht hervor. Die Nachrichten, durch die unser Team davon erfahren hat, löschen wir ebenfalls.',
        'Sicherungskopien bewahren wir getrennt auf. Müssen wir einmal eine zurückspielen, bleibt weg, was seit ihrer Erstellung gelöscht wurde.',
      ],
    },
    'privacy-deletion': {
      title: 'Ihre Bewerbung einsehen, berichtigen oder zurückziehen',
      text: [
        'Die Bestätigung enthält einen Link zu Ihrer Bewerbung. Er zeigt, was gespeichert ist, und Sie können es dort berichtigen, ergänzen oder die Bewerbung zurückziehen: ohne Konto und solange es die Bewerbung gibt. Ziehen Sie sie zurück, wird sie sofort gelöscht. Wer den Link hat, kann dasselbe tun; geben Sie ihn deshalb bitte nicht weiter.',
        'Oder schreiben Sie von der E-Mail-Adresse, mit der Sie sich beworben haben, an {email}; der Betreff „Bewerbung löschen“ genügt. Einen Grund brauchen Sie nicht zu nennen. Wir löschen den Eintrag unverzüglich, spätestens innerhalb eines Monats, und bestätigen Ihnen das.',
      ],
    },
    'privacy-newsletter': {
      title: 'Newsletter',
      text: [
        'Das Newsletter-Feld am Fuß der Seite speichert und versendet derzeit nichts: Die Adresse, die Sie eingeben, bleibt in Ihrem Browser. Bevor sich das ändert, holen wir Ihre Einwilligung ein.',
      ],
    },
    'privacy-check': {
      title: 'Unternehmens-Check und Website-Analyse',
      text: [
        'Für den Unternehmens-Check brauchen Sie kein Konto. Ihre Antworten bleiben in Ihrem eigenen Browser gespeichert, damit sie beim Neuladen nicht verloren gehen. Sie können jederzeit neu beginnen; wenn Sie die Websitedaten im Browser löschen, sind auch die Antworten gelöscht.',
        'Lassen Sie eine Website analysieren, ruft unser Server deren öffentliche Seiten auf, so wie es ein Besucher täte, und wertet Inhalt und Technik aus. Dafür benötigt er nur die Adresse, die Sie eingeben. Rechtsgrundlage ist Ihre Anfrage (Art. 6 Abs. 1 lit. b DSGVO).',
        'Um die Werkzeuge vor Missbrauch zu schützen, zählt der Server für kurze Zeit die Aufrufe je IP-Adresse; um dieselbe Anfrage schneller zu beantworten, bewahrt er Ergebnisse für begrenzte Zeit auf (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    'privacy-counting': {
      title: 'Was wir zählen',
      text: [
        'Um zu sehen, wo Besucher nicht weiterkommen, zählen wir, wie oft Folgendes geschieht. Jedes Mal wächst eine Tagessumme um eins, und nur diese Summe bewahren wir auf: je eine für jede Sprache, für Telefone und für größere Bildschirme und für jede Kampagne, über die Besucher zu uns kommen.',
        'Die Kampagne entnehmen wir dem Link (seinem „utm_source“) oder der Website, auf der er stand. Wir unterscheiden: {campaigns}. Alles Übrige zählt gemeinsam als „{other}“. Senden Sie uns eine Bewerbung, halten wir dazu fest, über welche Kampagne Sie gekommen sind.',
        'Ihr Browser meldet unserem Server erst etwas, nachdem Sie etwas angeklickt oder eine Taste gedrückt haben. Dafür wird kein Cookie gesetzt und nichts auf Ihrem Gerät gespeichert; die Summen enthalten keine IP-Adresse, keine Kennung und keine Uhrzeit. Damit kein Programm sie verfälscht, zählt der Server die Aufrufe je IP-Adresse, höchstens einen Tag lang und so, dass sich die Adresse daraus nicht ablesen lässt. Rechtsgrundlage ist unser berechtigtes Interesse an einer Website, die für ihre Besucher funktioniert (Art. 6 Abs. 1 lit. f DSGVO).',
        'Die Summen eines Tages löschen wir nach {countsMonths}. Sendet Ihr Browser „Do Not Track“ oder „Global Privacy Control“, werden Sie nicht gezählt.',
      ],
    },
    'privacy-ai': {
      title: 'Künstliche Intelligenz',
      text: [
        'Teile der Ergebnisse verfasst ein KI-Modell, Google Gemini. Dafür übermittelt unser Server die Website-Analyse, Ihre Antworten, Ihre Punktzahl und das, was Sie in eigenen Worten über Ihre Herausforderungen schreiben. Ihr Name und Ihre E-Mail-Adresse sind nicht dabei, denn der Check fragt nicht danach. Bitte geben Sie keine personenbezogenen Daten anderer und keine Geschäftsgeheimnisse ein.',
        'Die KI entscheidet nichts über Sie. Was sie schreibt, sind Vorschläge; über Bewerbungen und Verträge entscheiden Menschen.',
      ],
    },
    'privacy-account': {
      title: 'Konto',
      text: [
        'Wenn Sie ein Konto anlegen, speichert Firebase Authentication Ihre E-Mail-Adresse, Ihr Passwort in einer Form, die niemand lesen kann, und die Zeitpunkte von Registrierung und Anmeldung (Art. 6 Abs. 1 lit. b DSGVO). Ihr Browser merkt sich die Sitzung, bis Sie sich abmelden.',
        'In Ihrem Konto können Sie Ergebnisse des Unternehmens-Checks behalten: das Ergebnis ohne Ihren Freitext, dazu die Website, ihre Punktzahl und den Zeitpunkt. Nur Sie sehen sie, und sie bleiben, bis Sie sie oder das Konto löschen. Wenn Sie es wünschen und Ihre E-Mail-Adresse bestätigt ist, lesen wir Ihre Website einmal im Monat und schreiben Ihnen, wenn sich ihre Punktzahl geändert hat (Art. 6 Abs. 1 lit. a DSGVO). Das können Sie jederzeit beenden: im Konto oder mit dem Link in jeder dieser E-Mails.',
        'Löschen Sie das Konto, ist alles darin sofort gelöscht. Nur seine Nummer bleibt, damit eine wiederhergestellte Sicherung nichts zurückbringt. Sie können auch an {email} schreiben.',
      ],
    },
    'privacy-access': {
      title: 'Zugangscodes',
      text: [
        'Geben Sie einen Zugangscode für Mentees oder Mentoren ein, vergleicht der Server ihn mit den Codes, die wir vergeben haben, und zählt die Nutzung. Zu einem Code ist gespeichert, ob er für Mentees oder Mentoren gilt, wie lange er gültig ist und wie oft er genutzt wurde, aber nicht, wem er gehört. Ihr Browser merkt sich den angenommenen Code, bis Sie dort einen anderen eingeben oder die Websitedaten löschen (Art. 6 Abs. 1 lit. b DSGVO).',
        'Damit niemand Codes erraten kann, zählt der Server die Versuche je IP-Adresse und je Netz, höchstens einen Tag lang und so, dass sich weder Adresse noch Netz daraus ablesen lässt (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    'privacy-links': {
      title: 'Video, Terminbuchung und soziale Netzwerke',
      text: [
        'Unser Video wird von unserem eigenen Server abgespielt. Sollte ein Video einmal bei einem anderen Anbieter liegen, fragt die Seite Sie, bevor sie diesen Anbieter kontaktiert.',
        'Die Buchungsseite und unsere Profile sind einfache Links. Erst wenn Sie darauf klicken, nimmt Ihr Browser Kontakt zum jeweiligen Anbieter auf, dessen eigene Datenschutzhinweise dann gelten.',
      ],
    },
    'privacy-rights': {
      title: 'Ihre Rechte',
      text: [
        'Sie können Auskunft über Ihre Daten verlangen (Art. 15 DSGVO), sie berichtigen (Art. 16), löschen (Art. 17) oder ihre Verarbeitung einschränken lassen (Art. 18) und sie in einem gängigen Format erhalten (Art. 20). Einer Verarbeitung, die auf unserem berechtigten Interesse beruht, können Sie widersprechen (Art. 21), eine Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. Eine E-Mail an {email} genügt.',
        'Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort oder am Sitz unseres Unternehmens.',
      ],
    },
  },
});
