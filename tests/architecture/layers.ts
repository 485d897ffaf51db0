/** Which folder may import which. This table is the architecture; docs/architecture.md explains it. */

export interface Layer {
  /** Path prefix from the project's root; the longest match applies. */
  readonly path: string;
  /** Path prefixes that this layer may import in addition to its own folder. */
  readonly may: readonly string[];
  /** Packages it may import, including subpaths. Node's own modules are `node:`. */
  readonly packages: readonly string[];
  /** Path prefixes it may import as types or dynamically: import(), import.meta.glob. */
  readonly notStatic?: readonly string[];
}

const REACT = ['react', 'react-dom'];
const STORES = ['nanostores', '@nanostores/react'];
const PURE = ['src/domain/', 'src/contract/', 'src/routes.ts'];

export const LAYERS: readonly Layer[] = [
  {
    path: 'src/domain/',
    may: [
      'src/domain/values/schema.ts',
      'src/domain/values/csv.ts',
      'src/domain/niches/',
      'src/domain/site/company.ts',
    ],
    packages: [],
  },
  // Schemas define types and are pure: the domain has its own, and contracts consist of them.
  { path: 'src/domain/values/schema.ts', may: [], packages: ['zod/mini'] },
  // Checks registration and VAT numbers. Pages and functions import only its types.
  { path: 'src/domain/site/company.ts', may: ['src/domain/'], packages: ['stdnum'] },
  // The niche file and its search are pure.
  { path: 'src/domain/niches/', may: ['src/domain/'], packages: ['d3-dsv', 'minisearch', '@orama/stemmers'] },
  { path: 'src/domain/values/csv.ts', may: [], packages: ['d3-dsv'] },
  // Data for pages, and its loader.
  { path: 'src/content', may: ['src/domain/'], packages: ['astro', 'node:'] },
  { path: 'src/contract/', may: ['src/domain/'], packages: [] },
  { path: 'src/copy/', may: [], packages: [], notStatic: ['src/contract/', 'src/domain/'] },
  { path: 'src/site.ts', may: ['src/domain/'], packages: [] },
  // The notifications configuration: only for the functions, since pages would expose its addresses.
  { path: 'src/notifications.ts', may: ['src/domain/'], packages: [] },
  // Settings that the texts of both depend on, for building pages.
  {
    path: 'src/settings.ts',
    may: ['src/domain/', 'src/site.ts', 'src/notifications.ts'],
    packages: [],
  },
  { path: 'src/routes.ts', may: ['src/domain/'], packages: [] },
  { path: 'src/env.d.ts', may: [], packages: [] },
  {
    path: 'src/visits/',
    may: ['src/domain/visits/visit-events.ts', 'src/shell/first-interaction.ts'],
    packages: [],
  },
  {
    path: 'src/directives/',
    may: [
      'src/visits/visit.ts',
      'src/domain/site/locale.ts',
      'src/services/accounts/stored-account.ts',
      'src/shell/after-paint.ts',
      'src/shell/first-interaction.ts',
      'src/shell/saved-input.ts',
      'src/styles/',
    ],
    packages: ['astro', ...REACT],
  },
  { path: 'src/shell/', may: [], packages: ['@fontsource-variable/familjen-grotesk'] },
  { path: 'src/images/', may: [], packages: ['node:', 'fontkitten', 'sharp'] },
  { path: 'src/scroll/', may: [], packages: ['motion'] },
  { path: 'src/embed/', may: [], packages: [] },
  // The backend's types follow from its implementation.
  { path: 'src/services/', may: PURE, notStatic: ['src/services/firebase/'], packages: [] },
  { path: 'src/services/firebase/', may: [...PURE, 'src/services/', 'src/site.ts'], packages: ['firebase'] },
  {
    path: 'src/stores/',
    may: [...PURE, 'src/services/', 'src/share/'],
    packages: ['nanostores'],
  },
  // A result encoded as text, for links and accounts.
  { path: 'src/share/', may: [...PURE, 'src/copy/fill.ts'], packages: [] },
  { path: 'src/ui/', may: [], packages: [...REACT, 'motion/mini'] },
  {
    path: 'src/islands/',
    may: [
      ...PURE,
      'src/visits/track-event.ts',
      'src/directives/Island.tsx',
      'src/directives/texts.ts',
      'src/scroll/count-up.ts',
      'src/services/',
      'src/share/',
      'src/stores/',
      'src/ui/',
      'src/copy/fill.ts',
    ],
    packages: [...REACT, ...STORES],
    notStatic: ['src/copy/'],
  },
  {
    path: 'src/components/',
    // Page scripts load it on a click.
    notStatic: ['src/services/firebase/newsletter.ts'],
    may: [
      ...PURE,
      'src/copy/',
      'src/images/',
      'src/islands/',
      'src/share/',
      'src/ui/',
      'src/settings.ts',
      'src/site.ts',
    ],
    packages: ['astro', 'node:', ...REACT],
  },
  {
    path: 'src/layouts/',
    may: [
      ...PURE,
      'src/components/',
      'src/copy/',
      'src/visits/from-page.ts',
      'src/shell/',
      'src/site.ts',
      'src/styles/',
    ],
    packages: ['astro'],
  },
  {
    path: 'src/screens/',
    may: [
      ...PURE,
      'src/components/',
      'src/copy/',
      'src/islands/',
      'src/layouts/',
      'src/scroll/',
      'src/shell/',
      'src/styles/',
      'src/ui/',
      'src/settings.ts',
      'src/site.ts',
    ],
    packages: ['node:', 'astro'],
  },
  {
    path: 'src/pages/',
    may: [
      ...PURE,
      'src/components/entries.ts',
      'src/components/published-niches.ts',
      'src/content/',
      'src/copy/',
      'src/images/',
      'src/screens/',
      'src/site.ts',
    ],
    packages: ['astro', '@astrojs/rss', 'node:', 'esbuild', 'sharp'],
  },
  {
    path: 'functions/src/',
    may: [
      ...['functions/src/roadmap/', 'src/contract/', 'src/copy/', 'src/domain/', 'src/share/'],
      ...['src/notifications.ts', 'src/routes.ts', 'src/site.ts'],
    ],
    packages: [
      'node:',
      'firebase-functions',
      'firebase-admin',
      'html-encoding-sniffer',
      'htmlparser2',
      'ipaddr.js',
      'nodemailer',
      'undici',
      '@google/genai',
    ],
  },
  {
    path: 'functions/src/roadmap/plan/',
    may: [
      'functions/src/platform/quotes.ts',
      'functions/src/roadmap/library/schema.ts',
      'src/contract/',
      'src/domain/',
    ],
    packages: ['@orama/stemmers'],
  },
  // Reads the library's files for builds and tests; no function imports it.
  {
    path: 'functions/src/roadmap/library/read-library.ts',
    may: ['functions/src/roadmap/library/', 'src/domain/'],
    packages: ['node:', 'yaml'],
  },
  {
    path: 'functions/src/testing/',
    may: [
      ...['functions/src/', 'local/lazy-validators.ts', 'packages/realtime-database/index.ts'],
      ...['src/contract/', 'src/domain/', 'src/notifications.ts'],
    ],
    packages: [
      ...['node:', 'fast-check', 'firebase-admin', 'firebase-functions', 'postal-mime', 'smtp-server'],
      'vitest',
    ],
  },
  { path: 'packages/realtime-database/', may: [], packages: ['node:', 'acorn', 're2js', 'ws'] },
  {
    path: 'local/testing/',
    may: ['local/', 'packages/realtime-database/index.ts', 'src/'],
    packages: ['node:', 'postal-mime'],
  },
  {
    path: 'local/',
    may: [
      ...['src/domain/', 'src/site.ts', 'packages/realtime-database/index.ts'],
      // The built site's addresses and policies.
      ...['src/services/firebase/config.ts', 'scripts/pages/'],
    ],
    packages: ['node:', 'smtp-server'],
  },
];

export const findLayer = (file: string): Layer | undefined =>
  LAYERS.filter(({ path }) => file.startsWith(path)).sort((a, b) => b.path.length - a.path.length)[0];
