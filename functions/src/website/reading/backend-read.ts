import * as logger from 'firebase-functions/logger';
import { AnalysisError } from '../fault.ts';
import { getSystemMeter } from './meter.ts';
import { openReader, type Reader } from './reader.ts';
import { createReaders } from './readers.ts';
import { spawnReader } from './spawn-reader.ts';

const meter = getSystemMeter();
/** Whether the operating system's limits apply. Disabled once a process cannot even start within them. */
let isLimited = process.platform === 'linux';

const isBusy = (error: unknown): boolean => error instanceof AnalysisError && error.fault === 'busy';

async function open(): Promise<Reader> {
  const wasLimited = isLimited;
  try {
    return await openReader({
      child: spawnReader(wasLimited),
      meter,
      onEnd: (reason) => logger.warn('A website reader process was terminated', { reason }),
      onFailure: (error) => logger.error('Unexpected error while reading a website', { error }),
    });
  } catch (error) {
    if (!wasLimited || isBusy(error)) throw error;
    isLimited = false;
    return open();
  }
}

/** The reader pool of this instance. */
export const { read: backendRead, prepare: prepareToRead } = createReaders({ open });
