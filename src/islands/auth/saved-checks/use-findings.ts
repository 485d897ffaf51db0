import { useEffect, useState } from 'react';
import type { Copy } from '../../../copy/shape.ts';
import { inPageLanguage } from '../../../directives/texts.ts';

const texts = import.meta.glob<Pick<Copy, 'findings'>>('../../../copy/*/website/findings.ts');

/**
 * The names of the website report's parts and points, fetched once there is a list of checks. Null until they are there.
 * @param isNeeded whether two checks are compared; if they could not be fetched earlier, it tries again
 */
export function useFindings(isNeeded: boolean): Copy['findings'] | null {
  const [findings, setFindings] = useState<Copy['findings'] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again when they are needed
  useEffect(() => {
    void inPageLanguage(texts).then(
      (file) => setFindings(file.findings),
      (error) => console.error(error),
    );
  }, [isNeeded]);
  return findings;
}
