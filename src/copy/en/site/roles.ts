import type { Role } from '../../../domain/site/company.ts';

/** Who represents the company: one person, or several. */
export const roles = {
  director: { one: 'Managing director', other: 'Managing directors' },
  board: { one: 'Board', other: 'Board' },
  partner: { one: 'Partner', other: 'Partners' },
  proprietor: { one: 'Proprietor', other: 'Proprietors' },
  manager: { one: 'Manager', other: 'Managers' },
  member: { one: 'Managing member', other: 'Managing members' },
  officer: { one: 'Executive officer', other: 'Executive officers' },
} as const satisfies Readonly<Record<Role, unknown>>;
