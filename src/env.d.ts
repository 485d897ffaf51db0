/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The local backend of Astro's dev server: formatLocalBackend() in services/firebase/config.ts. */
  readonly PUBLIC_LOCAL_BACKEND?: string;
}

/** The URL of a module's file: scripts/pages/chunk-address.ts. */
declare module '*?address' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: as with every import of an address
  export default address;
}

/** When the legal page last changed: scripts/pages/legal-date.ts. */
declare const __LEGAL_UPDATED__: string;
