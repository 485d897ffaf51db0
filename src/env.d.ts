/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** JSON of LocalBackend (services/firebase/config.ts) when the site is built for the local backend; empty otherwise. */
  readonly PUBLIC_LOCAL_BACKEND?: string;
}

declare namespace Astro {
  interface ClientDirectives {
    /**
     * Hydrates when the visitor turns to the island (src/hydration/near.ts), or left something under this key of the
     * tab's storage.
     */
    'client:near'?: string;
    /** Hydrates at once and loses nothing that was typed or pressed before (src/hydration/eager.ts). */
    'client:eager'?: boolean;
  }
}
