import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { NicheName } from '../../domain/niches/cards.ts';
import type { Piece } from '../../domain/niches/marks.ts';
import type { Niche } from '../../domain/niches/niche-file.ts';
import { slugify } from '../../domain/niches/slug.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { checkPathForNiche, microNichePath, nichePath } from '../../routes.ts';
import { Icon } from '../../ui/Icon.tsx';
import cards from '../../ui/niche-cards.module.css';
import css from './FinderIsland.module.css';

/** Pieces can repeat, so the index is the key. */
const withKeys = (pieces: readonly Piece[]) => pieces.map((piece, index) => ({ ...piece, key: index }));

/** Each piece is an element: a browser's translation replaces text nodes, which React could not update then. */
function MarkedText({ pieces }: { readonly pieces: readonly Piece[] }) {
  return withKeys(pieces).map(({ text, isMarked, key }) => {
    const Tag = isMarked ? 'mark' : 'span';
    return (
      <Tag key={key} className={isMarked ? css.mark : undefined}>
        {text}
      </Tag>
    );
  });
}

interface NicheCardProps {
  readonly niche: Niche;
  readonly getRelatedNiches: (niche: Niche) => readonly NicheName[];
  /** Splits a text into matched and unmatched pieces. */
  readonly splitText: (text: string) => readonly Piece[];
  /** The search words that matched it. */
  readonly getMatchedWords: (niche: Niche) => readonly string[];
  readonly copy: Copy['finder'];
  readonly locale: Locale;
}

const microNicheHref = ({ nische, mikronische }: NicheName, locale: Locale): string =>
  microNichePath(slugify(nische), slugify(mikronische), locale);

/** A micro niche: what it is, whom to look for, and related niches. */
export function NicheCard({
  niche,
  getRelatedNiches,
  splitText,
  getMatchedWords,
  copy,
  locale,
}: NicheCardProps) {
  const related = getRelatedNiches(niche);
  const words = getMatchedWords(niche);
  return (
    <li className={`surface stack text-s ${cards.card}`}>
      <div>
        <p className={`text-xs bold ${css.niche}`}>
          <a href={nichePath(slugify(niche.nische), locale)}>{niche.nische}</a>
        </p>
        <h2 className={`text-l ${css.title}`}>
          <a href={microNicheHref(niche, locale)}>
            <MarkedText pieces={splitText(niche.mikronische)} />
          </a>
        </h2>
      </div>
      <p>
        <MarkedText pieces={splitText(niche.beschreibung)} />
      </p>
      <p className={`muted ruled ${cards.group}`}>
        <strong>{copy.targetGroup}</strong> <MarkedText pieces={splitText(niche.zielgruppe)} />
      </p>
      <div>
        {words.length > 0 && (
          <p>{fill(copy.fitting, { words: words.map((word) => fill(copy.quoted, { word })).join(', ') })}</p>
        )}
        <a className={`bold ${cards.use}`} href={checkPathForNiche(niche.mikronische, locale)}>
          {copy.use}
          <span className="visually-hidden">: {niche.mikronische}</span> <Icon name="arrow-right" />
        </a>
        {related.length > 0 && (
          <details className={css.related}>
            <summary className="muted">{copy.related}</summary>
            <ul className="plain stack gap-2">
              {related.map((other) => (
                <li key={microNicheHref(other, locale)}>
                  <a href={microNicheHref(other, locale)}>{other.mikronische}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
