import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { z } from '../../../../src/domain/values/schema.ts';
import { checkedProse } from '../../platform/checked-prose.ts';
import type { LanguageModel } from '../../platform/gemini.ts';
import { untilAborted } from '../../platform/until-aborted.ts';
import { questionOf, SUMMARY_LENGTH } from './question.ts';

/** Maximum length of the model's response, in characters. */
const MAX_ANSWER = 10_000;
const ANSWER = z.object({ summary: z.string(), findings: z.array(z.string()) });

async function answerOf(pieces: AsyncIterable<string>): Promise<unknown> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > MAX_ANSWER) throw new Error('The response is too long.');
  }
  return JSON.parse(text);
}

export interface Writer {
  readonly model: LanguageModel;
  /** Aborts on timeout. */
  readonly signal: AbortSignal;
  /** Called with the error. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Lets a language model write the summary of a report, and nothing else. Returns null if it fails, or if the text is not
 * acceptable; then the rules' summary stays.
 */
export async function writeSummary(
  report: WebsiteAnalysis,
  language: Locale,
  { model, signal, onFailure }: Writer,
): Promise<string | null> {
  const question = questionOf(report, language, signal);
  try {
    const { summary, findings } = ANSWER.parse(await untilAborted(signal, answerOf(model.stream(question))));
    const known: readonly string[] = [...report.strengths, ...report.priorities];
    if (!findings.every((id) => known.includes(id)))
      throw new Error('The response names an unknown finding.');
    const host = URL.parse(report.url.final)?.hostname ?? null;
    const prose = checkedProse(summary, { ...SUMMARY_LENGTH, language, material: question.data, host });
    if (prose === null) throw new Error("The response isn't a plain-text summary.");
    return prose;
  } catch (error) {
    onFailure(error);
    return null;
  }
}
