import type { privacy as source } from '../../en/site/privacy.ts';
import { translationOf } from '../../shape.ts';

const MODEL =
  'Der Anbieter {modelProvider} ({modelCountry}) verarbeitet diese Daten in unserem Auftrag (Art. 28 DSGVO).';
const BOOKING =
  'Betreiber der Buchungsseite ist {bookingProvider} ({bookingCountry}). Er verarbeitet in unserem Auftrag, was Sie dort eingeben (Art. 28 DSGVO).';
const TRANSFER =
  'Er hat seinen Sitz außerhalb des Europäischen Wirtschaftsraums. Grundlage der Übermittlung sind ein Angemessenheitsbeschluss oder die Standardvertragsklauseln (Art. 45, 46 DSGVO).';

export const privacy = translationOf<typeof source>()({
  title: 'Datenschutz',
  months: { one: '{n}\u00a0Monat', other: '{n}\u00a0Monate' },
  days: { one: '{n}\u00a0Tag', other: '{n}\u00a0Tage' },
  items: {
    'privacy-short': {
      title: 'Das Wichtigste in Kürze',
      text: [
        'Sie können diese Website lesen, ohne Angaben zu Ihrer Person zu machen. Wir setzen keine Cookies für Werbung oder Statistik.',
        'Mit anderen Unternehmen verbindet sich Ihr Browser nur, wenn Sie eine Funktion nutzen, die das erfordert. Persönliche Angaben erhalten wir nur, wenn Sie sie uns senden.',
      ],
    },
    'privacy-controller': {
      title: 'Verantwortlicher',
      text: [
        '{company}, {street}, {city}, {country}. Wenn Sie Fragen zum Datenschutz haben, schreiben Sie uns an {email}.',
        { byDataProtectionOfficer: { on: 'Unser Datenschutzbeauftragter: {officer}.', off: null } },
        {
          byRepresentativeEu: {
            on: 'Unser Vertreter in der Europäischen Union (Art. 27 DSGVO) ist {representativeEu}.',
            off: null,
          },
        },
        {
          byRepresentativeUk: {
            on: 'Unser Vertreter im Vereinigten Königreich (Art. 27 UK GDPR) ist {representativeUk}.',
            off: null,
          },
        },
        {
          byRepresentativeSwitzerland: {
            on: 'Unser Vertreter in der Schweiz (Art. 14 DSG) ist {representativeSwitzerland}.',
            off: null,
          },
        },
        {
          bySwiss: {
            on: 'Soweit für Sie das Schweizer Datenschutzgesetz (DSG) gilt, stehen Ihnen die darin vorgesehenen Rechte zu. Wir nennen die Artikel der DSGVO, weil sich diese Website auch an Personen in der EU richtet.',
            off: null,
          },
        },
      ],
    },
    'privacy-hosting': {
      title: 'Besuch der Website',
      text: [
        {
          byHost: {
            ireland:
              'Die Website läuft auf Google Firebase, einem Dienst der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland.',
            us: 'Die Website läuft auf Google Firebase, einem Dienst der Google LLC, 1600 Amphitheatre Parkway, Mountain View, CA 94043, USA.',
          },
        },
        'Wenn Sie eine Seite öffnen, verarbeitet der Server Ihre IP-Adresse, den Zeitpunkt, die aufgerufene Adresse und die technischen Angaben, die Ihr Browser mitschickt. Ohne diese Daten könnten wir die Website weder ausliefern noch vor Angriffen schützen.',
        'Rechtsgrundlage ist unser berechtigtes Interesse an einer sicheren und zuverlässigen Website (Art. 6 Abs. 1 lit. f DSGVO).',
        {
          byStorage: {
            eu: 'Was Sie uns senden, wird in Rechenzentren von Google in der Europäischen Union gespeichert ({databaseRegion}) und verarbeitet ({region}). Google kann auch aus den USA auf Daten zugreifen.',
            'partly-eu':
              'Was Sie uns senden, wird in der Google-Region {databaseRegion} gespeichert und in der Region {region} verarbeitet, also teilweise außerhalb der Europäischen Union. Google kann auch aus den USA auf Daten zugreifen.',
            'outside-eu':
              'Was Sie uns senden, wird in Rechenzentren von Google außerhalb der Europäischen Union gespeichert ({databaseRegion}) und verarbeitet ({region}).',
          },
        },
        {
          bySwiss: {
            on: 'Google LLC ist nach dem EU-US und dem Swiss-US Data Privacy Framework zertifiziert. Außerdem haben wir mit Google einen Vertrag zur Auftragsverarbeitung geschlossen, der Standardvertragsklauseln enthält.',
            off: 'Google LLC ist nach dem EU-US Data Privacy Framework zertifiziert. Außerdem haben wir mit Google einen Vertrag zur Auftragsverarbeitung geschlossen, der Standardvertragsklauseln enthält.',
          },
        },
        'In unseren Serverprotokollen stehen der Zeitpunkt, die aufgerufene Adresse und Ihre IP-Adresse. Wir bewahren sie {logDays} auf. Google speichert die IP-Adressen von Seitenaufrufen einige Monate lang, um Missbrauch zu erkennen.',
        {
          byAppCheck: {
            on: 'Schriften, Bilder und Skripte lädt Ihr Browser von unserer eigenen Domain. Die einzige Ausnahme ist der Schutz vor Bots, den wir weiter unten beschreiben.',
            off: 'Schriften, Bilder und Skripte lädt Ihr Browser von unserer eigenen Domain.',
          },
        },
      ],
    },
    'privacy-app-check': {
      byAppCheck: {
        on: {
          title: 'Schutz vor Bots',
          text: [
            'Wenn Sie uns ein Formular senden, eine Website analysieren lassen oder eine andere Funktion unseres Servers nutzen, lädt Ihr Browser reCAPTCHA Enterprise, einen Dienst von Google. Über Firebase App Check erfahren wir von dort, ob ein Mensch oder ein Bot die Seite nutzt.',
            'Google erhält dafür Ihre IP-Adresse und Angaben dazu, welchen Browser und welches Gerät Sie nutzen und wie Sie die Seite bedienen. Außerdem kann Google das Cookie „_GRECAPTCHA“ setzen.',
            'Solange Sie keine dieser Funktionen nutzen, wird reCAPTCHA nicht geladen.',
            'Rechtsgrundlage ist unser berechtigtes Interesse, die Website vor Missbrauch durch Bots zu schützen (Art. 6 Abs. 1 lit. f DSGVO). Wenn Ihr Browser diesen Test nicht besteht, nimmt unser Server keine Anfragen von ihm an. Schreiben Sie uns in diesem Fall an {email}.',
          ],
        },
        off: null,
      },
    },
    'privacy-application': {
      title: 'Bewerbung als Partner',
      text: [
        'Wenn Sie sich bewerben, speichern wir Ihre Angaben aus dem Formular: ob Sie sich als Gründer, Agentur oder Unternehmen bewerben, Ihren Namen, Ihre E-Mail-Adresse und, falls Sie sie eingeben, Ihre Website und Ihre Nachricht.',
        'Außerdem speichern wir, wann und in welcher Sprache Sie sich beworben haben und welcher Fassung der Nutzungsbedingungen Sie zugestimmt haben.',
        'Wenn Sie das Ergebnis Ihres Unternehmens-Checks mitschicken, speichern wir auch dieses: Ihre Website, den Score, Ihre Antworten, die Befunde und die Roadmap.',
        'Nur unser Team kann Bewerbungen lesen. Wir nutzen sie, um über eine Partnerschaft zu entscheiden und Ihnen zu antworten (Art. 6 Abs. 1 lit. b DSGVO).',
        {
          byMail: {
            on: 'Unser Team erfährt per E-Mail von Ihrer Bewerbung, und Sie selbst erhalten eine Bestätigung mit Ihren Angaben. Falls sie nicht ankommt, schreiben Sie uns bitte. Ein Dienstleister versendet die E-Mails in unserem Auftrag. Wir zeichnen nicht auf, ob Sie unsere E-Mails öffnen.',
            off: null,
          },
        },
        {
          byChat: {
            on: 'Wir geben Ihre Bewerbung auch an ein weiteres System unseres Teams weiter, zum Beispiel an unseren Team-Chat. Das System betreibt ein Dienstleister in unserem Auftrag. Es erfährt auch, wenn Ihre Bewerbung geändert, zurückgezogen oder gelöscht wird.',
            off: null,
          },
        },
        'Zum Schutz vor Bots zählt unser Server, wie viele Bewerbungen von derselben IP-Adresse oder mit derselben E-Mail-Adresse eingehen. Diese Zahlen bewahren wir einen Tag auf, in ruhigen Zeiten einige Tage. Die Adressen lassen sich daraus nicht ablesen (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    'privacy-retention': {
      title: 'Wie lange wir eine Bewerbung aufbewahren',
      text: [
        'Bewerbungen werden automatisch gelöscht: {afterRejection} nach einer Absage, {afterApproval} nach einer Zusage, wenn sich seitdem nichts mehr getan hat, und {afterArrival} nach ihrem Eingang, wenn wir bis dahin nicht entschieden haben.',
        'In der Woche vor der Löschung weisen wir unser Team darauf hin.',
        'Mit der Bewerbung löschen wir auch unsere Notizen, alle weiteren Angaben dazu und Nachrichten, die noch nicht versendet sind. Wenn unser Team per Nachricht von der Bewerbung erfahren hat, löschen wir auch diese Nachricht.',
        'Wir behalten nur die Nummer der Bewerbung und ein Protokoll darüber, was wann mit ihr geschah und dass sie gelöscht wurde. Wer Sie sind, geht daraus nicht hervor.',
        'Sicherungskopien bewahren wir getrennt auf. Wenn wir einmal eine davon einspielen müssen, stellen wir gelöschte Bewerbungen nicht wieder her.',
      ],
    },
    'privacy-deletion': {
      title: 'Ihre Bewerbung einsehen, berichtigen oder zurückziehen',
      text: [
        {
          byMail: {
            on: 'Die Bestätigung enthält einen Link zu Ihrer Bewerbung. Dort sehen Sie, was wir gespeichert haben. Sie können Ihre Angaben ändern und ergänzen oder die Bewerbung zurückziehen. Ein Konto brauchen Sie dafür nicht.',
            off: null,
          },
        },
        {
          byMail: {
            on: 'Wenn Sie die Bewerbung zurückziehen, löschen wir sie sofort. Geben Sie den Link bitte nicht weiter, denn damit kann jeder Ihre Bewerbung lesen, ändern und löschen.',
            off: null,
          },
        },
        {
          byMail: {
            on: 'Wenn Sie die Bewerbung zurückgezogen haben, behalten wir nur Ihren Namen, Ihre E-Mail-Adresse, Ihre Sprache und wann und als was Sie sich beworben haben, bis wir Ihnen das bestätigt und unser Team informiert haben. Das dauert höchstens einen Tag.',
            off: null,
          },
        },
        'Wenn Sie uns eine E-Mail mit dem Betreff „Bewerbung löschen“ an {email} schicken, löschen wir Ihre Bewerbung unverzüglich, spätestens innerhalb eines Monats, und bestätigen Ihnen das.',
        'Bitte senden Sie die E-Mail von der Adresse, mit der Sie sich beworben haben. Einen Grund brauchen Sie nicht zu nennen.',
      ],
    },
    'privacy-newsletter': {
      byNewsletter: {
        unstored: {
          title: 'Newsletter',
          text: [
            'Die Adresse, die Sie in das Newsletter-Feld am Ende der Seite eingeben, bleibt derzeit in Ihrem Browser. Wir speichern sie nicht und versenden noch keinen Newsletter. Bevor sich das ändert, bitten wir Sie um Ihre Einwilligung.',
          ],
        },
        'double-opt-in': {
          title: 'Newsletter',
          text: [
            'Unseren Newsletter bekommen Sie nur, wenn Sie ihn abonnieren und das über den Link in einer E-Mail von uns bestätigen (Art. 6 Abs. 1 lit. a DSGVO). Ohne Ihre Bestätigung löschen wir Ihre Adresse nach einer Woche.',
            'Damit wir Ihre Einwilligung nachweisen können (Art. 7 Abs. 1 DSGVO), speichern wir Ihre E-Mail-Adresse, Ihre Sprache, wann Sie den Newsletter bestellt und bestätigt haben und welcher Fassung des Textes Sie zugestimmt haben.',
            'Um Missbrauch zu verhindern, zählt unser Server die Anfragen je IP-Adresse und E-Mail-Adresse einen Tag lang, in ruhigen Zeiten einige Tage, und so, dass die Adressen nicht zu erkennen sind (Art. 6 Abs. 1 lit. f DSGVO).',
            'Unsere E-Mails verschickt ein Dienstleister in unserem Auftrag. Sie können den Newsletter jederzeit über den Link in jeder E-Mail oder mit einer E-Mail an {email} abbestellen.',
            'Dann löschen wir Ihre Adresse und alles, was dazu gespeichert ist, sofort. Wir behalten nur die Nummer des Abos, damit beim Einspielen einer Sicherungskopie nichts davon zurückkommt.',
          ],
        },
        none: null,
      },
    },
    'privacy-check': {
      title: 'Unternehmens-Check und Website-Analyse',
      text: [
        'Für den Unternehmens-Check brauchen Sie kein Konto. Ihre Antworten speichert nur Ihr Browser, damit sie beim Neuladen nicht verloren gehen. Sie können jederzeit neu beginnen. Wenn Sie in Ihrem Browser die Websitedaten löschen, werden auch die Antworten gelöscht.',
        'Wenn Sie eine Website analysieren lassen, ruft unser Server ihre öffentlichen Seiten auf wie ein Besucher und wertet Inhalt und Technik aus. Dafür braucht er nur die Adresse, die Sie eingeben. Rechtsgrundlage ist Ihre Anfrage (Art. 6 Abs. 1 lit. b DSGVO).',
        'Zum Schutz vor Missbrauch zählt unser Server die Aufrufe pro IP-Adresse und speichert diese Zahlen einen Tag, in ruhigen Zeiten einige Tage. Ergebnisse speichert er höchstens einige Stunden, damit er dieselbe Anfrage schneller beantworten kann (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    'privacy-device': {
      title: 'Was wir auf Ihrem Gerät speichern',
      text: [
        'Wir speichern nur, was Sie für etwas brauchen, das Sie selbst aufgerufen haben: Ihre Eingaben im Unternehmens-Check, in Formularen und im Nischenfinder, ob Ihr Zugangscode angenommen wurde, und Ihre Anmeldung.',
        'Das alles bleibt im Speicher dieser Website in Ihrem Browser, bis Sie es dort löschen. Wir erkennen Sie damit nicht wieder und messen damit nichts.',
        {
          byLaw: {
            DE: 'Ihre Einwilligung ist dafür nicht nötig (§ 25 Abs. 2 Nr. 2 TDDDG).',
            AT: 'Ihre Einwilligung ist dafür nicht nötig (§ 165 Abs. 3 TKG 2021).',
            CH: 'Ihre Einwilligung ist dafür nicht nötig (Art. 45c des Fernmeldegesetzes).',
            US: 'In der EU ist Ihre Einwilligung dafür nicht nötig (Art. 5 Abs. 3 der Richtlinie 2002/58/EG).',
            other: 'Ihre Einwilligung ist dafür nicht nötig (Art. 5 Abs. 3 der Richtlinie 2002/58/EG).',
          },
        },
      ],
    },
    'privacy-counting': {
      byCounting: {
        on: {
          title: 'Was wir zählen',
          text: [
            'Wir möchten wissen, an welchen Stellen Besucher nicht weiterkommen. Dafür bewahren wir nur Tagessummen auf, getrennt nach Sprache, nach Smartphone oder größerem Bildschirm und nach der Kampagne, über die Besucher zu uns kommen. Wir zählen, wie oft Folgendes geschieht:',
            'Die Kampagne erkennen wir an der Angabe „utm_source“ im Link oder an der Website, auf der Sie ihn angeklickt haben. Wir unterscheiden: {campaigns}. Alle übrigen zählen wir zusammen als „{other}“.',
            'Wenn Sie uns eine Bewerbung senden, speichern wir dazu, über welche Kampagne Sie gekommen sind und was in Ihrem Link dazu steht („utm_source“, „utm_medium“ und „utm_campaign“).',
            'Ihr Browser meldet unserem Server erst etwas, wenn Sie etwas angeklickt oder eine Taste gedrückt haben. Dafür setzen wir kein Cookie und speichern nichts auf Ihrem Gerät.',
            'Die Tagessummen enthalten keine IP-Adresse, keine Kennung und keine Uhrzeit. Damit Bots sie nicht verfälschen, zählt der Server die Aufrufe pro IP-Adresse. Diese Zahlen bewahren wir einen Tag auf, in ruhigen Zeiten einige Tage, und die Adressen lassen sich daraus nicht ablesen.',
            'Rechtsgrundlage ist unser berechtigtes Interesse an einer Website, die für ihre Besucher funktioniert (Art. 6 Abs. 1 lit. f DSGVO).',
            'Die Tagessummen bewahren wir {countsMonths} auf. Wenn Ihr Browser „Do Not Track“ oder „Global Privacy Control“ sendet, zählen wir Sie nicht.',
          ],
        },
        off: null,
      },
    },
    'privacy-ai': {
      title: 'Wie die Ergebnisse entstehen',
      text: [
        {
          byLanguageModel: {
            on: 'Die Ergebnisse entstehen nach festen Regeln. Zusätzlich liest ein KI-Modell, nämlich {modelProvider}, die Website, schlägt Schritte für das vor, worum Sie in eigenen Worten bitten, und formuliert Begründungen um.',
            off: 'Scores, Website-Analysen und Roadmaps entstehen nach festen Regeln. Ein KI-Modell ist daran nicht beteiligt, und wir geben Ihre Angaben dafür nicht weiter. Bitte geben Sie keine personenbezogenen Daten anderer und keine Geschäftsgeheimnisse ein.',
          },
        },
        {
          byLanguageModel: {
            on: 'Dafür senden wir dem Anbieter die Texte der Website, Ihre Antworten und das, was Sie in eigenen Worten schreiben. Ihr Name und Ihre E-Mail-Adresse sind nicht dabei: Der Check fragt nicht danach. Bitte geben Sie weder personenbezogene Daten anderer noch Geschäftsgeheimnisse ein.',
            off: null,
          },
        },
        { byModelPlace: { google: null, eea: MODEL, elsewhere: `${MODEL} ${TRANSFER}` } },
        'Wir treffen keine automatischen Entscheidungen über Sie und erstellen kein Profil von Ihnen. Die Ergebnisse sind Vorschläge. Über Bewerbungen und Verträge entscheiden Menschen.',
      ],
    },
    'privacy-account': {
      title: 'Konto',
      text: [
        'Für Konten nutzen wir Firebase Authentication, einen Dienst, den Google in den USA betreibt. Dort werden Ihre E-Mail-Adresse und die Zeitpunkte Ihrer Registrierung und Anmeldung gespeichert, außerdem Ihr Passwort in einer Form, die niemand lesen kann (Art. 6 Abs. 1 lit. b DSGVO).',
        'Die IP-Adressen der Anmeldungen speichert Google einige Wochen lang. Sie bleiben in Ihrem Browser angemeldet, bis Sie sich abmelden.',
        'In Ihrem Konto können Sie Ergebnisse des Unternehmens-Checks speichern, zusammen mit der Website, ihrem Score und dem Zeitpunkt. Was Sie über Ihre Herausforderungen geschrieben haben, wird nicht mitgespeichert. Nur Sie können die Ergebnisse sehen.',
        {
          byMail: {
            on: 'Wenn Sie es wünschen und Ihre E-Mail-Adresse bestätigt ist, prüfen wir Ihre Website einmal im Monat und schreiben Ihnen, wenn sich ihr Score geändert hat (Art. 6 Abs. 1 lit. a DSGVO). Sie können das jederzeit im Konto oder über den Link in jeder dieser E-Mails beenden.',
            off: null,
          },
        },
        'Ihr Konto bleibt bestehen, bis Sie es löschen oder uns unter {email} darum bitten. Dann löschen wir sofort alles, was darin gespeichert ist. Google entfernt die Daten innerhalb von 180 Tagen auch aus seinen Sicherungskopien.',
        'Wir behalten nur die Kennung des Kontos, damit wir Ihre Daten nicht versehentlich aus einer Sicherungskopie wiederherstellen.',
      ],
    },
    'privacy-access': {
      title: 'Zugangscodes',
      text: [
        'Wenn Sie einen Zugangscode für Mentees oder Mentoren eingeben, vergleicht unser Server ihn mit den Codes, die wir vergeben haben. Zu jedem Code speichern wir, ob er für Mentees oder Mentoren ist, wie lange er gilt und wie oft er genutzt wurde. Wem er gehört, speichern wir nicht.',
        'Ihr Browser merkt sich, dass Ihr Code angenommen wurde, bis Sie einen anderen eingeben oder die Websitedaten löschen (Art. 6 Abs. 1 lit. b DSGVO).',
        'Damit niemand Codes erraten kann, zählt der Server die Versuche pro IP-Adresse und pro Netz. Diese Zahlen bewahren wir einen Tag auf, in ruhigen Zeiten einige Tage. Die Adresse und das Netz lassen sich daraus nicht ablesen (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    'privacy-video': {
      byVideo: {
        file: {
          title: 'Unser Video',
          text: ['Unser Video kommt von dieser Website, nicht von einer Videoplattform.'],
        },
        provider: {
          title: 'Unser Video',
          text: [
            'Unser Video liegt bei {videoProvider}. Ihr Browser lädt es erst, wenn Sie auf „Video abspielen“ klicken. {videoProvider} erfährt dann Ihre IP-Adresse und Angaben zu Ihrem Browser und Gerät und kann auf Ihrem Gerät etwas speichern (Art. 6 Abs. 1 lit. a DSGVO).',
            'Dafür gelten die Datenschutzhinweise von {videoProvider}.',
          ],
        },
        none: null,
      },
    },
    'privacy-links': {
      title: 'Terminbuchung und andere Links',
      text: [
        'Zur Buchungsseite und zu anderen Anbietern führen einfache Links. Erst wenn Sie darauf klicken, verbindet sich Ihr Browser mit dem jeweiligen Anbieter. Dann gelten dessen Datenschutzhinweise.',
        { byBookingPlace: { own: null, eea: BOOKING, elsewhere: `${BOOKING} ${TRANSFER}` } },
        'Wenn sich die Buchungsseite über einen Link ausfüllen lässt, übergibt der Link unter dem Ergebnis Ihres Unternehmens-Checks einen Link zu diesem Ergebnis sowie Namen und E-Mail-Adresse aus einer begonnenen Bewerbung.',
      ],
    },
    'privacy-required': {
      title: 'Müssen Sie uns Daten geben?',
      text: [
        'Sie sind weder gesetzlich noch vertraglich verpflichtet, uns Daten zu geben. Für eine Bewerbung brauchen wir aber Ihren Namen und Ihre E-Mail-Adresse, für ein Konto Ihre E-Mail-Adresse und ein Passwort und für eine Website-Analyse die Webadresse.',
      ],
    },
    'privacy-rights': {
      title: 'Ihre Rechte',
      text: [
        'Sie können Auskunft über Ihre Daten verlangen (Art. 15 DSGVO), sie berichtigen (Art. 16), löschen (Art. 17) oder ihre Verarbeitung einschränken lassen (Art. 18) und sie in einem gängigen Format erhalten (Art. 20).',
        'Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Eine E-Mail an {email} genügt.',
        {
          byLaw: {
            DE: 'Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort oder am Sitz unseres Unternehmens.',
            AT: 'Außerdem können Sie sich bei einer Datenschutzbehörde beschweren, zum Beispiel an Ihrem Wohnort oder bei der für uns zuständigen: der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, dsb.gv.at.',
            CH: 'Außerdem können Sie sich bei der Datenschutzbehörde an Ihrem Wohnort beschweren.',
            US: 'Außerdem können Sie sich bei der Datenschutzaufsichtsbehörde an Ihrem Wohnort beschweren.',
            other:
              'Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort oder am Sitz unseres Unternehmens.',
          },
        },
        {
          bySwiss: {
            on: 'In der Schweiz ist das der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB), Feldeggweg 1, 3003 Bern, edoeb.admin.ch.',
            off: null,
          },
        },
      ],
    },
    'privacy-california': {
      byLaw: {
        DE: null,
        AT: null,
        CH: null,
        US: {
          title: 'Wenn Sie in Kalifornien leben',
          text: [
            'Hier steht, welche personenbezogenen Daten wir auf dieser Website erheben und wer sie erhält. Wir verkaufen sie nicht und geben sie nicht zu Werbezwecken weiter.',
            'Kein anderes Unternehmen erfasst über diese Website, was Sie im Lauf der Zeit auf verschiedenen Websites tun. Sendet Ihr Browser „Do Not Track“ oder „Global Privacy Control“, zählen wir Ihren Besuch nicht.',
            'Wenn Sie Ihre Daten einsehen oder ändern möchten, schreiben Sie an {email}. Änderungen dieser Hinweise veröffentlichen wir hier. Seit wann sie gelten, steht am Ende der Seite.',
          ],
        },
        other: null,
      },
    },
    'privacy-objection': {
      title: 'Ihr Widerspruchsrecht',
      text: [
        'Sie können jederzeit aus Gründen, die sich aus Ihrer besonderen Situation ergeben, der Verarbeitung Ihrer Daten widersprechen, soweit sie auf unserem berechtigten Interesse beruht (Art. 6 Abs. 1 lit. f DSGVO).',
        'Wir beenden sie dann, es sei denn, wir können zwingende schutzwürdige Gründe nachweisen, die Ihre Interessen überwiegen, oder benötigen die Daten für Rechtsansprüche (Art. 21 DSGVO). Eine E-Mail an {email} genügt.',
      ],
    },
  },
});
