/** Steps: project, billing and APIs. */
import { disabledApis, projectNumberOf } from '../doctor/project.ts';
import { ask, hasStatus, listOf } from '../google/ask.ts';
import { consoleOf, done, finish, idOf, missing, type Setup, type Step } from './step.ts';

/** Enables APIs one by one, because the batch request needs at least two. */
export async function enableApis(setup: Setup, names: readonly string[]): Promise<void> {
  const quotaProject = idOf(setup);
  for (const name of names) {
    const path = `v1/projects/${quotaProject}/services/${name}:enable`;
    const operation = await ask(setup.access, 'serviceusage', path, {
      method: 'POST',
      body: {},
      quotaProject,
    });
    await finish(setup, 'serviceusage', 'v1', operation);
  }
}

const PROJECT: Step = {
  title: 'Project',
  check: async (setup) => {
    try {
      const { projectNumber } = await ask(setup.access, 'firebase', `v1beta1/projects/${idOf(setup)}`);
      return done(`${idOf(setup)}, number ${projectNumber}`);
    } catch (error) {
      if (!hasStatus(error, 403, 404)) throw error;
      return missing(`no Firebase project ${idOf(setup)} that this account may see`);
    }
  },
  plan: 'create it, or add Firebase to the Google Cloud project of this name',
  act: async (setup) => {
    const exists = await projectNumberOf(setup.site, setup.access).then(
      () => true,
      (error: unknown) => {
        if (hasStatus(error, 403, 404)) return false;
        throw error;
      },
    );
    const command = exists ? 'projects:addfirebase' : 'projects:create';
    await setup.run('firebase', [command, idOf(setup), '--non-interactive']);
  },
  byHand: () =>
    'https://console.firebase.google.com, "Create a project"; the terms of use have to be accepted there once',
};

const BILLING = 'cloudbilling.googleapis.com';
/** Requires a billing account. */
const PAID = 'run.googleapis.com';

const billingOf = (setup: Setup): Promise<Record<string, unknown>> =>
  ask(setup.access, 'cloudbilling', `v1/projects/${idOf(setup)}/billingInfo`, { quotaProject: idOf(setup) });

const BLAZE: Step = {
  title: 'Blaze plan',
  needs: [PROJECT.title],
  check: async (setup) => {
    try {
      const { billingEnabled, billingAccountName } = await billingOf(setup);
      return billingEnabled === true
        ? done(`paid by ${billingAccountName}`)
        : missing('no billing account is linked');
    } catch (error) {
      // The billing API is off, and a check must not enable it.
      if (!hasStatus(error, 403)) throw error;
      const off = await disabledApis(setup.site, setup.access);
      return off.includes(PAID)
        ? missing(`unknown until ${BILLING} is on`)
        : done(`${PAID} is on, which needs it`);
    }
  },
  plan: `enable ${BILLING} and link a billing account that you choose`,
  act: async (setup) => {
    const { access, prompts } = setup;
    const quotaProject = idOf(setup);
    await enableApis(setup, [BILLING]);
    if ((await billingOf(setup)).billingEnabled === true) return;
    const { billingAccounts } = await ask(access, 'cloudbilling', 'v1/billingAccounts', { quotaProject });
    const open = listOf(billingAccounts).filter((account) => account.open === true);
    if (open.length === 0) throw new Error('this account has no open billing account');
    const offered = open.map(({ name, displayName }) => `${name} (${displayName})`).join(', ');
    const usual = open.length === 1 ? String(open[0]?.name) : undefined;
    const billingAccountName = await prompts.ask('billing-account', `Billing account: ${offered}`, usual);
    const path = `v1/projects/${quotaProject}/billingInfo`;
    await ask(access, 'cloudbilling', path, { method: 'PUT', body: { billingAccountName }, quotaProject });
  },
  byHand: (setup) => `${consoleOf(setup, 'usage/details')}, "Modify plan": Blaze`,
};

const APIS: Step = {
  title: 'APIs',
  needs: [BLAZE.title],
  check: async ({ site, access }) => {
    const off = await disabledApis(site, access);
    return off.length === 0 ? done('all that the site needs are on') : missing(`off: ${off.join(', ')}`);
  },
  plan: 'enable the missing APIs',
  act: async (setup) => enableApis(setup, await disabledApis(setup.site, setup.access)),
  byHand: (setup) => `https://console.cloud.google.com/apis/library?project=${idOf(setup)}`,
};

export const PROJECT_STEPS: readonly Step[] = [PROJECT, BLAZE, APIS];
