/** Checks that need the network: links, mail records, and the project's configuration. */
import type { Resolver } from 'node:dns/promises';
import type { Notifications, Site } from '../../src/domain/site/owner.ts';
import type { Access } from '../google/call-api.ts';
import { deadLinks } from './links.ts';
import { mailRecordErrors } from './mail-records.ts';
import { differingLogDays, differingRules, missingApis, missingRoles } from './project.ts';

export interface OnlineDeps {
  readonly dns: Pick<Resolver, 'resolveTxt'>;
  /** Null: skip the project. */
  readonly access: Access | null;
  /** Text of database.rules.json. */
  readonly rules: string;
}

/** Never rejects: failed checks are messages, too. */
export async function onlineErrors(
  site: Site,
  { dkimSelector, mail, sender }: Pick<Notifications, 'dkimSelector' | 'mail' | 'sender'>,
  { dns, access, rules }: OnlineDeps,
): Promise<readonly string[]> {
  const checks: readonly (readonly [name: string, check: Promise<readonly string[]>])[] = [
    ['links', deadLinks([site.origin, ...Object.values(site.links)])],
    ...(mail === null ? [] : [['mail', mailRecordErrors(dns, sender, dkimSelector)] as const]),
    ...(access === null
      ? []
      : ([
          ['APIs', missingApis(site, access)],
          ['roles', missingRoles(site, access)],
          ['rules', differingRules(site, rules, access)],
          ['logs', differingLogDays(site, access)],
        ] as const)),
  ];
  const found = await Promise.all(
    checks.map(([name, check]) =>
      check
        .catch((error: unknown) => [`not checked: ${error instanceof Error ? error.message : error}`])
        .then((errors) => errors.map((message) => `${name}: ${message}`)),
    ),
  );
  return found.flat();
}
