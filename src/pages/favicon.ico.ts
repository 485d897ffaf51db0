import { appIcon, asIco } from '../images/app-icon.ts';

export const GET = async (): Promise<Response> =>
  new Response(asIco(await appIcon(32)), { headers: { 'Content-Type': 'image/x-icon' } });
