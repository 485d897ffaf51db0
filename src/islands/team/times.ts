export type Times = ReturnType<typeof createTimeFormats>;

/** @example createTimeFormats('en').shortTime(Date.now()) // '2:03 PM' */
export function createTimeFormats(locale: string) {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const older = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
  return {
    time: (at: number): string => long.format(at),
    /** The time of today's times, the date of others. */
    shortTime(at: number): string {
      const [then, now] = [new Date(at), new Date()];
      if (then.toDateString() === now.toDateString()) return clock.format(at);
      return (then.getFullYear() === now.getFullYear() ? day : older).format(at);
    },
  };
}
