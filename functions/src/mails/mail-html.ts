/**
 * Renders an email as HTML. Mail clients support few styles and no stylesheets, so styles are inline. The
 * email loads no remote content, so it cannot track opens.
 */
import { cleanLine, cleanLines } from '../../../src/domain/values/text.ts';
import type { Block, Fact, Link, MailContent } from './mail-content.ts';
import { breakLinks } from './typed-text.ts';

/** Colors of src/styles/tokens.css by token name, from scripts/function-constants.ts. */
declare const __MAIL_COLORS__: Readonly<
  Record<'paper' | 'paper-raised' | 'ink' | 'ink-soft' | 'hairline-color' | 'focus', string>
>;
const COLORS = __MAIL_COLORS__;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const TEXT_STYLE = 'margin:0 0 16px;font-size:16px;line-height:1.55';
const SMALL_STYLE = `font-size:13px;line-height:1.5;color:${COLORS['ink-soft']}`;
/** Breaks long words, so that the email is no wider than the screen. */
const BREAK_STYLE = 'word-break:break-word;overflow-wrap:anywhere';

const renderFactRow = ({ label, value }: Fact): string =>
  `<tr><td style="padding:3px 16px 3px 0;vertical-align:top;${SMALL_STYLE};white-space:nowrap">${escapeHtml(label)}</td>` +
  `<td dir="auto" style="padding:3px 0;vertical-align:top;font-size:15px;line-height:1.45;${BREAK_STYLE}">${escapeHtml(cleanLine(value).trim())}</td></tr>`;

const renderFactTable = (facts: readonly Fact[], bottomMargin = 16): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 ${bottomMargin}px;border-collapse:collapse">${facts.map(renderFactRow).join('')}</table>`;

const renderLines = (text: string): string => escapeHtml(cleanLines(text).trim()).replaceAll('\n', '<br>');

const renderPlainLink = ({ label, url }: Link): string =>
  `<p style="margin:-8px 0 24px;font-size:15px"><a href="${escapeHtml(url)}" style="color:${COLORS.focus}">${escapeHtml(label)}</a></p>`;

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${TEXT_STYLE}">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;${SMALL_STYLE}">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return renderFactTable(block.facts);
    case 'link':
      return (
        `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;` +
        `background:${COLORS.ink};color:${COLORS['paper-raised']};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`
      );
    case 'user-input': {
      const { notice, facts, message, link, isUnlinked } = block;
      const messageHtml = message
        ? `<p style="margin:0 0 4px;${SMALL_STYLE}">${escapeHtml(message.label)}</p><p dir="auto" style="margin:0;font-size:15px;line-height:1.5;${BREAK_STYLE}">${renderLines(message.value)}</p>`
        : '';
      const typed = renderFactTable(facts, message ? 12 : 0) + messageHtml;
      const input = isUnlinked ? typed.replace(/(?<=>)[^<]+/g, breakLinks) : typed;
      return (
        `<p style="margin:0 0 8px;${SMALL_STYLE}">${escapeHtml(notice)}</p>` +
        `<blockquote style="margin:0 0 20px;padding:14px 16px;border:1px solid ${COLORS['hairline-color']};border-radius:6px;background:${COLORS.paper}">${input}</blockquote>${link ? renderPlainLink(link) : ''}`
      );
    }
  }
}

/** An email as a complete HTML document. */
export const renderMailHtml = ({ language, subject, heading, blocks, footer }: MailContent): string =>
  [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light"><meta name="format-detection" content="telephone=no,address=no,email=no,date=no">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${COLORS.paper}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLORS.paper}"><tr><td align="center" style="padding:24px 12px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;text-align:left">',
    `<tr><td style="padding:28px 24px 12px;background:${COLORS['paper-raised']};border:1px solid ${COLORS['hairline-color']};border-radius:8px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:${COLORS.ink}">`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:700">${escapeHtml(heading)}</h1>`,
    ...blocks.map(renderBlock),
    '</td></tr>',
    `<tr><td style="padding:16px 24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;${SMALL_STYLE}">${footer.map(escapeHtml).join('<br>')}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
