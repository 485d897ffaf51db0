import type { PageImage } from './page.ts';

/** Marks images with an empty alt text, starting at an index, as their link's only content. */
export function markNameless(images: PageImage[], from: number): void {
  for (const [i, image] of images.slice(from).entries())
    if (image.alt === '') images[from + i] = { ...image, nameless: true };
}
