/** Day and hour of a moment where the owner is. @example localDay(0, 'Europe/Berlin') // { day: '1970-01-01', hour: 1 } */
export function localDay(ms: number, timeZone: string): { readonly day: string; readonly hour: number } {
  // Swedish writes days as ISO 8601 does.
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(ms)
    .split(' ');
  return { day, hour: Number(time.slice(0, 2)) };
}
