import type { privacy as source } from '../../en/site/privacy.ts';
import { translationOf } from '../../shape.ts';

export const privacy = translationOf<typeof source>()({
  title: 'Datenschutz',
  months: { one: '{n}\u00a0Monat', other: '{n}\u00a0Monate' },
  days: { one: '{n}\u00a0Tag', other: '{n}\u00a0Tage' },
  items: {
    'privacy-short': {
      title: 'Das Wichtigste in Kürze',
      text: [
        'Sie können diese Website lesen, ohne uns zu sagen, wer Sie sind. Sie setzt keine Cookies für Werbung oder Statistik und nimmt erst dann Kontakt zu einem anderen Unternehmen auf, wenn Sie etwas tun, was das erfordert. Daten über Sie erhalten wir nur, wenn Sie sie uns senden.',
      ],
    },
    'privacy-controller': {
      title: 'Verantwortlicher',
      text: [
        '{company}, {street}, {city}, {country}. Zu allen Fragen auf dieser Seite erreichen Sie uns unter {email}.',
        { byDataProtectionOfficer: { on: 'Unser Datenschutzbeauftragter: {officer}.', off: null } },
        {
          byLaw: {
            DE: null,
            AT: null,
            CH: 'Soweit für Sie das Schweizer Datenschutzgesetz (DSG) gilt, stehen Ihnen die darin vorgesehenen Rechte zu. Wir nennen die Artikel der DSGVO, weil sich diese Website auch an Personen in der EU richtet.',
            other: null,
          },
        },
      ],
    },
    'privacy-hosting': {
      title: 'Besuch der Website',
      text: [
        'Die Website läuft auf Google Firebase, einem Dienst der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Wenn Sie eine Seite öffnen, verarbeitet der Server Ihre IP-Adresse, den Zeitpunkt, die aufgerufene Adresse und die Angaben Ihres Browsers über sich selbst. Ohne diese Daten könnten wir die Website weder ausliefern noch vor Angriffen schützen. Rechtsgrundlage ist unser berechtigtes Interesse an einer sicheren und zuverlässigen Website (Art. 6 Abs. 1 lit. f DSGVO).',
        {
          byStorage: {
            eu: 'Was Sie uns senden, wird in Rechenzentren von Google in der Europäischen Union gespeichert (Region {databaseRegion}) und verarbeitet (Region {region}). Google kann auch aus den USA auf Daten zugreifen.',
            elsewhere:
              'Was Sie uns senden, wird in der Google-Region {databaseRegion} gespeichert und in der Region {region} verarbeitet, ganz oder teilweise außerhalb der Europäischen Union. Google kann auch aus den USA auf Daten zugreifen.',
          },
        },
        {
          byLaw: {
            DE: 'Google LLC ist nach dem EU-US Data Privacy Framework zertifiziert, und es besteht ein Vertrag zur Auftragsverarbeitung mit Standardvertragsklauseln.',
            AT: 'Google LLC ist nach dem EU-US Data Privacy Framework zertifiziert, und es besteht ein Vertrag zur Auftragsverarbeitung mit Standardvertragsklauseln.',
            CH: 'Google LLC ist nach dem EU-US und dem Swiss-US Data Privacy Framework zertifiziert, und es besteht ein Vertrag zur Auftragsverarbeitung mit Standardvertragsklauseln.',
            other:
              'Google LLC ist nach dem EU-US Data Privacy Framework zertifiziert, und es besteht ein Vertrag zur Auftragsverarbeitung mit Standardvertragsklauseln.',
          },
        },
        'Die Protokolle unserer Server enthalten den Zeitpunkt, die aufgerufene Adresse und Ihre IP-Adresse; wir bewahren sie {logDays} auf. Google bewahrt die IP-Adressen von Seitenaufrufen einige Monate auf, um Missbrauch zu erkennen.',
        {
          byAppCheck: {
            on: 'Schriften, Bilder und Skripte kommen von unserer eigenen Adresse, mit einer Ausnahme: dem unten beschriebenen Schutz vor Bots.',
            off: 'Schriften, Bilder und Skripte kommen von unserer eigenen Adresse.',
          },
        },
      ],
    },
    'privacy-app-check': {
      byAppCheck: {
        on: {
          title: 'Schutz vor Bots',
          text: [
            'Wenn Sie uns ein Formular senden, eine Website analysieren lassen oder eine andere Funktion unseres Servers nutzen, lädt Ihr Browser reCAPTCHA Enterprise, einen Dienst von Google, und Firebase App Check fragt dort ab, ob ein Mensch oder ein Bot die Seite nutzt. Google erhält dafür Ihre IP-Adresse, Angaben zu Browser und Gerät und zur Bedienung der Seite und kann das Cookie „_GRECAPTCHA“ setzen. Vorher wird nichts davon geladen.',
            'Rechtsgrundlage ist unser berechtigtes Interesse, die Website vor Missbrauch durch Bots zu schützen (Art. 6 Abs. 1 lit. f DSGVO). Besteht Ihr Browser diesen Test nicht, nimmt unser Server keine Anfragen an; schreiben Sie uns dann an {email}.',
          ],
        },
        off: null,
      },
    },
    'privacy-application': {
      title: 'Bewerbung als Partner',
      text: [
        'Über das Bewerbungsformular speichern wir, was Sie eingeben: ob Sie sich als Gründer, Agentur oder Unternehmen bewerben, Ihren Namen, Ihre E-Mail-Adresse, auf Wunsch Ihre Website und Ihre Nachricht, Ihre Zustimmung zu den Nutzungsbedingungen und den Zeitpunkt. Dazu halten wir fest, in welcher Sprache Sie sich beworben und welcher Fassung der Nutzungsbedingungen Sie zugestimmt haben. Wenn Sie es ankreuzen, speichern wir auch das Ergebnis Ihres Unternehmens-Checks: Ihre Website, den Score, Ihre Antworten, die Befunde und die Roadmap. Nur unser Team kann Bewerbungen lesen. Wir nutzen sie, um über eine Partnerschaft zu entscheiden und Ihnen zu antworten (Art. 6 Abs. 1 lit. b DSGVO).',
        {
          byMail: {
            on: 'Unser Team erfährt per E-Mail von Ihrer Bewerbung. Sie selbst erhalten eine Bestätigung; bleibt sie aus, schreiben Sie uns bitte. E-Mails versendet ein Anbieter, der vertraglich für uns arbeitet. Unsere E-Mails enthalten nichts, was aufzeichnet, ob Sie sie öffnen.',
            off: null,
          },
        },
        {
          byChat: {
            on: 'Auch eine Nachricht in unserem Team-Chat, den ein Anbieter vertraglich für uns betreibt, weist unser Team auf Ihre Bewerbung hin.',
            off: null,
          },
        },
        'Damit keine Bots das Formular überfluten, zählt der Server die Einsendungen je IP-Adresse und je E-Mail-Adresse, höchstens einen Tag lang und so, dass sich keine der Adressen daraus ablesen lässt (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    'privacy-retention': {
      title: 'Wie lange wir eine Bewerbung aufbewahren',
      text: [
        'Bewerbungen werden automatisch gelöscht: {afterRejection} nach einer Absage, {afterApproval} nach einer Zusage, wenn seither nichts mehr geschehen ist, und {afterArrival} nach ihrem Eingang, wenn niemand darüber entschieden hat. In der Woche davor sieht unser Team, dass die Löschung ansteht.',
        'Mit der Bewerbung löschen wir alles, was dazugehört: unsere Notizen, die dazu festgehaltenen Angaben und noch nicht versendete Nachrichten. Es bleiben eine Nummer, der Zeitpunkt und die Tatsache der Löschung; wer Sie sind, geht daraus nicht hervor. Hat unser Team durch eine Nachricht davon erfahren, löschen wir auch diese.',
        'Sicherungskopien bewahren wir getrennt auf. Müssen wir einmal eine zurückspielen, lassen wir weg, was seither gelöscht wurde.',
      ],
    },
    'privacy-deletion': {
      title: 'Ihre Bewerbung einsehen, berichtigen oder zurückziehen',
      text: [
        {
          byMail: {
            on: 'Die Bestätigung enthält einen Link zu Ihrer Bewerbung. Er zeigt, was gespeichert ist, und Sie können es dort berichtigen, ergänzen oder die Bewerbung zurückziehen: ohne Konto und solange es die Bewerbung gibt. Ziehen Sie sie zurück, wird sie sofort gelöscht. Wer den Link hat, kann dasselbe tun; geben Sie ihn deshalb bitte nicht weiter.',
            off: null,
          },
        },
        'Oder schreiben Sie von der E-Mail-Adresse, mit der Sie sich beworben haben, an {email}; der Betreff „Bewerbung löschen“ genügt. Einen Grund brauchen Sie nicht zu nennen. Wir löschen den Eintrag unverzüglich, spätestens innerhalb eines Monats, und bestätigen Ihnen das.',
      ],
    },
    'privacy-newsletter': {
      byNewsletterBox: {
        on: {
          title: 'Newsletter',
          text: [
            'Das Newsletter-Feld am Ende der Seite speichert und versendet derzeit nichts: Die Adresse, die Sie eingeben, bleibt in Ihrem Browser. Bevor sich das ändert, holen wir Ihre Einwilligung ein.',
          ],
        },
        off: null,
      },
    },
    'privacy-check': {
      title: 'Unternehmens-Check und Website-Analyse',
      text: [
        'Für den Unternehmens-Check brauchen Sie kein Konto. Ihre Antworten bleiben in Ihrem eigenen Browser gespeichert, damit sie beim Neuladen nicht verloren gehen. Sie können jederzeit neu beginnen; wenn Sie in Ihrem Browser die Websitedaten löschen, sind auch die Antworten gelöscht.',
        'Lassen Sie eine Website analysieren, ruft unser Server deren öffentliche Seiten auf, so wie es ein Besucher täte, und wertet Inhalt und Technik aus. Dafür benötigt er nur die Adresse, die Sie eingeben. Rechtsgrundlage ist Ihre Anfrage (Art. 6 Abs. 1 lit. b DSGVO).',
        'Um die Werkzeuge vor Missbrauch zu schützen, zählt der Server die Aufrufe je IP-Adresse, höchstens einen Tag lang; um dieselbe Anfrage schneller zu beantworten, bewahrt er Ergebnisse höchstens einige Stunden auf (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    'privacy-counting': {
      byCounting: {
        on: {
          title: 'Was wir zählen',
          text: [
            'Um zu sehen, wo Besucher nicht weiterkommen, zählen wir, wie oft Folgendes geschieht. Jedes Mal wächst eine Tagessumme um eins, und nur diese Summe bewahren wir auf: je eine für jede Sprache, für Smartphones und für größere Bildschirme und für jede Kampagne, über die Besucher zu uns kommen.',
            'Die Kampagne entnehmen wir dem Link (seinem „utm_source“) oder der Website, auf der er stand. Wir unterscheiden: {campaigns}. Alles Übrige zählt gemeinsam als „{other}“. Senden Sie uns eine Bewerbung, halten wir dazu fest, über welche Kampagne Sie gekommen sind.',
            'Ihr Browser meldet unserem Server erst etwas, nachdem Sie etwas angeklickt oder eine Taste gedrückt haben. Dafür wird kein Cookie gesetzt und nichts auf Ihrem Gerät gespeichert; die Summen enthalten keine IP-Adresse, keine Kennung und keine Uhrzeit. Damit keine Bots sie verfälschen, zählt der Server die Aufrufe je IP-Adresse, höchstens einen Tag lang und so, dass sich die Adresse daraus nicht ablesen lässt. Rechtsgrundlage ist unser berechtigtes Interesse an einer Website, die für ihre Besucher funktioniert (Art. 6 Abs. 1 lit. f DSGVO).',
            'Die Summen eines Tages bewahren wir {countsMonths} auf. Sendet Ihr Browser „Do Not Track“ oder „Global Privacy Control“, werden Sie nicht gezählt.',
          ],
        },
        off: null,
      },
    },
    'privacy-ai': {
      title: 'Wie Ergebnisse entstehen',
      text: [
        {
          byLanguageModel: {
            gemini:
              'Ergebnisse entstehen nach festen Regeln; Teile davon formuliert ein KI-Modell, Google Gemini, neu. Dafür übermittelt unser Server die Website-Analyse, Ihre Antworten, Ihren Score und das, was Sie in eigenen Worten über Ihre Herausforderungen schreiben. Ihr Name und Ihre E-Mail-Adresse sind nicht dabei, denn der Check fragt nicht danach. Bitte geben Sie keine personenbezogenen Daten anderer und keine Geschäftsgeheimnisse ein.',
            none: 'Scores, Website-Analysen und Roadmaps entstehen nach festen Regeln. Ein KI-Modell ist daran nicht beteiligt, und niemand sonst erhält Ihre Angaben dafür. Bitte geben Sie keine personenbezogenen Daten anderer und keine Geschäftsgeheimnisse ein.',
          },
        },
        'Nichts davon entscheidet automatisch über Sie, und wir erstellen kein Profil von Ihnen. Ergebnisse sind Vorschläge; über Bewerbungen und Verträge entscheiden Menschen.',
      ],
    },
    'privacy-account': {
      title: 'Konto',
      text: [
        'Wenn Sie ein Konto anlegen, speichert Firebase Authentication, das Google in den USA betreibt, Ihre E-Mail-Adresse, Ihr Passwort in einer Form, die niemand lesen kann, die Zeitpunkte von Registrierung und Anmeldung (Art. 6 Abs. 1 lit. b DSGVO) und einige Wochen lang die IP-Adressen der Anmeldungen. Ihr Browser merkt sich die Sitzung, bis Sie sich abmelden.',
        'In Ihrem Konto können Sie Ergebnisse des Unternehmens-Checks behalten: das Ergebnis ohne Ihren Freitext, dazu die Website, ihren Score und den Zeitpunkt. Nur Sie sehen sie.',
        {
          byMail: {
            on: 'Wenn Sie es wünschen und Ihre E-Mail-Adresse bestätigt ist, prüfen wir Ihre Website einmal im Monat und schreiben Ihnen, wenn sich ihr Score geändert hat (Art. 6 Abs. 1 lit. a DSGVO). Das können Sie jederzeit beenden: im Konto oder mit dem Link in jeder dieser E-Mails.',
            off: null,
          },
        },
        'Ein Konto und alles darin bewahren wir auf, bis Sie es löschen oder uns unter {email} darum bitten. Dann wird alles darin sofort gelöscht, und Google entfernt den Rest innerhalb von 180 Tagen aus seinen Sicherungen. Nur die Kennung des Kontos bleibt, damit eine wiederhergestellte Sicherung nichts zurückbringt.',
      ],
    },
    'privacy-access': {
      title: 'Zugangscodes',
      text: [
        'Geben Sie einen Zugangscode für Mentees oder Mentoren ein, vergleicht der Server ihn mit den Codes, die wir vergeben haben, und zählt die Nutzung. Zu einem Code ist gespeichert, ob er für Mentees oder Mentoren gilt, wie lange er gültig ist und wie oft er genutzt wurde, aber nicht, wem er gehört. Ihr Browser merkt sich den angenommenen Code, bis Sie dort einen anderen eingeben oder die Websitedaten löschen (Art. 6 Abs. 1 lit. b DSGVO).',
        'Damit niemand Codes erraten kann, zählt der Server die Versuche je IP-Adresse und je Netz, höchstens einen Tag lang und so, dass sich weder Adresse noch Netz daraus ablesen lässt (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    'privacy-video': {
      byVideo: {
        file: { title: 'Unser Video', text: ['Unser Video wird von unserem eigenen Server abgespielt.'] },
        provider: {
          title: 'Unser Video',
          text: [
            'Unser Video liegt bei {videoProvider}. Die Seite fragt Sie, bevor sie {videoProvider} kontaktiert: Erst wenn Sie auf „Video abspielen“ klicken, lädt Ihr Browser das Video von dort. {videoProvider} erfährt dann Ihre IP-Adresse und Angaben zu Browser und Gerät und kann auf Ihrem Gerät etwas speichern (Art. 6 Abs. 1 lit. a DSGVO). Dafür gelten die Datenschutzhinweise von {videoProvider}.',
          ],
        },
        none: null,
      },
    },
    'privacy-links': {
      title: 'Terminbuchung und soziale Netzwerke',
      text: [
        'Die Buchungsseite und unsere Profile sind einfache Links. Erst wenn Sie darauf klicken, nimmt Ihr Browser Kontakt zum jeweiligen Anbieter auf, dessen eigene Datenschutzhinweise dann gelten.',
      ],
    },
    'privacy-required': {
      title: 'Ob Sie uns Daten geben müssen',
      text: [
        'Weder ein Gesetz noch ein Vertrag verpflichtet Sie, uns Daten zu geben. Ohne Namen und E-Mail-Adresse können wir aber keine Bewerbung annehmen; ohne E-Mail-Adresse und Passwort gibt es kein Konto, ohne Webadresse keine Website-Analyse.',
      ],
    },
    'privacy-rights': {
      title: 'Ihre Rechte',
      text: [
        'Sie können Auskunft über Ihre Daten verlangen (Art. 15 DSGVO), sie berichtigen (Art. 16), löschen (Art. 17) oder ihre Verarbeitung einschränken lassen (Art. 18) und sie in einem gängigen Format erhalten (Art. 20). Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Eine E-Mail an {email} genügt.',
        {
          byLaw: {
            DE: 'Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort oder am Sitz unseres Unternehmens.',
            AT: 'Außerdem können Sie sich bei einer Datenschutzbehörde beschweren, zum Beispiel an Ihrem Wohnort oder bei der für uns zuständigen: der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, dsb.gv.at.',
            CH: 'Außerdem können Sie sich an eine Datenschutzbehörde wenden: in der Schweiz an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB), Feldeggweg 1, 3003 Bern, edoeb.admin.ch, in der EU an die Behörde Ihres Wohnorts.',
            other:
              'Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort oder am Sitz unseres Unternehmens.',
          },
        },
      ],
    },
    'privacy-objection': {
      title: 'Ihr Widerspruchsrecht',
      text: [
        'Sie können jederzeit aus Gründen, die sich aus Ihrer besonderen Situation ergeben, der Verarbeitung Ihrer Daten widersprechen, soweit sie auf unserem berechtigten Interesse beruht (Art. 6 Abs. 1 lit. f DSGVO). Wir beenden sie dann, es sei denn, wir können zwingende schutzwürdige Gründe nachweisen, die Ihre Interessen überwiegen, oder benötigen die Daten für Rechtsansprüche (Art. 21 DSGVO). Eine E-Mail an {email} genügt.',
      ],
    },
  },
});
