import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { z } from '../../../../src/domain/values/schema.ts';
import { checkProse } from '../../platform/checked-prose.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { untilAborted } from '../../platform/until-aborted.ts';
import { buildPrompt, SUMMARY_LENGTH } from './prompt.ts';

const MAX_RESPONSE_CHARS = 10_000;
const RESPONSE_SCHEMA = z.object({ summary: z.string(), findings: z.array(z.string()) });

async function parseResponse(chunks: AsyncIterable<string>): Promise<unknown> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > MAX_RESPONSE_CHARS) throw new Error('The response is too long.');
  }
  return JSON.parse(text);
}

export interface SummaryOptions {
  readonly model: LanguageModel;
  /** Aborts on timeout. */
  readonly signal: AbortSignal;
  /** Called for timeouts, invalid responses and API errors. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Has a language model write the summary of a report, and nothing else. Returns null if it fails, or if the text is not
 * acceptable; the caller then keeps the rule-based summary.
 */
export async function writeSummary(
  report: WebsiteAnalysis,
  language: Locale,
  { model, signal, onFailure }: SummaryOptions,
): Promise<string | null> {
  const prompt = buildPrompt(report, language, signal);
  try {
    const { summary, findings } = RESPONSE_SCHEMA.parse(
      await untilAborted(signal, parseResponse(model.stream(prompt))),
    );
    const offeredIds: readonly string[] = [...report.strengths, ...report.priorities];
    if (!findings.every((id) => offeredIds.includes(id)))
      throw new Error('The response names an unknown finding.');
    const host = URL.parse(report.url.final)?.hostname ?? null;
    const prose = checkProse(summary, { ...SUMMARY_LENGTH, language, material: prompt.data, host });
    if (prose === null) throw new Error("The response isn't a plain-text summary.");
    return prose;
  } catch (error) {
    onFailure(error);
    return null;
  }
}
