import { cleanLine, cleanLines } from '../../../src/domain/values/text.ts';
import type { Block, Fact, Link, MailContent } from './mail-content.ts';
import { breakLinks } from './typed-text.ts';

/** Quotes every line, so that user input cannot impersonate our text. */
const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const renderFact = ({ label, value }: Fact): string => `${label}: ${cleanLine(value).trim()}`;

const renderLink = ({ label, url }: Link): string => `${label}:\n${url}`;

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'facts':
      return block.facts.map(renderFact).join('\n');
    case 'link':
      return renderLink(block);
    case 'user-input': {
      const { notice, facts, message, link, isUnlinked } = block;
      const lines = facts.map(renderFact).join('\n');
      const input = message ? `${lines}\n\n${message.label}:\n${cleanLines(message.value).trim()}` : lines;
      return [
        notice,
        quote(isUnlinked ? breakLinks(input) : input),
        ...(link ? [renderLink(link)] : []),
      ].join('\n\n');
    }
  }
}

/** An email as plain text. */
export const renderMailText = ({ heading, blocks, footer }: MailContent): string =>
  `${[heading, ...blocks.map(renderBlock), ['-- ', ...footer].join('\n')].join('\n\n')}\n`;
