import { z } from '../domain/values/schema.ts';

/** Why a request is invalid, for developers. */
export interface RequestError {
  /** Path of the field: "analysisData.findings[0].id". */
  readonly field: string;
  readonly reason: string;
}

/** The first validation error of a request, in schema order. */
export const toRequestError = ({ issues: [first] }: z.core.$ZodError): RequestError => ({
  field: z.core.toDotPath(first?.path ?? []) || 'data',
  reason: first?.message ?? 'Invalid input',
});
