import type { roles as source } from '../../en/site/roles.ts';
import { translationOf } from '../../shape.ts';

export const roles = translationOf<typeof source>()({
  director: { one: 'Geschäftsführung', other: 'Geschäftsführung' },
  board: { one: 'Vorstand', other: 'Vorstand' },
  partner: { one: 'Gesellschafter', other: 'Gesellschafter' },
  proprietor: { one: 'Inhaber/in', other: 'Inhaber' },
  manager: { one: 'Geschäftsführender Manager', other: 'Geschäftsführende Manager' },
  member: { one: 'Geschäftsführendes Mitglied', other: 'Geschäftsführende Mitglieder' },
  officer: { one: 'Leitender Direktor', other: 'Leitende Direktoren' },
});
