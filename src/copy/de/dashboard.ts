import type { dashboard as source } from '../en/dashboard.ts';
import { translationOf } from '../shape.ts';

export const dashboard = translationOf<typeof source>()({
  title: 'Team-Dashboard',
  gate: {
    lead: 'Die Bewerbungen sieht nur das Team. Bitte geben Sie den Zugangscode ein.',
    code: 'Zugangscode',
    unlock: 'Freischalten',
    checking: 'Wird geprüft...',
    faults: {
      wrong: 'Falsches Passwort. Bitte versuchen Sie es noch einmal.',
      'too-many': 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
      unreachable: 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
      ended: 'Ihr Zugang ist beendet. Bitte geben Sie den Code noch einmal ein.',
    },
  },
  filters: {
    type: 'Art',
    status: 'Status',
    all: 'Alle',
  },
  types: {
    Mentor: 'Mentor',
    Mentee: 'Mentee',
    'Business Partner': 'Geschäftspartner',
    Founder: 'Gründer',
    Agency: 'Agentur',
    Company: 'Unternehmen',
  },
  statuses: { pending: 'Offen', approved: 'Angenommen', rejected: 'Abgelehnt' },
  appliedAs: 'beworben als {type}',
  count: '{shown} von {total} Bewerbungen',
  unreadable: {
    title: 'Ein Eintrag, der sich nicht anzeigen lässt',
    text: 'In der Datenbank liegt er unter applications/{id}.',
  },
  setStatus: 'Status von {name} setzen',
  received: 'Eingegangen {time}',
  changed: 'Status geändert {time}',
  loading: 'Bewerbungen werden geladen...',
  empty: 'Keine Bewerbungen passen zu den gewählten Filtern.',
  updateFailed: 'Der Status konnte nicht geändert werden: {message}',
  refused: 'Die Berechtigung fehlt',
  reconnecting: 'Die Verbindung ist unterbrochen. Sie wird wiederhergestellt...',
  noScript: 'Das Dashboard braucht JavaScript.',
});
