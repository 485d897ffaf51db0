import { fetchProjectNumber, findDisabledApis } from '../doctor/project.ts';
import { callApi, hasStatus, toRecords } from '../google/call-api.ts';
import {
  callProject,
  done,
  getConsoleUrl,
  getProjectId,
  missing,
  type Setup,
  type Step,
  waitForOperation,
} from './step.ts';

/** Enables APIs one by one, because the batch request needs at least two. */
export async function enableApis(setup: Setup, names: readonly string[]): Promise<void> {
  const quotaProject = getProjectId(setup);
  for (const name of names) {
    const options = { method: 'POST', body: {}, quotaProject } as const;
    const operation = await callProject(setup, 'serviceusage', `v1/…/services/${name}:enable`, options);
    await waitForOperation(setup, 'serviceusage', 'v1', operation);
  }
}

const PROJECT: Step = {
  title: 'Project',
  check: async (setup) => {
    try {
      const { projectNumber } = await callProject(setup, 'firebase', 'v1beta1/…');
      return done(`${getProjectId(setup)}, number ${projectNumber}`);
    } catch (error) {
      if (!hasStatus(error, 403, 404)) throw error;
      return missing(`this account has no access to a Firebase project ${getProjectId(setup)}`);
    }
  },
  plan: 'create it, or add Firebase to the Google Cloud project with this name',
  act: async (setup) => {
    const exists = await fetchProjectNumber(setup.site, setup.access).then(
      () => true,
      (error: unknown) => {
        if (hasStatus(error, 403, 404)) return false;
        throw error;
      },
    );
    const command = exists ? 'projects:addfirebase' : 'projects:create';
    await setup.run('firebase', [command, getProjectId(setup), '--non-interactive']);
  },
  manualSteps: () =>
    'https://console.firebase.google.com, "Create a project"; you have to accept the terms of use there once',
};

const BILLING = 'cloudbilling.googleapis.com';
/** Requires a billing account. */
const PAID = 'run.googleapis.com';

const BILLING_PATH = 'v1/…/billingInfo';
const fetchBilling = (setup: Setup): Promise<Record<string, unknown>> =>
  callProject(setup, 'cloudbilling', BILLING_PATH, { quotaProject: getProjectId(setup) });

const BLAZE: Step = {
  title: 'Blaze plan',
  needs: [PROJECT.title],
  check: async (setup) => {
    try {
      const { billingEnabled, billingAccountName } = await fetchBilling(setup);
      return billingEnabled === true
        ? done(`paid by ${billingAccountName}`)
        : missing('no billing account is linked');
    } catch (error) {
      // The billing API is off, and a check must not enable it.
      if (!hasStatus(error, 403)) throw error;
      const disabled = await findDisabledApis(setup.site, setup.access);
      return disabled.includes(PAID)
        ? missing(`unknown until ${BILLING} is enabled`)
        : done(`${PAID} is enabled, which requires it`);
    }
  },
  plan: `enable ${BILLING} and link a billing account that you choose`,
  act: async (setup) => {
    const { access, prompts } = setup;
    const quotaProject = getProjectId(setup);
    await enableApis(setup, [BILLING]);
    if ((await fetchBilling(setup)).billingEnabled === true) return;
    const { billingAccounts } = await callApi(access, 'cloudbilling', 'v1/billingAccounts', { quotaProject });
    const openAccounts = toRecords(billingAccounts).filter((account) => account.open === true);
    if (openAccounts.length === 0) throw new Error('this account has no open billing account');
    const offered = openAccounts.map(({ name, displayName }) => `${name} (${displayName})`).join(', ');
    const defaultAccount = openAccounts.length === 1 ? String(openAccounts[0]?.name) : undefined;
    const billingAccountName = await prompts.ask(
      'billing-account',
      `Billing account: ${offered}`,
      defaultAccount,
    );
    const body = { billingAccountName };
    await callProject(setup, 'cloudbilling', BILLING_PATH, { method: 'PUT', body, quotaProject });
  },
  manualSteps: (setup) => `${getConsoleUrl(setup, 'usage/details')}, "Modify plan": Blaze`,
};

const APIS: Step = {
  title: 'APIs',
  needs: [BLAZE.title],
  check: async ({ site, access }) => {
    const disabled = await findDisabledApis(site, access);
    return disabled.length === 0
      ? done('all required APIs are enabled')
      : missing(`disabled: ${disabled.join(', ')}`);
  },
  plan: 'enable the missing APIs',
  act: async (setup) => enableApis(setup, await findDisabledApis(setup.site, setup.access)),
  manualSteps: (setup) => `https://console.cloud.google.com/apis/library?project=${getProjectId(setup)}`,
};

export const PROJECT_STEPS: readonly Step[] = [PROJECT, BLAZE, APIS];
