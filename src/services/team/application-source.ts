import { isLocale } from '../../domain/site/locale.ts';
import { parseUtm } from '../../domain/visits/utm.ts';
import { DIRECT } from '../../domain/visits/visit-events.ts';

/** Where an application came from. Older ones may have no source. */
export const parseSource = (value: unknown) => {
  const { campaign, language, utm }: Readonly<Record<string, unknown>> = { ...Object(value) };
  return {
    /** Its name in the database. */
    campaign: typeof campaign === 'string' ? campaign : DIRECT,
    /** null: unknown. */
    language: isLocale(language) ? language : null,
    /** Parameters of the link that the applicant followed. */
    utm: parseUtm(utm),
  };
};
export type ApplicationSource = ReturnType<typeof parseSource>;
