import { type SubmitRequest, submitApplication } from '../../src/contract/applications/submit-application.ts';
import { TERMS_VERSION } from '../../src/domain/applications/terms-version.ts';
import { createPushIds } from '../../src/domain/values/push-id.ts';
import { fetchPolicy, findMissingRoles } from '../doctor/project.ts';
import { callApi, callUrl, hasStatus, toFields, toRecords } from '../google/call-api.ts';
import { request } from '../request.ts';
import {
  blocked,
  callProject,
  done,
  getProjectId,
  missing,
  type Setup,
  type Step,
  waitForOperation,
} from './step.ts';

const DEPLOY_FIRST = 'npm run deploy, then npm run setup again';

/** Adds a member to a role's unconditional binding. */
function grant(bindings: readonly Record<string, unknown>[], role: string, member: string) {
  const existing = bindings.find((binding) => binding.role === role && !binding.condition);
  const members = Array.isArray(existing?.members) ? existing.members : [];
  return [
    ...bindings.filter((binding) => binding !== existing),
    { ...existing, role, members: [...members, member] },
  ];
}

const ROLES: Step = {
  title: 'Roles of the functions',
  needs: ['APIs'],
  check: async (setup) => {
    const { member, roles } = await findMissingRoles(setup.site, setup.access);
    if (roles.length === 0) return done(member);
    const email = member.replace('serviceAccount:', '');
    try {
      await callProject(setup, 'iam', `v1/…/serviceAccounts/${email}`);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      return blocked(`${email} does not exist yet: ${DEPLOY_FIRST}`);
    }
    return missing(`${email} lacks ${roles.join(', ')}`);
  },
  plan: 'grant the missing ones without changing any others',
  act: async (setup) => {
    const { access, site } = setup;
    const { member, roles } = await findMissingRoles(site, access);
    const policy = await fetchPolicy(site, access);
    const granted = toRecords(policy.bindings);
    const bindings = roles.reduce((all, role) => grant(all, role, member), granted);
    await callProject(setup, 'cloudresourcemanager', 'v1/…:setIamPolicy', {
      method: 'POST',
      // The etag makes the update fail if the policy has changed in the meantime.
      body: { policy: { ...policy, version: 3, bindings } },
    });
  },
  manualSteps: (setup) => `https://console.cloud.google.com/iam-admin/iam?project=${getProjectId(setup)}`,
};

const DEPLOY: Step = {
  title: 'Deploy',
  needs: ['APIs', 'src/site.ts'],
  check: async (setup) => {
    const deployed = (await fetchFunctions(setup)).length;
    return deployed === 0 ? blocked(`no functions yet: ${DEPLOY_FIRST}`) : done(`${deployed} functions`);
  },
  manualSteps: () => `npm run doctor lists what blocks it; ${DEPLOY_FIRST}`,
};

async function fetchFunctions(setup: Setup): Promise<readonly Record<string, unknown>[]> {
  const path = `v2/…/locations/${setup.site.firebase.region}/functions?pageSize=100`;
  return toRecords((await callProject(setup, 'cloudfunctions', path)).functions);
}

/** Finds the Cloud Run services of callables that visitors cannot call. */
async function findClosedServices(setup: Setup): Promise<readonly string[]> {
  const services = (await fetchFunctions(setup))
    .filter(({ labels }) => toFields(labels)['deployment-callable'] === 'true')
    .map(({ serviceConfig }) => String(toFields(serviceConfig).service));
  const isClosed = async (service: string): Promise<boolean> => {
    const { invokerIamDisabled } = await callApi(setup.access, 'run', `v2/${service}`);
    if (invokerIamDisabled === true) return false;
    const { bindings } = await callApi(setup.access, 'run', `v2/${service}:getIamPolicy`);
    return !toRecords(bindings).some(
      ({ role, members }) =>
        role === 'roles/run.invoker' && Array.isArray(members) && members.includes('allUsers'),
    );
  };
  const closed = await Promise.all(services.map(isClosed));
  return services.filter((_, index) => closed[index]);
}

const getName = (service: string): string => service.split('/').at(-1) ?? service;

const PUBLIC: Step = {
  title: 'Public callables',
  needs: [DEPLOY.title],
  check: async (setup) => {
    const closed = await findClosedServices(setup);
    return closed.length === 0
      ? done('visitors may call them')
      : missing(`visitors may not call ${closed.map(getName).join(', ')}`);
  },
  // Works even in organizations that restrict sharing, which refuse a role for `allUsers`.
  plan: 'turn off their invoker IAM check, so that visitors may call them',
  act: async (setup) => {
    for (const service of await findClosedServices(setup)) {
      const path = `v2/${service}?updateMask=invokerIamDisabled`;
      const body = { invokerIamDisabled: true };
      const operation = await callApi(setup.access, 'run', path, { method: 'PATCH', body });
      await waitForOperation(setup, 'run', 'v2', operation);
    }
  },
  manualSteps: (setup) =>
    `https://console.cloud.google.com/run?project=${getProjectId(setup)}: each service, Security, "Allow public access"`,
};

/** Fetches the first entry below a database path; null if there is none. */
const fetchFirstEntry = ({ access, site }: Setup, path: string, query = 'limitToFirst=1'): Promise<unknown> =>
  callUrl(`${site.firebase.databaseURL}/${path}.json?orderBy=%22$key%22&${query}`, access.token);

const MEMBER: Step = {
  title: 'First member of the team',
  needs: ['Sign-in', DEPLOY.title],
  check: async (setup) =>
    (await fetchFirstEntry(setup, 'team/members')) === null
      ? missing('the team has no members')
      : done('exists'),
  plan: 'add the person whose email address you enter',
  act: async (setup) => {
    const email = await setup.prompts.ask('email', 'Email address of the first member');
    // Prints a link to set a password.
    setup.log(await setup.run('npm', ['run', '--silent', 'team', '--', 'add', email, '--live']));
  },
  manualSteps: () => 'npm run team -- add EMAIL --live',
};

const APPLICATION: Step = {
  title: 'Test application',
  needs: [DEPLOY.title, 'Public callables', 'Roles of the functions'],
  check: async (setup) =>
    (await fetchFirstEntry(setup, 'applications')) === null
      ? missing('no applications yet')
      : done('one is stored'),
  plan: 'apply with your own email address, as a visitor would; delete the application on the dashboard',
  act: async ({ callableUrl, prompts, site }) => {
    if (site.firebase.appCheckSiteKey !== null) throw new Error('App Check requires a browser for this');
    const email = await prompts.ask('email', 'Email address for the confirmation');
    const data: SubmitRequest = {
      id: createPushIds({ now: Date.now, random: Math.random })(),
      application: {
        applicationType: 'Founder',
        name: 'Test',
        email,
        websiteLink: '',
        message: 'npm run setup',
        acceptTerms: true,
      },
      language: 'en',
      terms: TERMS_VERSION,
      filled: { ms: 60_000, decoy: false },
    };
    const response = await request(callableUrl(submitApplication.name), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    if (!response.ok) throw new Error(`${submitApplication.name} responded with ${response.status}`);
  },
  manualSteps: ({ site }) => `submit the form at ${site.origin}`,
};

const CONFIRMATION = 'confirmation';
const MAX_POLLS = 20;

async function fetchLastConfirmation(setup: Setup): Promise<Readonly<Record<string, unknown>>> {
  const deliveries = Object.values(toFields(await fetchFirstEntry(setup, 'deliveries', 'limitToLast=20')));
  return toFields(deliveries.map((entry) => toFields(entry)[CONFIRMATION]).findLast((entry) => entry));
}

const MAIL: Step = {
  title: 'Test mail',
  needs: [APPLICATION.title],
  check: async (setup) => {
    if (setup.notifications.mail === null) return done('src/notifications.ts sends no mail');
    const { state, error } = await fetchLastConfirmation(setup);
    return state === 'sent'
      ? done('the mail server accepted a confirmation')
      : missing(`the last confirmation is ${state ?? 'missing'}${error ? ` (${error})` : ''}`);
  },
  plan: 'wait up to a minute for it',
  act: async (setup) => {
    for (let polls = 0; polls < MAX_POLLS; polls += 1) {
      if ((await fetchLastConfirmation(setup)).state === 'sent') return;
      await setup.pause();
    }
  },
  manualSteps: (setup) =>
    `SMTP_URL, and https://console.cloud.google.com/logs?project=${getProjectId(setup)}; check yourself that it arrived, and not as spam`,
};

export const LAUNCH_STEPS: readonly Step[] = [ROLES, DEPLOY, PUBLIC, MEMBER, APPLICATION, MAIL];
