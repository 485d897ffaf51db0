import { tabIcon } from '../images/app-icon.ts';

export const GET = async (): Promise<Response> =>
  new Response(await tabIcon(), { headers: { 'Content-Type': 'image/x-icon' } });
