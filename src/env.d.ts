/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** JSON of LocalBackend (services/firebase/config.ts) when the site is built for the local backend; empty otherwise. */
  readonly PUBLIC_LOCAL_BACKEND?: string;
  /** Address of the sample website on this machine, when the site is built for `npm start`. */
  readonly PUBLIC_SAMPLE_WEBSITE?: string;
}

/** The address of a module's own file: scripts/pages/chunk-address.ts. */
declare module '*?address' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: as with every import of an address
  export default address;
}
