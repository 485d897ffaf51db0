/** A site built with a configuration of its own, as the production build writes it, and served. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'astro';
import { ROOT } from '../local/backend.ts';
import { run } from '../local/build.ts';

export interface BuiltVariant {
  readonly folder: string;
  readonly origin: string;
  /** Stops serving, and removes what was built. */
  close(): Promise<void>;
}

/**
 * @param config path from the project's folder
 * @throws when it cannot be built
 */
export async function buildVariant(config: string): Promise<BuiltVariant> {
  const folder = await mkdtemp(join(tmpdir(), 'anbahn-variant-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await run('astro', ['build', '--config', config, '--outDir', folder], ROOT, {
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    });
    const server = await preview({
      root: ROOT,
      configFile: false,
      outDir: folder,
      build: { format: 'file' },
      server: { host: '127.0.0.1', port: 0 },
      logLevel: 'error',
    });
    return {
      folder,
      origin: `http://127.0.0.1:${server.port}`,
      close: async () => {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
