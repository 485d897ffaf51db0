import type { Application } from '../../../src/domain/applications/application.ts';
import { parseApplication } from '../../../src/domain/applications/application-record.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../src/domain/site/locale.ts';
import { parseUtm, type Utm } from '../../../src/domain/visits/utm.ts';

/** An application with its intake data (`intake/{id}`). */
export interface Lead {
  readonly application: Application;
  readonly language: Locale;
  readonly isSpam: boolean;
  readonly isHeldBack: boolean;
  /** Parameters of the link that the applicant followed, if any. */
  readonly utm: Utm;
}

/** @param intake missing for legacy applications */
export function parseLead(id: string, record: unknown, intake: unknown): Lead | null {
  const application = parseApplication(id, record);
  if (!application) return null;
  const intakeFields: Readonly<Record<string, unknown>> =
    typeof intake === 'object' && intake !== null ? { ...intake } : {};
  return {
    application,
    language: isLocale(intakeFields.language) ? intakeFields.language : DEFAULT_LOCALE,
    isSpam: intakeFields.spam !== undefined,
    isHeldBack: intakeFields.heldBack === true,
    utm: parseUtm(intakeFields.utm),
  };
}
