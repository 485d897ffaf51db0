import { useEffect, useState } from 'react';
import type { Copy } from '../../../copy/shape.ts';
import { loadInPageLanguage } from '../../../directives/texts.ts';

const texts = import.meta.glob<Pick<Copy, 'findings'>>('../../../copy/*/website/findings.ts');

/**
 * Loads the names of the website report's sections and points once there is a list of checks; null until then.
 * @param isNeeded whether two checks are being compared; retries an earlier failure
 */
export function useFindings(isNeeded: boolean): Copy['findings'] | null {
  const [findings, setFindings] = useState<Copy['findings'] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again when they are needed
  useEffect(() => {
    void loadInPageLanguage(texts).then(
      (file) => setFindings(file.findings),
      (error) => console.error(error),
    );
  }, [isNeeded]);
  return findings;
}
