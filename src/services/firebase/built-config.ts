import { createBackendConfig, parseLocalBackend } from './config.ts';

/** The backend of this build. Only Astro's builds have `import.meta.env`. */
export const config = createBackendConfig(parseLocalBackend(import.meta.env.PUBLIC_LOCAL_BACKEND));
