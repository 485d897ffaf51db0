import type { StepTextsOf } from '../../../engine/content.ts';
import type { content as rules } from '../../../engine/rules/content.ts';

export const content: StepTextsOf<typeof rules> = {
  'ten-questions': {
    title: 'Die zehn häufigsten Kundenfragen beantworten',
    how: [
      'Notieren Sie die zehn Fragen, die Kunden am häufigsten stellen, auch die unbequemen.',
      'Beantworten Sie jede Woche eine davon auf einer halben Seite.',
      'Veröffentlichen Sie jede Antwort auf einer eigenen Seite, damit Sie {groupDat} den Link schicken können.',
    ],
    seen: {
      'text-depth': {
        bad: 'Verlinken Sie die Antworten auf der Startseite.',
        good: 'Verlinken Sie die Antworten an passenden Stellen der Startseite.',
      },
    },
  },
  'one-talk-five-pieces': {
    title: 'Aus einem Kundengespräch fünf Texte machen',
    how: [
      'Nehmen Sie einmal im Monat ein halbstündiges Gespräch mit einem Kunden auf, der damit einverstanden ist.',
      'Machen Sie daraus ein Zitat für Ihre Website, zwei Beiträge, einen Absatz für die nächste Nachricht an {group} und einen Absatz für Ihre Angebote.',
    ],
    template:
      'Darf ich ein Gespräch von einer halben Stunde mit Ihnen aufnehmen? Ich habe drei Fragen: Wie war es, bevor wir zusammengearbeitet haben? Was machen Sie heute anders? Was würden Sie jemandem raten, der noch zögert? Veröffentlicht wird nur, was Sie freigeben.',
    seen: {
      testimonials: {
        bad: 'Stellen Sie das erste Zitat auf Ihre Website, sobald der Kunde es freigegeben hat.',
        good: 'Zeigen Sie auf Ihrer Website das neueste Zitat zuerst.',
      },
    },
  },
  'one-profile-well-kept': {
    title: 'Sich auf ein soziales Netzwerk konzentrieren',
    how: [
      'Wählen Sie das Netzwerk, in dem {group} am ehesten antworten. Lassen Sie dort eine Person unter ihrem eigenen Namen schreiben.',
      'Schreiben Sie jede Woche einen Beitrag aus der Praxis, stellen Sie eine Frage und kommentieren Sie zehn Beiträge Ihrer Wunschkunden.',
      'Messen Sie den Erfolg an Gesprächen statt an Followern.',
    ],
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie dieses Profil auf Ihrer Website.',
        good: 'Nennen Sie dieses Profil auf Ihrer Website zuerst.',
      },
      about: {
        bad: 'Stellen Sie die Person, die schreibt, auf Ihrer Website vor.',
        good: 'Verlinken Sie das Profil auf Ihrer Website neben dem Foto dieser Person.',
      },
    },
  },
  'voice-with-reach': {
    title: 'Influencer finden, auf die Ihre Kunden hören',
    how: [
      'Fragen Sie fünf Kunden, wem sie folgen und wessen Rat sie ernst nehmen. Wer zweimal genannt wird, kommt auf Ihre Liste.',
      'Bieten Sie diesen Personen statt eines Honorars einen Blick hinter die Kulissen an.',
      'Richten Sie für den Link, den sie teilen, eine eigene Seite ein.',
    ],
    template:
      'Guten Tag [Name], ich habe meine Kunden gefragt, wem sie beim Thema [Thema] vertrauen. Ihr Name fiel zweimal. Möchten Sie sich bei uns ansehen, wie [Vorgang] funktioniert, und uns alles dazu fragen?',
    seen: {
      testimonials: {
        bad: 'Bitten Sie eine dieser Personen um einen Satz für Ihre Website.',
        good: 'Zeigen Sie ein Zitat einer dieser Personen neben Ihren Kundenstimmen.',
      },
    },
  },
  'season-calendar': {
    title: 'Das Jahr nach vier Anlässen planen',
    how: [
      'Markieren Sie im Kalender die vier Zeiten, zu denen Kunden Ihr Angebot besonders brauchen.',
      'Beginnen Sie jeweils acht Wochen vorher: Planen Sie, was Sie zeigen, was Sie anbieten und wer zuerst davon erfährt.',
      'Halten Sie danach fest, was sich verkauft hat. Damit planen Sie im nächsten Jahr viel schneller.',
    ],
    template: 'Anlass | Beginn | Was wir zeigen | Was wir anbieten | Ergebnis',
    seen: {
      'text-depth': {
        bad: 'Richten Sie für jeden Anlass eine eigene Seite auf Ihrer Website ein.',
        good: 'Weisen Sie oben auf Ihrer Website auf den nächsten Anlass hin.',
      },
    },
  },
  'before-and-after': {
    title: 'Jede Arbeit mit Vorher-nachher-Fotos zeigen',
    how: [
      'Machen Sie ein Foto vor Beginn und eines am Ende, beide von derselben Stelle aus.',
      'Veröffentlichen Sie beide mit drei Sätzen: wie es vorher war, was Sie gemacht haben und wie lange es gedauert hat.',
    ],
    template:
      '[Arbeit] in [Ort]: Vorher war [Zustand], nach [Anzahl] Tagen ist [Ergebnis]. Das Besondere daran: [Einzelheit].',
    seen: {
      references: {
        bad: 'Zeigen Sie die drei besten Beispiele auf Ihrer Website.',
        good: 'Ergänzen Sie das neueste Beispiel in Ihren Referenzen.',
      },
    },
  },
};
