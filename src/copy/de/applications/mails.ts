import type { mails as source } from '../../en/applications/mails.ts';
import { translationOf } from '../../shape.ts';

export const mails = translationOf<typeof source>()({
  confirmation: {
    subject: 'Ihre Bewerbung ist eingegangen',
    heading: 'Ihre Bewerbung ist da',
    received:
      'Sie hat uns am {day} erreicht. Ein Mensch liest sie und antwortet Ihnen; bis dahin müssen Sie nichts weiter tun.',
    yours:
      'Sie bleibt in Ihrer Hand: Hier sehen Sie, was wir gespeichert haben, und können es berichtigen, ergänzen oder die Bewerbung zurückziehen.',
    open: 'Ihre Bewerbung ansehen',
    notYou:
      'Sie haben sich gar nicht beworben? Dann hat jemand versehentlich Ihre Adresse angegeben. Dort können Sie die Bewerbung zurückziehen, oder Sie lassen diese Nachricht einfach unbeantwortet.',
  },
  team: {
    subject: 'Neue Bewerbung: {type}, {time}',
    heading: 'Neue Bewerbung',
    facts: {
      type: 'Bewirbt sich als',
      received: 'Eingegangen',
      name: 'Name',
      email: 'E-Mail',
      websiteLink: 'Website',
    },
    message: 'Die Nachricht dazu',
    none: 'nicht angegeben',
    cut: 'Die Nachricht ist länger. Im Dashboard steht sie ganz.',
    typed: 'Von der Person eingegeben, die sich bewirbt, und von niemandem geprüft:',
    reply: 'Wenn Sie auf diese Nachricht antworten, geht Ihre Antwort an diese Person.',
    open: 'Diese Bewerbung öffnen',
  },
  digest: {
    subject: {
      one: '{n} neue Bewerbung, {day}',
      other: '{n} neue Bewerbungen, {day}',
    },
    heading: { one: '{n} neue Bewerbung', other: '{n} neue Bewerbungen' },
    since: 'Eingegangen seit {time}:',
    row: '{type}, {time}',
    open: 'Öffnen',
    more: { one: 'Und {n} weitere im Dashboard.', other: 'Und {n} weitere im Dashboard.' },
    dashboard: 'Zum Dashboard',
  },
  flood: {
    subject: 'Bewerbungen zurückgehalten, {time}',
    heading: 'Bewerbungen zurückgehalten',
    text: 'Innerhalb einer Stunde kamen mehr Bewerbungen, als Menschen verschicken, oder die Datenbank war zu langsam, um sie zu zählen. Gespeichert sind alle, einige werden zurückgehalten: Zu ihnen gibt es keine einzelne Nachricht an Sie und keine Bestätigung.',
    advice: 'Bitte sehen Sie im Dashboard nach: Was zurückgehalten wurde, steht dort und wartet auf Sie.',
    dashboard: 'Zum Dashboard',
  },
  monthly: {
    subject: 'Ihre Website hat jetzt {after} von 100 Punkten',
    heading: { up: 'Ihre Website hat zugelegt', down: 'Ihre Website hat verloren' },
    text: 'Wir haben Ihre Website geprüft, wie Sie es sich jeden Monat gewünscht haben. Die Punktzahl hat sich geändert.',
    facts: { website: 'Website', before: 'Vorher', now: 'Jetzt' },
    points: '{n} von 100',
    why: 'Woraus sich die Punktzahl ergibt und was sich geändert hat, sagt Ihnen der Unternehmens-Check: Geben Sie dort Ihre Website ein.',
    check: 'Unternehmens-Check öffnen',
    endIt: 'Sie möchten das nicht mehr? Ein Klick beendet es, ohne Anmeldung.',
    end: 'Monatliche Prüfung beenden',
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
    why: 'Sie erhalten diese Nachricht, weil diese Adresse in einer Bewerbung auf {site} angegeben wurde.',
    whyTeam:
      'Sie erhalten diese Nachricht, weil das Team von {site} unter dieser Adresse von Bewerbungen erfährt.',
    whyAccount: 'Sie erhalten diese Nachricht, weil Sie in Ihrem Konto auf {site} darum gebeten haben.',
    roles: {
      director: 'Geschäftsführung: {name}',
      board: 'Vorstand: {name}',
      partner: 'Gesellschafter: {name}',
      proprietor: 'Inhaber: {name}',
    },
  },
});
