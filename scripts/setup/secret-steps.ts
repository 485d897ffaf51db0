/** A step per secret. Values go directly to Secret Manager, because the Firebase CLI logs them if it fails. */
import { randomBytes } from 'node:crypto';
import { hasStatus } from '../google/call-api.ts';
import { listSecrets, type Secret, type Switches } from '../secrets.ts';
import { callProject, done, missing, type Step } from './step.ts';

const BYTES = 33;

const createStep = ({ name, description, isRandom }: Secret): Step => ({
  title: `Secret ${name}`,
  needs: ['APIs'],
  check: async (setup) => {
    const path = `v1/…/secrets/${name}/versions/latest`;
    try {
      const { state } = await callProject(setup, 'secretmanager', path);
      return state === 'ENABLED' ? done('is set') : missing(`its latest version is ${state}`);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      return missing(description);
    }
  },
  plan: isRandom ? 'generate it without showing it' : 'prompt for it',
  act: async (setup) => {
    const value = isRandom
      ? randomBytes(BYTES).toString('base64url')
      : await setup.prompts.askSecret(name, `${name}: ${description}`);
    if (value === '') throw new Error('nothing was entered');
    const body = { replication: { automatic: {} }, labels: { 'firebase-managed': 'functions' } };
    const create = (path: string, content: unknown): Promise<unknown> =>
      callProject(setup, 'secretmanager', `v1/…/secrets${path}`, { method: 'POST', body: content });
    await create(`?secretId=${name}`, body).catch((error: unknown) => {
      // The secret exists without an enabled version.
      if (!hasStatus(error, 409)) throw error;
    });
    const payload = { data: Buffer.from(value).toString('base64') };
    await create(`/${name}:addVersion`, { payload });
  },
  manualSteps: () => `npx firebase functions:secrets:set ${name}`,
});

export const createSecretSteps = (switches: Switches): readonly Step[] =>
  listSecrets(switches).map(createStep);
