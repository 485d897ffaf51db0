import { IS_LOCAL_BACKEND } from '../../platform/local-backend.ts';

const MB = 1_000_000;

/** What one reading may cost. */
export interface ReadingLimits {
  /** Processor time, in milliseconds. */
  readonly cpuMs: number;
  /** Resident memory of the whole process, in bytes. */
  readonly memory: number;
  /** From the task to the report, in milliseconds. */
  readonly deadlineMs: number;
  /** Until a process that was started is ready, in milliseconds. */
  readonly startMs: number;
  /** Between two looks at a process that reads, in milliseconds. */
  readonly lookMs: number;
  /** Hosts that one reading may ask for. */
  readonly contacts: number;
  /** Longest line that a process may write, in characters. */
  readonly line: number;
}

/** Measured figures and the reasons stand in docs/decisions/009-strangers-are-read-in-a-child-process.md. */
export const READING: ReadingLimits = {
  // A second, less what passes until it is noticed.
  cpuMs: 950,
  // 200 MB, less what a fast one takes until it is noticed.
  memory: 160 * MB,
  // The fetch ends itself after 15 s.
  deadlineMs: 18_000,
  startMs: 10_000,
  lookMs: 10,
  contacts: 30,
  // A report has about 50,000.
  line: 500_000,
};

/** Processor time after which a reading takes up no further page, in milliseconds: the rest is for judging what it has. */
export const SPENT_MS = 400;

/** A process that was used this much is replaced, since its memory does not shrink again. */
export const WORN = { readings: 50, memory: 130 * MB } as const;

/** The last line, drawn by the system: it holds even while the process that watches is busy itself. */
export const SYSTEM = {
  /** Old generation of the JavaScript heap, in MiB. */
  heapMiB: 80,
  /** Its young generation: small, since what is not given back at once counts. */
  semiSpaceMiB: 8,
  /** Writable memory, in KiB, of which V8 reserves 550,000 for code before anything runs. */
  dataKiB: 700_000,
  /** Processor time of a whole life, in seconds: ends one that lost its parent in an endless loop. */
  cpuSeconds: 60,
} as const;

/** How many readings there may be, in one instance. */
export interface QueueLimits {
  /** Readings at once, and of one caller. */
  readonly running: number;
  readonly perCaller: number;
  /** Others that wait, those of one caller among them, and how long, in milliseconds. */
  readonly waiting: number;
  readonly waitingPerCaller: number;
  readonly waitMs: number;
  /** Idle processes that are kept. */
  readonly warm: number;
}

export const QUEUE: QueueLimits = {
  running: 8,
  // On one machine all callers look alike.
  perCaller: IS_LOCAL_BACKEND ? 8 : 2,
  waiting: 8,
  waitingPerCaller: IS_LOCAL_BACKEND ? 8 : 2,
  waitMs: 10_000,
  warm: 2,
};
