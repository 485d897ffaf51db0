import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { APIContext } from 'astro';
import { site } from '../../site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Publishes only the logos in the site configuration. */
export const getStaticPaths = () => site.logos.map(({ file }) => ({ params: { file } }));

export const GET = ({ params: { file = '' } }: APIContext): Response =>
  new Response(new Uint8Array(readFileSync(`src/images/logos/${file}`)), {
    headers: { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' },
  });
