/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** JSON of LocalBackend (services/firebase/config.ts) when the site is built for the local backend; empty otherwise. */
  readonly PUBLIC_LOCAL_BACKEND?: string;
}
