import { useEffect, useState } from 'react';
import { pathOf } from '../../../../routes.ts';
import { encodeReport } from '../../../../share/share-link.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';

const whole = (report: SharedReport): SharedReport => report;

/**
 * The link to a result, generated in advance, since browsers only let a click copy what already exists. Empty until
 * then.
 * @param shorten must be a stable function
 */
export function useLink(
  { answers, buyers, niche, analysis, competitor, roadmap, locale }: SharedReport,
  shorten = whole,
): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let current = true;
    const report = shorten({ answers, buyers, niche, analysis, competitor, roadmap, locale });
    void encodeReport(report).then((fragment) => {
      if (current) setLink(window.location.origin + pathOf('analysis', locale) + fragment);
    });
    return () => {
      current = false;
    };
  }, [answers, buyers, niche, analysis, competitor, roadmap, locale, shorten]);
  return link;
}
