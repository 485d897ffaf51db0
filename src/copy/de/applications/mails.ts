import type { mails as source } from '../../en/applications/mails.ts';
import { translationOf } from '../../shape.ts';
import { roles } from '../site/roles.ts';

export const mails = translationOf<typeof source>()({
  confirmation: {
    subject: 'Ihre Bewerbung ist eingegangen',
    heading: 'Vielen Dank für Ihre Bewerbung',
    hello: { named: 'Guten Tag {name},', unnamed: 'Guten Tag,' },
    received:
      'Ihre Bewerbung ist am {day} bei uns eingegangen. Wir lesen sie und antworten Ihnen persönlich. Bis dahin müssen Sie nichts weiter tun.',
    yours:
      'Unter diesem Link sehen Sie, was wir gespeichert haben. Sie können Ihre Angaben dort jederzeit ändern oder die Bewerbung zurückziehen.',
    open: 'Ihre Bewerbung ansehen',
    sent: 'Das haben Sie uns geschickt:',
    cut: 'Ihre Nachricht ist hier gekürzt. Den ganzen Text sehen Sie über den Link oben.',
    notYou:
      'Sie haben sich gar nicht beworben? Dann hat jemand versehentlich Ihre Adresse angegeben. Sie können die Bewerbung über den Link zurückziehen oder diese E-Mail einfach ignorieren.',
  },
  withdrawal: {
    subject: 'Ihre Bewerbung ist zurückgezogen',
    heading: 'Sie haben Ihre Bewerbung zurückgezogen',
    deleted:
      'Ihre Bewerbung vom {day} und alles, was wir dazu gespeichert hatten, haben wir gelöscht. Sie müssen nichts weiter tun.',
    kept: 'Wir vermerken nur, dass eine Bewerbung zurückgezogen wurde, ohne Ihren Namen und Ihre E-Mail-Adresse.',
    again: 'Sie überlegen es sich anders? Dann können Sie sich jederzeit wieder bewerben.',
    notYou:
      'Sie haben die Bewerbung gar nicht zurückgezogen? Dann hat jemand anderes Ihren Link benutzt. Bitte schreiben Sie uns an {email}.',
  },
  team: {
    subject: 'Neue Bewerbung: {name}, {type}',
    heading: 'Neue Bewerbung',
    facts: {
      type: 'Bewirbt sich als',
      received: 'Eingegangen',
      name: 'Name',
      email: 'E-Mail',
      websiteLink: 'Website',
    },
    message: 'Nachricht',
    none: 'nicht angegeben',
    cut: 'Hier sehen Sie nur den Anfang der Nachricht. Den vollständigen Text finden Sie im Dashboard.',
    typed: 'Angaben des Bewerbers, nicht geprüft:',
    reply: 'Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an den Bewerber.',
    open: 'Diese Bewerbung öffnen',
  },
  correction: {
    subject: 'Bewerbung berichtigt: {name}, {type}',
    heading: 'Ein Bewerber hat seine Angaben geändert',
    before: '{field} vorher',
    now: '{field} jetzt',
  },
  withdrawn: {
    subject: 'Bewerbung zurückgezogen: {name}, {type}',
    heading: 'Ein Bewerber hat zurückgezogen',
    text: 'Die Bewerbung und alles, was dazu gespeichert war, ist gelöscht. Bitte löschen Sie auch Ihre E-Mails dazu.',
  },
  digest: {
    subject: '{heading}, {day}',
    heading: { one: '{n} neue Bewerbung', other: '{n} neue Bewerbungen' },
    changedHeading: 'Bewerbungen geändert oder zurückgezogen',
    since: 'Eingegangen seit {time}:',
    row: '{type}, {time}',
    open: 'Öffnen',
    more: {
      one: 'Im Dashboard finden Sie noch {n} weitere Bewerbung.',
      other: 'Im Dashboard finden Sie noch {n} weitere Bewerbungen.',
    },
    corrected: {
      one: '{n} Bewerber hat seine Angaben geändert:',
      other: '{n} Bewerber haben ihre Angaben geändert:',
    },
    withdrawn: {
      one: '{n} Bewerbung wurde zurückgezogen und gelöscht.',
      other: '{n} Bewerbungen wurden zurückgezogen und gelöscht.',
    },
    dashboard: 'Dashboard öffnen',
  },
  flood: {
    subject: 'Bewerbungen zurückgehalten, {time}',
    heading: 'Bewerbungen zurückgehalten',
    text: 'Innerhalb einer Stunde sind ungewöhnlich viele Bewerbungen eingegangen, oder die Datenbank war zu langsam, um sie zu zählen. Alle Bewerbungen sind gespeichert. Einige halten wir aber zurück: Zu diesen bekommen Sie keine E-Mail und die Bewerber keine Bestätigung.',
    advice: 'Bitte sehen Sie die zurückgehaltenen Bewerbungen im Dashboard durch.',
    dashboard: 'Dashboard öffnen',
  },
  monthly: {
    subject: 'Neuer Website-Score: {after} von 100',
    heading: { up: 'Ihr Website-Score ist gestiegen', down: 'Ihr Website-Score ist gesunken' },
    text: 'Beim monatlichen Check Ihrer Website hat sich der Score geändert.',
    facts: { website: 'Website', before: 'Vorher', now: 'Jetzt' },
    points: '{n} von 100',
    why: 'Wenn Sie Ihre Website im Unternehmens-Check noch einmal prüfen, sehen Sie, was sich geändert hat.',
    check: 'Unternehmens-Check öffnen',
    endIt:
      'Sie möchten diese E-Mails nicht mehr bekommen? Dann können Sie den monatlichen Check ohne Anmeldung beenden.',
    end: 'Monatlichen Check beenden',
  },
  newsletter: {
    subject: 'Bitte bestätigen Sie Ihr Newsletter-Abo',
    heading: 'Möchten Sie unseren Newsletter bekommen?',
    text: 'Diese E-Mail-Adresse wurde auf {site} in das Newsletter-Feld eingetragen. Wenn Sie das waren, bestätigen Sie uns bitte, dass {company} Ihnen den Newsletter per E-Mail schicken darf.',
    confirm: 'Abo bestätigen',
    notYou:
      'Das waren Sie nicht? Dann müssen Sie nichts tun. Ohne Ihre Bestätigung schicken wir Ihnen keinen Newsletter und löschen Ihre Adresse nach einer Woche. Sie können sie auch gleich löschen.',
    unsubscribe: 'Meine Adresse löschen',
  },
  webhook: {
    created: 'Neue Bewerbung: {type}, {time}',
    status: {
      pending: 'Bewerbung wieder offen',
      approved: 'Bewerbung angenommen',
      rejected: 'Bewerbung abgelehnt',
    },
    corrected: 'Bewerbung vom Bewerber berichtigt',
    withdrawn: 'Bewerbung vom Bewerber zurückgezogen und gelöscht',
    deleted: 'Bewerbung gelöscht',
  },
  types: {
    Founder: 'Gründer',
    Agency: 'Agentur',
    Company: 'Unternehmen',
    Mentor: 'Mentor',
    Mentee: 'Mentee',
    'Business Partner': 'Geschäftspartner',
  },
  foot: {
    why: 'Sie erhalten diese E-Mail, weil diese Adresse in einer Bewerbung auf {site} angegeben wurde.',
    whyTeam:
      'Sie erhalten diese E-Mail, weil das Team von {site} unter dieser Adresse über Bewerbungen benachrichtigt wird.',
    whyAccount:
      'Sie erhalten diese E-Mail, weil Sie in Ihrem Konto auf {site} den monatlichen Check eingeschaltet haben.',
    whyNewsletter:
      'Sie erhalten diese E-Mail, weil diese Adresse auf {site} in das Newsletter-Feld eingetragen wurde.',
    roles,
  },
});
