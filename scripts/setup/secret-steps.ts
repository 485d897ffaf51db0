/** A step per secret. Values go directly to Secret Manager, because the Firebase CLI logs them if it fails. */
import { randomBytes } from 'node:crypto';
import { callApi, hasStatus } from '../google/call-api.ts';
import { listSecrets, type Secret, type Switches } from '../secrets.ts';
import { done, missing, type Step } from './step.ts';

const BYTES = 33;

const createStep = ({ name, description, isRandom }: Secret): Step => ({
  title: `Secret ${name}`,
  needs: ['APIs'],
  check: async ({ access, site }) => {
    const path = `v1/projects/${site.firebase.projectId}/secrets/${name}/versions/latest`;
    try {
      const { state } = await callApi(access, 'secretmanager', path);
      return state === 'ENABLED' ? done('is set') : missing(`its latest version is ${state}`);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      return missing(description);
    }
  },
  plan: isRandom ? 'generate it without showing it' : 'prompt for it',
  act: async ({ access, prompts, site }) => {
    const value = isRandom
      ? randomBytes(BYTES).toString('base64url')
      : await prompts.askSecret(name, `${name}: ${description}`);
    if (value === '') throw new Error('nothing was entered');
    const secrets = `v1/projects/${site.firebase.projectId}/secrets`;
    const body = { replication: { automatic: {} }, labels: { 'firebase-managed': 'functions' } };
    await callApi(access, 'secretmanager', `${secrets}?secretId=${name}`, { method: 'POST', body }).catch(
      (error: unknown) => {
        // The secret exists without an enabled version.
        if (!hasStatus(error, 409)) throw error;
      },
    );
    const payload = { data: Buffer.from(value).toString('base64') };
    await callApi(access, 'secretmanager', `${secrets}/${name}:addVersion`, {
      method: 'POST',
      body: { payload },
    });
  },
  manualSteps: () => `npx firebase functions:secrets:set ${name}`,
});

export const createSecretSteps = (switches: Switches): readonly Step[] =>
  listSecrets(switches).map(createStep);
