import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { NOTE_LIMIT } from '../../../domain/applications/history.ts';
import { createDrafts, type DraftTexts } from './drafts.ts';

function setUp() {
  const $texts = atom<DraftTexts>(new Map());
  const addNote = vi.fn(async (_id: string, _text: string) => undefined);
  const drafts = createDrafts({ addNote }, $texts);
  const getText = (id: string) => drafts.$drafts.get().get(id)?.text;
  return { drafts, addNote, $texts, getText };
}

it('keeps one draft per application across reloads', () => {
  const { drafts, addNote, $texts, getText } = setUp();
  drafts.setText('a', 'Call Ada');
  drafts.setText('b', 'Call Bea');
  expect([getText('a'), getText('b')]).toEqual(['Call Ada', 'Call Bea']);
  const after = createDrafts({ addNote }, $texts);
  expect(after.$drafts.get().get('a')).toEqual({ text: 'Call Ada', state: 'typed' });
  after.discard('a');
  after.setText('b', '');
  expect($texts.get().size).toBe(0);
});

it('drops a saved draft, but keeps text typed while saving', async () => {
  const { drafts, addNote, getText } = setUp();
  drafts.setText('a', ' Call Ada ');
  await drafts.save('a');
  expect(addNote).toHaveBeenCalledExactlyOnceWith('a', 'Call Ada');
  expect(getText('a')).toBeUndefined();
  drafts.setText('a', 'One');
  const saving = drafts.save('a');
  drafts.setText('a', 'One and two');
  await drafts.save('a');
  await saving;
  expect(addNote).toHaveBeenCalledTimes(2);
  expect(drafts.$drafts.get().get('a')).toEqual({ text: 'One and two', state: 'typed' });
});

it('saves a note without invisible characters', async () => {
  const { drafts, addNote, getText } = setUp();
  drafts.setText('a', '\u2068Ada\u2069:\u000bcalled \u202d030 123\u202c\u2028');
  await drafts.save('a');
  expect(addNote).toHaveBeenCalledExactlyOnceWith('a', 'Ada:\ncalled 030 123');
  expect(getText('a')).toBeUndefined();
});

it('keeps a draft that is too long to be saved', async () => {
  const { drafts, addNote, getText } = setUp();
  const long = 'x'.repeat(NOTE_LIMIT + 1);
  drafts.setText('a', long);
  await drafts.save('a');
  expect(addNote).not.toHaveBeenCalled();
  expect(getText('a')).toBe(long);
  drafts.setText('a', ` ${'x'.repeat(NOTE_LIMIT)} `);
  await drafts.save('a');
  expect(addNote).toHaveBeenCalledOnce();
});

it('keeps a draft that fails to save, and a blank one', async () => {
  const { drafts, addNote } = setUp();
  addNote.mockRejectedValueOnce(new Error('PERMISSION_DENIED'));
  drafts.setText('a', 'Call Ada');
  await drafts.save('a');
  expect(drafts.$drafts.get().get('a')).toEqual({ text: 'Call Ada', state: 'failed' });
  drafts.setText('b', '  ');
  await drafts.save('b');
  expect(addNote).toHaveBeenCalledOnce();
});
