import { checkAccess as contract } from '../../../src/contract/access/check-access.ts';
import { destinationIn } from '../../../src/domain/access/access.ts';
import { accessDestination } from '../../../src/site.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { getAccessCaller } from './access-caller.ts';

export const checkAccess = callable(contract, {
  options: { timeoutSeconds: 30, memory: '256MiB', concurrency: 40 },
  handle: async ({ language }, { raw }) => {
    const caller = await getAccessCaller(raw.auth, await backendDatabase(), Date.now());
    const access = caller && {
      ...caller,
      destination: destinationIn(accessDestination[caller.role], language),
    };
    return { access };
  },
});
