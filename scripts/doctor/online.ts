/** Checks that need the network: links, mail records, and the project's configuration. */
import type { Resolver } from 'node:dns/promises';
import type { Notifications, Site } from '../../src/domain/site/owner.ts';
import type { Access } from '../google/call-api.ts';
import { findMailRecordErrors } from './mail-records.ts';
import { findApiErrors, findLogRetentionErrors, findRoleErrors, findRulesErrors } from './project.ts';

export interface OnlineDeps {
  readonly dns: Pick<Resolver, 'resolveTxt'>;
  /** Null: skip the project. */
  readonly access: Access | null;
  readonly rules: string;
}

/** Responses of existing sites that block bots. */
const BLOCKS_BOTS = [401, 403, 405, 429, 999];
async function findDeadLinks(urls: readonly string[]): Promise<readonly string[]> {
  const checks = urls.map(async (url) => {
    try {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      return status < 400 || BLOCKS_BOTS.includes(status) ? [] : [`${url} responded with ${status}.`];
    } catch {
      return [`${url} does not respond.`];
    }
  });
  return (await Promise.all(checks)).flat();
}

/** Never rejects: a failed check is reported as a message. */
export async function findOnlineErrors(
  site: Site & Pick<Notifications, 'dkimSelector' | 'mail' | 'sender'>,
  { dns, access, rules }: OnlineDeps,
): Promise<readonly string[]> {
  const { dkimSelector, firebase, mail, sender } = site;
  const checks: readonly (readonly [name: string, check: Promise<readonly string[]>])[] = [
    ['links', findDeadLinks([site.origin, ...Object.values(site.links)].filter((link) => link !== null))],
    ...(mail && sender ? [['mail', findMailRecordErrors(dns, sender, dkimSelector)] as const] : []),
    ...(access === null || !firebase.projectId
      ? []
      : ([
          ['APIs', findApiErrors(site, access)],
          ['roles', findRoleErrors(site, access)],
          ['rules', findRulesErrors(site, rules, access)],
          ['logs', findLogRetentionErrors(site, access)],
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
