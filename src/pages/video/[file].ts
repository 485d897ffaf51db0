import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { APIContext } from 'astro';
import { fill } from '../../copy/fill.ts';
import { copy } from '../../copy/index.ts';
import { LOCALES } from '../../domain/site/locale.ts';
import { CLIP_NAME, clipCaptions } from '../../domain/values/clip.ts';
import { site } from '../../site.ts';

const FOLDER = 'src/video';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Captions of the bundled clip, from the copy. */
const createClipCaptions = () =>
  LOCALES.map((locale) => ({
    file: `${CLIP_NAME}.${locale}.vtt`,
    text: clipCaptions(copy[locale].home.video.scenes.map((text) => fill(text, { brand: site.brand }))),
  }));

/** Publishes only files of the configured video. */
export const getStaticPaths = () => {
  const { video } = site;
  if (video?.kind !== 'file') return [];
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${video.name}.`));
  return [
    ...files.map((file) => ({ params: { file }, props: { text: null } })),
    ...(video.name === CLIP_NAME
      ? createClipCaptions().map(({ file, text }) => ({ params: { file }, props: { text } }))
      : []),
  ];
};

export const GET = ({ params: { file = '' }, props }: APIContext<{ text: string | null }>): Response =>
  new Response(props.text ?? new Uint8Array(readFileSync(`${FOLDER}/${file}`)), {
    headers: { 'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream' },
  });
