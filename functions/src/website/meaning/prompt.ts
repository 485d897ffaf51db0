import { BUSINESS_KINDS } from '../../../../src/contract/website/business-kinds.ts';
import type { Prompt } from '../../platform/model/language-model.ts';
import text from './prompt.json' with { type: 'json' };
import type { SiteText } from './site-text-schema.ts';

export const TOPICS = ['offer', 'buyer', 'next', 'proof'] as const;
export const MAX_STATEMENTS = 20;
const MAX_TOKENS = 3_000;

const SYSTEM = text.system.join('\n');

const quoted = { page: { type: 'integer' }, quote: { type: 'string' } };

/** Builds the request to read a website's text. It is the same in every language of the report. */
export const buildPrompt = (pages: SiteText, signal: AbortSignal): Prompt => ({
  system: SYSTEM,
  data: JSON.stringify({
    kinds: BUSINESS_KINDS,
    pages: pages.map(({ path, lines }, page) => ({
      page,
      path,
      text: lines.map(({ text, where }) => (where === 'heading' ? `# ${text}` : text)).join('\n'),
    })),
  }),
  schema: {
    type: 'object',
    properties: {
      kind: {
        anyOf: [
          {
            type: 'object',
            properties: { id: { type: 'string', enum: BUSINESS_KINDS }, ...quoted },
            required: ['id', 'page', 'quote'],
          },
          { type: 'null' },
        ],
      },
      statements: {
        type: 'array',
        maxItems: MAX_STATEMENTS,
        items: {
          type: 'object',
          properties: {
            topic: { type: 'string', enum: TOPICS },
            ...quoted,
            name: { type: 'string' },
            isCompany: { type: 'boolean' },
          },
          required: ['topic', 'page', 'quote'],
        },
      },
    },
    required: ['kind', 'statements'],
  },
  maxTokens: MAX_TOKENS,
  signal,
});
