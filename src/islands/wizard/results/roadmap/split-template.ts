import type { PreparationStep } from '../../../../contract/roadmap/generate-roadmap.ts';
import { hostOf } from '../../../../domain/website/host.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';

/** What is known of the sender, word for word; '' if unknown. */
export type OwnWords = Readonly<
  Record<'buyers' | 'offer' | 'strength' | 'seeks' | 'website' | 'place', string>
>;

export const listOwnWords = (
  { reason }: Pick<PreparationStep, 'reason'>,
  { analysis, plan }: Pick<SharedReport, 'analysis' | 'plan'>,
): OwnWords => ({
  buyers: reason.kind === 'named' ? reason.buyer : '',
  offer: plan?.offer.trim() ?? '',
  strength: plan?.strength.trim() ?? '',
  seeks: plan?.seeks.trim() ?? '',
  website: analysis ? hostOf(analysis.url.final) : '',
  place: analysis?.facts.place?.name ?? '',
});

export interface TextPart {
  readonly words: string;
  readonly kind: 'blank' | 'known' | undefined;
}

/** A template's text as blanks, own words, and what is between them. */
export function splitTemplate(text: string, ownWords: OwnWords): readonly TextPart[] {
  const known = Object.values(ownWords)
    .filter(Boolean)
    .map((words) => `|${words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`);
  const pattern = new RegExp(`(\\[[^\\]]*\\]${known.join('')})`, 'i');
  return text.split(pattern).map((words, index) => ({
    words,
    kind: index % 2 === 0 ? undefined : words.startsWith('[') ? 'blank' : 'known',
  }));
}
