import { useState } from 'react';
import type { Application } from '../../domain/applications/application.ts';
import { saveCsv } from '../../ui/save-file.ts';
import { useReview } from './review-context.ts';

/** Saves applications as a CSV file. */
export function useSaveCsv() {
  const tools = useReview();
  const [isBusy, setBusy] = useState(false);
  const { csvFile, csvFailed } = tools.copy.selection;
  return {
    isBusy,
    /** @param load loads the applications to save */
    async save(load: () => Promise<readonly Application[]>) {
      if (isBusy) return;
      setBusy(true);
      try {
        const [applications, { createCsv: csvOf }] = await Promise.all([load(), import('./create-csv.ts')]);
        saveCsv(csvFile, await csvOf(applications, tools));
      } catch {
        window.alert(csvFailed);
      }
      setBusy(false);
    },
  };
}
