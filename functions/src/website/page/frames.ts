import { type LocatedPage, resolveUrl } from './addresses.ts';

const MAX_FRAMESET_WORDS = 60;
const MAX_WRAPPER_WORDS = 10;

/** Frames that a page consists of: those of a frameset, or the only frame of a page without text and links. */
export function findFrames(site: LocatedPage): readonly URL[] {
  const { embeds, wordCount, links, images } = site.page;
  const parts = embeds.filter(({ name }) => name === 'frame');
  const inline = embeds.filter(
    ({ name, isDeferred, isHidden }) => name === 'iframe' && !isDeferred && !isHidden,
  );
  const isFrameset = parts.length > 0 && wordCount <= MAX_FRAMESET_WORDS;
  const isWrapper =
    inline.length === 1 && wordCount <= MAX_WRAPPER_WORDS && links.length === 0 && images.length === 0;
  const frames = isFrameset ? parts : isWrapper ? inline : [];
  return frames
    .flatMap(({ src }) => resolveUrl(site, src) ?? [])
    .filter(({ href }) => href !== site.url.href);
}
