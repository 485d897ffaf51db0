import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { createNonInteractivePrompts, createTerminalPrompts, type PresetAnswers } from './prompts.ts';

const NO_PRESETS: PresetAnswers = { flags: {}, environment: {} };

/** A terminal that answers each question with the next line. */
function createFakeTerminal(preset: PresetAnswers, ...replies: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const lines = replies.values();
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    if (/[\]:] $/.test(stripVTControlCharacters(String(chunk)))) input.write(`${lines.next().value}\r`);
  });
  return { prompts: createTerminalPrompts(preset, { input, output }), shown: () => shown };
}

it('takes the default answer for Enter', async () => {
  const { prompts } = createFakeTerminal(NO_PRESETS, '', 'y', 'no', '', 'us-central1');
  expect(await prompts.confirm('Database?')).toBe(true);
  expect(await prompts.confirm('Database?')).toBe(true);
  expect(await prompts.confirm('Database?')).toBe(false);
  expect(await prompts.ask('region', 'Location', 'europe-west1')).toBe('europe-west1');
  expect(await prompts.ask('region', 'Location', 'europe-west1')).toBe('us-central1');
});

it('doesn’t echo secrets', async () => {
  const { prompts, shown } = createFakeTerminal(NO_PRESETS, 'smtps://ida:hunter2@mail.example');
  expect(await prompts.askSecret('SMTP_URL', 'The mail server')).toBe('smtps://ida:hunter2@mail.example');
  expect(shown()).toContain('The mail server (not shown): ');
  expect(shown()).not.toContain('hunter2');
});

it('doesn’t ask for values set by flags or variables', async () => {
  const { prompts, shown } = createFakeTerminal({
    ...NO_PRESETS,
    flags: { email: 'a@b.example' },
    environment: { KEY: 'k' },
  });
  expect(await prompts.ask('email', 'Address')).toBe('a@b.example');
  expect(await prompts.askSecret('KEY', 'Key')).toBe('k');
  expect(shown()).toBe('');
});

it('requires flags and variables without a terminal', async () => {
  const prompts = createNonInteractivePrompts(NO_PRESETS);
  await expect(prompts.ask('region', 'Location', 'europe-west1')).rejects.toThrow('needs --region');
  await expect(prompts.askSecret('SMTP_URL', '')).rejects.toThrow('needs the environment variable SMTP_URL');
});
