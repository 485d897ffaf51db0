/** Parameters that marketing tools add to a link, to tell what led a visitor here. */
import { plainLine } from '../values/text.ts';

export const UTM_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** The parameters that a link had. */
export type Utm = Readonly<Partial<Record<(typeof UTM_PARAMETERS)[number], string>>>;

/** Maximum length of a value, in characters. */
export const MAX_UTM_LENGTH = 200;

/** Parses parameters from a link or a stored value; drops all others. */
export const parseUtm = (value: unknown): Utm =>
  Object.fromEntries(
    UTM_PARAMETERS.flatMap((name) => {
      const text: unknown = Object(value)[name];
      const line = typeof text === 'string' ? plainLine(text, MAX_UTM_LENGTH) : '';
      return line === '' ? [] : [[name, line]];
    }),
  );
