import { tokenOf } from '../images/tokens.ts';
import { site } from '../site.ts';

export const GET = (): Response =>
  new Response(
    JSON.stringify({
      name: site.brand,
      short_name: site.brand,
      start_url: '/',
      display: 'browser',
      background_color: tokenOf('--paper'),
      theme_color: tokenOf('--paper'),
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
