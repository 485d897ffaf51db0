/**
 * `npm run doctor`: lists what the configuration files and the project lack before launch, offline. Every deploy runs it
 * with `--deploy` (firebase.json).
 */
import { Resolver } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from '../local/command.ts';
import { ACCESS_ROLES } from '../src/domain/access/access.ts';
import { type Notifications, notificationsSchema, type Site, siteSchema } from '../src/domain/site/owner.ts';
import { keepValid } from '../src/domain/site/owner-fields.ts';
import { findRewriteErrors } from './doctor/owner-errors.ts';
import { checkOwnerFiles, type Files, loadOwnerFiles } from './doctor/owner-files.ts';
import { formatLiveTarget, getProject } from './live-project.ts';

const USAGE = `npm run doctor              what is left before launch, from the files on this machine
  --online                  also links, mail records, and the Google Cloud project
  --deploy                  exit code 1 if anything is left`;

const printList = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
};

type Valid = Files & Site & Notifications;

async function checkOnline(valid: Valid): Promise<readonly string[]> {
  const { findOnlineErrors } = await import('./doctor/online.ts');
  const { readAccessToken } = await import('./google/access-token.ts');
  const { getGoogleOrigin } = await import('./google/call-api.ts');
  const token = await readAccessToken();
  if (token === null)
    console.log('Not signed in (npx firebase login): skipping APIs, roles, rules and logs.\n');
  return findOnlineErrors(valid, {
    dns: new Resolver({ timeout: 5_000, tries: 2 }),
    access: token === null ? null : { getOrigin: getGoogleOrigin, token },
    rules: readFileSync('database.rules.json', 'utf8'),
  });
}

/** Loaded late, because texts and functions read the files when they load. */
const loadClaims = async (valid: Valid) => (await import('./doctor/claims.ts')).listClaims(valid);

async function printAdvice(valid: Valid): Promise<void> {
  const { listSecrets } = await import('./secrets.ts');
  printList(
    'Secrets of the functions, in Secret Manager (npm run setup sets them; a deploy that lacks one stops):',
    listSecrets(valid).map(
      ({ name, description }) => `npx firebase functions:secrets:set ${name}   ${description}`,
    ),
  );
  printList('Worth knowing:', [
    ...(valid.mail === null
      ? ['src/notifications.ts: mail is null, so no email is sent for new applications.']
      : []),
    ...ACCESS_ROLES.filter((role) => valid.accessDestination[role] === null).map(
      (role) =>
        `src/site.ts: accessDestination.${role} is null: a valid code shows a greeting but leads nowhere.`,
    ),
  ]);
  printList(
    'Claims on the pages that you must be able to prove, by place:',
    (await loadClaims(valid)).map(
      ([place, texts]) => `${place}: ${[...new Set(Object.values(texts))].join('\n    ')}`,
    ),
  );
}

await runCommand(
  {
    usage: USAGE,
    options: { deploy: { type: 'boolean', default: false }, online: { type: 'boolean', default: false } },
    target: async ({ online }) =>
      online ? `${formatLiveTarget(getProject((await loadOwnerFiles()).owner))}, only read` : 'this machine',
  },
  async (options) => {
    const files = await loadOwnerFiles();
    const valid = {
      ...files,
      ...keepValid(siteSchema, files.site),
      ...keepValid(notificationsSchema, files.notifications),
    };
    const { errors, questions } = checkOwnerFiles(files, await loadClaims(valid).catch(() => []));
    const all = [
      ...errors,
      ...findRewriteErrors(JSON.parse(readFileSync('firebase.json', 'utf8'))),
      ...(existsSync('.firebaserc') ? [] : ['.firebaserc is missing: npm run setup writes it. Commit it.']),
      ...(options.online ? await checkOnline(valid).catch((error: Error) => [error.message]) : []),
    ];
    printList('To do:', all);
    await printAdvice(valid).catch((error: unknown) => {
      if (errors.length === 0) throw error;
      console.log('Secrets, claims and limits follow once the pages can be built from these files.\n');
    });
    console.log(
      all.length === 0
        ? 'doctor: nothing left to do. Ready to deploy.\n'
        : `doctor: ${all.length === 1 ? '1 task' : `${all.length} tasks`} left before launch.\n`,
    );
    printList('For you or a lawyer, since no rule decides it:', questions);
    if (options.deploy && all.length > 0) process.exitCode = 1;
  },
);
