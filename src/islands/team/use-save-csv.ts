import { useState } from 'react';
import type { Application } from '../../domain/applications/application.ts';
import { saveCsv } from '../../ui/save-file.ts';
import { useReview } from './review-context.ts';

export interface SaveCsv {
  readonly isBusy: boolean;
  /** @param chosen loads the applications of the file */
  readonly save: (chosen: () => Promise<readonly Application[]>) => Promise<void>;
}

/** Saves applications as a CSV file. */
export function useSaveCsv(): SaveCsv {
  const tools = useReview();
  const [isBusy, setBusy] = useState(false);
  const { csvFile, csvFailed } = tools.copy.selection;
  return {
    isBusy,
    async save(chosen) {
      if (isBusy) return;
      setBusy(true);
      try {
        const [applications, { csvOf }] = await Promise.all([chosen(), import('./csv-of.ts')]);
        saveCsv(csvFile, await csvOf(applications, tools));
      } catch {
        window.alert(csvFailed);
      }
      setBusy(false);
    },
  };
}
