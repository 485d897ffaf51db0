import { describe, expect, it } from 'vitest';
import { copy } from '../copy/index.ts';
import { LOCALES } from '../domain/site/locale.ts';
import { VISIT_EVENTS } from '../domain/visits/visit-events.ts';
import { privacyItems } from './privacy-items.ts';

describe.each(LOCALES)('the privacy notice (%s)', (locale) => {
  it('names exactly what is counted', () => {
    const items = privacyItems(locale, { on: true }, true);
    expect(Object.keys(items)).toEqual(Object.keys(copy[locale].privacy.items));
    expect(items['privacy-counting']?.list).toEqual(
      VISIT_EVENTS.map((event) => copy[locale].visits.events[event]),
    );
  });

  it('is silent about it where nothing is counted', () => {
    const items = privacyItems(locale, { on: false }, true);
    expect(Object.keys(items)).toEqual(
      Object.keys(copy[locale].privacy.items).filter((id) => id !== 'privacy-counting'),
    );
    expect(JSON.stringify(items)).not.toMatch(/campaign|Kampagne/i);
  });
});
