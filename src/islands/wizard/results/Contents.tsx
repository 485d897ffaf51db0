import { useResult } from '../wizard-context.ts';
import css from './Contents.module.css';

/** The sections of a result in the table of contents, by heading id. */
export const PARTS = ['roadmap', 'website', 'comparison', 'breakdown', 'keep'] as const;
export type PartId = (typeof PARTS)[number];

/** A table of contents for a long page. */
export function Contents({ parts = PARTS }: { readonly parts?: readonly PartId[] }) {
  const { results } = useResult().texts;
  return (
    <nav className={css.contents} aria-label={results.contents}>
      {parts.map((part) => (
        <a key={part} href={`#${part}`} className={css.link}>
          {results[part].title}
        </a>
      ))}
    </nav>
  );
}
