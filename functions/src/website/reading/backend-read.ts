import * as logger from 'firebase-functions/logger';
import { AnalysisError } from '../fault.ts';
import { getSystemMeter } from './meter.ts';
import { openReader, type Reader } from './reader.ts';
import { createReaders } from './readers.ts';
import { canLimit, spawnReader } from './spawn-reader.ts';

const meter = getSystemMeter();
/** Whether the operating system's limits apply; undefined until that is known. */
let isLimited: boolean | undefined;

function determineLimits(): boolean {
  const canBeLimited = canLimit();
  if (!canBeLimited)
    logger.error('This platform has no limits: website readers are only measured from outside');
  return canBeLimited;
}

const isBusy = (error: unknown): boolean => error instanceof AnalysisError && error.fault === 'busy';

function openOnce(): Promise<Reader> {
  isLimited ??= determineLimits();
  return openReader({
    child: spawnReader(isLimited),
    meter,
    onEnd: (reason) => logger.warn('A website reader process was terminated', { reason }),
    onFailure: (error) => logger.error('Unexpected error while reading a website', { error }),
  });
}

/** Tries twice, since a system that lacks memory for a moment must not fail a visitor. */
async function open(): Promise<Reader> {
  try {
    return await openOnce();
  } catch (error) {
    if (isBusy(error)) throw error;
    return openOnce();
  }
}

export const { read: backendRead, prepare: prepareToRead } = createReaders({ open });
