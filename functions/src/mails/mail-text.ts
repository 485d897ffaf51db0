import type { Block, Fact, Link, MailContent } from './mail-content.ts';
import { typedLine, typedLines } from './typed-text.ts';

/** Quotes every line, so that submitted text cannot impersonate ours. */
const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const factLine = ({ label, value }: Fact): string => `${label}: ${typedLine(value)}`;

const linkText = ({ label, url }: Link): string => `${label}:\n${url}`;

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'facts':
      return block.facts.map(factLine).join('\n');
    case 'link':
      return linkText(block);
    case 'typed': {
      const { notice, facts, message, link } = block;
      const lines = facts.map(factLine).join('\n');
      const typed = message ? `${lines}\n\n${message.label}:\n${typedLines(message.value)}` : lines;
      return [notice, quote(typed), ...(link ? [linkText(link)] : [])].join('\n\n');
    }
  }
}

/** An email as plain text. */
export const mailText = ({ heading, blocks, footer }: MailContent): string =>
  `${[heading, ...blocks.map(blockText), ['-- ', ...footer].join('\n')].join('\n\n')}\n`;
