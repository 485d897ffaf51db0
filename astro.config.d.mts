import type { AstroUserConfig } from 'astro';

declare const config: AstroUserConfig;
export default config;
