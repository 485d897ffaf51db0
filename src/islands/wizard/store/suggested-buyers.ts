import type { WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import { CUSTOMER_TYPES } from '../../../domain/wizard/business-options.ts';

const MAX_SUGGESTIONS = 5;

/** Names of everybody. */
const ANYBODY =
  /^(?:business(?:es)?|companies|customers|employers|firms|arbeitgeber|betriebe|firmen|kunden|unternehmen)$/i;

const splitNames = (answer: string): readonly string[] =>
  answer
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean);

const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

/** Whether an answer has a name. */
export const hasBuyer = (answer: string, name: string): boolean =>
  splitNames(answer).some((other) => isSame(name, other));

/** A sentence rather than names: a name after a comma would read as a part of it. */
const SENTENCE = /[.!?]|(?:[^\s,;]+ ){4}[^\s,;]/;

/** Adds a name to an answer, or removes it. */
export const toggleBuyer = (answer: string, name: string): string => {
  const names = splitNames(answer);
  if (hasBuyer(answer, name)) return names.filter((other) => !isSame(name, other)).join(', ');
  return SENTENCE.test(answer) ? `${answer.trim()}; ${name}` : [...names, name].join(', ');
};

/** Names of buyers on the website, for the chosen customers, that the answer has not in other words: suggestions. */
export function suggestBuyers(
  report: WebsiteAnalysis | null,
  customerType: number | undefined,
  answer: string,
): readonly string[] {
  const typed = answer.toLowerCase();
  const fits = (isCompany: boolean): boolean => {
    if (customerType === CUSTOMER_TYPES.b2b) return isCompany;
    return customerType !== CUSTOMER_TYPES.b2c || !isCompany;
  };
  return (report?.facts.audiences ?? [])
    .filter(({ business }) => fits(business))
    .map(({ text }) => text)
    .filter((name) => !ANYBODY.test(name))
    .filter((name) => hasBuyer(answer, name) || !typed.includes(name.toLowerCase()))
    .slice(0, MAX_SUGGESTIONS);
}
