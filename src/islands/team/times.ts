/** Formatted times. */
export interface Times {
  /** With day and time. */
  readonly time: (at: number) => string;
  /** Today's as a time, others as a date. */
  readonly shortTime: (at: number) => string;
}

/** @example timesIn('en').shortTime(Date.now()) // '2:03 PM' */
export function timesIn(locale: string): Times {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const older = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
  return {
    time: (at) => long.format(at),
    shortTime: (at) => {
      const [then, now] = [new Date(at), new Date()];
      if (then.toDateString() === now.toDateString()) return clock.format(at);
      return (then.getFullYear() === now.getFullYear() ? day : older).format(at);
    },
  };
}
