/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** JSON of LocalBackend (services/firebase/config.ts) when the site is built for the local backend; empty otherwise. */
  readonly PUBLIC_LOCAL_BACKEND?: string;
  /** URL of the local sample website, if the site was built for `npm start`. */
  readonly PUBLIC_SAMPLE_WEBSITE?: string;
}

/** The URL of a module's file: scripts/pages/chunk-address.ts. */
declare module '*?address' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: as with every import of an address
  export default address;
}
