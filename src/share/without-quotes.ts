import type { SharedReport } from './shared-report.ts';

/** Strips quotes, the comparison, and model-written texts from a result, so that it fits into a mailto URL. */
export function stripQuotes({ analysis, competitor: _, ...others }: SharedReport): SharedReport {
  const rest = { ...others, roadmap: null };
  if (!analysis) return { ...rest, analysis };
  const { audiences, firstLook: _firstLook, ...facts } = analysis.facts;
  return {
    ...rest,
    analysis: {
      ...analysis,
      engine: 'rules',
      findings: analysis.findings.map(({ seen: _seen, places: _places, ...finding }) => ({
        ...finding,
        evidence: '',
      })),
      facts: {
        ...facts,
        ...(audiences && { audiences: audiences.map(({ quote: _quote, ...audience }) => audience) }),
      },
    },
  };
}
