/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** JSON of LocalBackend (services/firebase/config.ts) when the site is built for the local backend; empty otherwise. */
  readonly PUBLIC_LOCAL_BACKEND?: string;
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates when the visitor turns to the island (src/hydration/near.ts). */
    'client:near'?: boolean;
  }
}
