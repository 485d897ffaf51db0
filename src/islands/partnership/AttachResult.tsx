import { useEffect, useState } from 'react';
import { counted, fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { SharedReport } from '../../share/shared-report.ts';
import { STORAGE_KEY } from '../../share/storage-key.ts';
import type { StoredResult } from '../../share/stored-result.ts';
import { CheckField } from '../../ui/Field.tsx';
import css from './PartnershipIsland.module.css';

export interface AttachResultProps {
  readonly copy: Copy['partnership'];
  readonly locale: Locale;
  readonly isAttached: boolean;
  /** @param result encoded; null: nothing is attached */
  readonly onAttach: (result: string | null) => void;
}

/** Stored entries of the business check; null if there are none or storage is blocked. */
function readStoredEntries(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Offers to attach the stored result of the business check, and shows what it contains. */
export function AttachResult({ copy, locale, isAttached, onAttach }: AttachResultProps) {
  const [stored, setStored] = useState<StoredResult | null>(null);
  useEffect(() => {
    const json = readStoredEntries();
    if (json === null) return;
    // Loaded lazily: schemas are large, and most visitors have no result. If loading fails, nothing is offered.
    void import('../../share/stored-result.ts').then(
      async ({ readStoredResult }) => setStored(await readStoredResult(json, locale)),
      () => undefined,
    );
  }, [locale]);
  if (!stored) return null;
  return (
    <div>
      <CheckField
        name="result"
        label={copy.along.label}
        checked={isAttached}
        onChange={({ target }) => onAttach(target.checked ? stored.text : null)}
      />
      <details className={`muted text-s ${css.along}`}>
        <summary>{copy.along.what}</summary>
        <ul>
          {describeResult(stored.report, copy.along, locale).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function describeResult(
  { answers, analysis, buyers }: SharedReport,
  texts: Copy['partnership']['along'],
  locale: Locale,
): readonly string[] {
  const { customChallenge: _, priceRange: __, ...chosen } = answers;
  const answerCount = Object.values(chosen).filter((answer) => answer !== undefined).length;
  return [
    ...(analysis
      ? [
          fill(texts.website, {
            host: new URL(analysis.url.final).host,
            score: analysis.score === null ? '–' : Math.round(analysis.score),
          }),
          counted(texts.findings, analysis.findings.length, locale),
        ]
      : []),
    counted(texts.answers, answerCount, locale),
    ...(buyers ? [fill(texts.buyers, { buyers })] : []),
    texts.not,
  ];
}
