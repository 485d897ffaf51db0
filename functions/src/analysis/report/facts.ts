import type { WebsiteAnalysis } from '../../../../src/contract/analyze-website.ts';
import { EMAIL } from '../checks/words.ts';
import type { Snapshot } from '../snapshot.ts';

const EMAILS = new RegExp(EMAIL, 'gi');

/** Different addresses on the page; only their number leaves this function. */
function countEmails({ page }: Snapshot): number {
  const linked = page.links.flatMap(({ href }) => /^mailto:([^?]+@[^?]+)/i.exec(href)?.[1] ?? []);
  const written = page.blocks.flatMap(({ text }) => text.match(EMAILS) ?? []);
  return new Set([...linked, ...written].map((address) => address.toLowerCase().trim())).size;
}

/** What can be said about the page without judging it. */
export function factsOf(site: Snapshot): WebsiteAnalysis['facts'] {
  const { page, bytes } = site;
  return {
    language: /^[a-z]{2,3}/i.exec(page.lang.trim())?.[0].toLowerCase() ?? null,
    wordCount: page.wordCount,
    bytes,
    bookingTool: null,
    thirdParties: [],
    structuredData: [],
    emails: countEmails(site),
  };
}
