/** Cached: constructing a format is slower than everything done with it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  // The Swedish locale formats dates as ISO 8601.
  const format =
    FORMATS.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  FORMATS.set(timeZone, format);
  return format;
}

/** Day and hour of a moment in a time zone. @example localDay(0, 'Europe/Berlin') // { day: '1970-01-01', hour: 1 } */
export function localDay(ms: number, timeZone: string): { readonly day: string; readonly hour: number } {
  const [day = '', time = ''] = getFormat(timeZone).format(ms).split(' ');
  return { day, hour: Number(time.slice(0, 2)) };
}
