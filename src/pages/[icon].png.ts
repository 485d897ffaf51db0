import type { APIContext } from 'astro';
import { appIcon } from '../images/app-icon.ts';

const SIZES = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;

export const getStaticPaths = () =>
  Object.entries(SIZES).map(([icon, size]) => ({ params: { icon }, props: { size } }));

export const GET = async ({ props }: APIContext<{ size: number }>): Promise<Response> =>
  new Response(new Uint8Array(await appIcon(props.size)), { headers: { 'Content-Type': 'image/png' } });
