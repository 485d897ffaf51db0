import { wasNotFound } from '../../../../contract/website/analyze-website.ts';
import type { SharedFinding } from '../../../../share/shared-report.ts';
import type { WizardTexts } from '../../wizard-context.ts';

/** Key of the text for a finding's status. */
export function getStatusKey(finding: SharedFinding): keyof WizardTexts['findings']['statuses'] {
  if (finding.idea) return 'idea';
  return finding.found === 'no' || wasNotFound(finding) ? 'notFound' : finding.status;
}
