import { IS_LOCAL_BACKEND } from '../../platform/local-backend.ts';

const MB = 1_000_000;

/**
 * Resource limits of one reading; times in milliseconds. See docs/decisions/009-strangers-are-read-in-a-child-process.md for
 * measurements and reasons.
 */
export const READING = {
  // One second, minus the delay between measurements.
  cpuMs: 950,
  // Resident memory of the whole process: 200 MB, minus what a fast process allocates between two measurements.
  memory: 160 * MB,
  // From task to report. Fetching times out after 15 s.
  deadlineMs: 18_000,
  // Tests run on busy machines.
  startMs: IS_LOCAL_BACKEND ? 60_000 : 10_000,
  pollMs: 10,
  contacts: 30,
  // A report has about 50,000 characters.
  line: 500_000,
};
export type ReadingLimits = Readonly<typeof READING>;

/** CPU time after which a reading parses no further page, in milliseconds. The rest is for the checks. */
export const CPU_BUDGET_MS = 400;

/** Replaces a process after this much use, since its memory does not shrink. */
export const REPLACE_AFTER = { readings: 50, memory: 130 * MB } as const;

/** Limits of the operating system, which apply even while the parent process is busy. */
export const SYSTEM = {
  /** Old generation of the heap, in MiB. */
  heapMiB: 80,
  /** Young generation, in MiB. Small, since freed memory counts until it is returned. */
  semiSpaceMiB: 8,
  /** Writable memory, in KiB. V8 reserves 550,000 for code at startup. */
  dataKiB: 700_000,
  /** Maximum CPU time over the process's lifetime, in seconds. Ends an orphan in an endless loop. */
  cpuSeconds: 60,
} as const;

/** Limits of the readings in one instance. Locally, all callers share one IP address. */
export const QUEUE = {
  // Concurrent readings, in total and per caller.
  running: 8,
  perCaller: IS_LOCAL_BACKEND ? 8 : 2,
  // Queued readings, in total and per caller, and their timeout.
  waiting: 8,
  waitingPerCaller: IS_LOCAL_BACKEND ? 8 : 2,
  waitMs: 10_000,
  // Maximum idle processes.
  warm: 2,
};
export type QueueLimits = Readonly<typeof QUEUE>;
