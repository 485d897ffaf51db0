import type { APIRoute } from 'astro';
import { PROPS, propsJson } from '../../components/islands/props.ts';
import { LOCALES } from '../../domain/locale.ts';
import type { IslandName } from '../../hydration/islands.ts';

const NAMES = Object.keys(PROPS).filter((name): name is IslandName => name in PROPS);

export const getStaticPaths = () =>
  NAMES.flatMap((island) =>
    LOCALES.map((locale) => ({ params: { island, locale }, props: { island, locale } })),
  );

/** What an island is given, for the script that wakes it (src/hydration/wake.ts). */
export const GET: APIRoute<ReturnType<typeof getStaticPaths>[number]['props']> = ({ props }) =>
  new Response(propsJson(props.island, props.locale), { headers: { 'Content-Type': 'application/json' } });
