import { useEffect, useState } from 'react';
import { pathOf } from '../../../../routes.ts';
import { encodeReport } from '../../../../share/share-link.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';

/**
 * The link to a result, generated in advance, since browsers only let a click copy what already exists. Empty until
 * then.
 */
export function useShareLink({
  answers,
  buyers,
  niche,
  plan,
  analysis,
  competitor,
  roadmap,
  locale,
}: SharedReport): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const report = { answers, buyers, niche, plan, analysis, competitor, roadmap, locale };
    void encodeReport(report).then((fragment) => {
      if (isCurrent) setLink(window.location.origin + pathOf('analysis', locale) + fragment);
    });
    return () => {
      isCurrent = false;
    };
  }, [answers, buyers, niche, plan, analysis, competitor, roadmap, locale]);
  return link;
}
