import type { FirstLook, Quote } from '../../../../contract/website/first-look.ts';
import { fill } from '../../../../copy/fill.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useResult } from '../../wizard-context.ts';
import css from '../website/Website.module.css';

/** Maximum number of quotes per line. */
const MAX_QUOTES = 3;

export interface ReadsProps {
  readonly look: FirstLook;
  /** The page's, in which its words are read out; null if unknown. */
  readonly language: string | null;
}

/** Four lines: what the page offers, for whom, why to believe it, and what to do next. */
export function Reads({ look: { offer, forWhom, proof, next }, language }: ReadsProps) {
  const { lines, none, noHeading, works, leadsNowhere } = useResult().texts.results.firstLook;
  const nextNote = next?.works === true ? works : next?.works === false ? leadsNowhere : undefined;
  return (
    <dl>
      <Line label={lines.offer} quotes={offer} language={language} missing={none} />
      <Line label={lines.forWhom} quotes={forWhom} language={language} missing={noHeading} />
      <Line label={lines.proof} quotes={proof} language={language} missing={none} />
      <Line
        label={lines.next}
        quotes={next ? [next] : []}
        language={language}
        missing={none}
        note={nextNote}
        isBad={next?.works === false}
      />
    </dl>
  );
}

interface LineProps {
  readonly label: string;
  readonly quotes: readonly Quote[];
  readonly language: string | null;
  /** Shown instead of a quote. */
  readonly missing: string;
  readonly note?: string | undefined;
  readonly isBad?: boolean;
}

function Line({ label, quotes, language, missing, note, isBad = false }: LineProps) {
  const { places, quote } = useResult().texts.results.firstLook;
  return (
    <div className={classNames('stack', css.line)}>
      <dt className="note">{label}</dt>
      {quotes.length === 0 && <dd className={classNames('muted', css.missing)}>{missing}</dd>}
      {quotes.slice(0, MAX_QUOTES).map(({ text, where }) => (
        <dd key={`${where} ${text}`} className={css.answer}>
          <span className={classNames('text-l bold anywhere', css.words)} lang={language ?? undefined}>
            {where === 'quote' ? text : fill(quote, { text })}
          </span>
          <span className={classNames('muted text-xs', css.place)}>
            <span className={css.where}>{places[where]}</span>
            {note && (
              <>
                <span className={css.where}>{' · '}</span>
                <span className={isBad ? classNames('bold', css.bad) : undefined}>{note}</span>
              </>
            )}
          </span>
        </dd>
      ))}
    </div>
  );
}
