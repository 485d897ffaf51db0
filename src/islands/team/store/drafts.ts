import { atom, type WritableAtom } from 'nanostores';
import { NOTE_LIMIT } from '../../../domain/applications/history.ts';
import { cleanLines } from '../../../domain/values/text.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import { createStoredAtom } from './stored-atom.ts';

/** An unsaved note. */
export interface Draft {
  readonly text: string;
  readonly state: 'typed' | 'saving' | 'failed';
}

/** A note as it is saved. */
const cleanNote = (text: string): string => cleanLines(text).trim();

/** Length of a note in characters, at most {@link NOTE_LIMIT} of which can be saved. */
export const getNoteLength = (text: string): number => cleanNote(text).length;

/** By application id. */
export type DraftTexts = ReadonlyMap<string, string>;

/** One draft per application, kept until it is saved or discarded. */
export function createDrafts(session: Pick<TeamSession, 'addNote'>, $texts: WritableAtom<DraftTexts>) {
  /** By application id. */
  const $drafts = atom<ReadonlyMap<string, Draft>>(
    new Map([...$texts.get()].map(([id, text]) => [id, { text, state: 'typed' }])),
  );

  const put = (id: string, draft: Draft | null): void => {
    const next = new Map($drafts.get());
    if (draft && draft.text !== '') next.set(id, draft);
    else next.delete(id);
    $drafts.set(next);
    $texts.set(new Map([...next].map(([key, { text }]) => [key, text])));
  };

  return {
    $drafts,

    setText(id: string, text: string): void {
      const isSaving = $drafts.get().get(id)?.state === 'saving';
      put(id, { text, state: isSaving ? 'saving' : 'typed' });
    },

    /** Saves the note, unless it is too long. Keeps text typed while saving, and the draft if saving fails. */
    async save(id: string): Promise<void> {
      const draft = $drafts.get().get(id);
      const note = draft && cleanNote(draft.text);
      if (!draft || !note || note.length > NOTE_LIMIT || draft.state === 'saving') return;
      put(id, { ...draft, state: 'saving' });
      const state = await session.addNote(id, note).then(
        () => 'typed' as const,
        () => 'failed' as const,
      );
      const text = $drafts.get().get(id)?.text ?? '';
      put(id, state === 'typed' && cleanNote(text) === note ? null : { text, state });
    },

    discard: (id: string) => put(id, null),
  };
}

// Written by hand, because schemas would make the dashboard 7 KB larger.
const isTexts = (value: unknown): value is readonly (readonly [string, string])[] =>
  Array.isArray(value) &&
  value.every(
    (entry) => Array.isArray(entry) && entry.length === 2 && entry.every((each) => typeof each === 'string'),
  );

/** In session storage. @param owner separates the drafts of several members */
export const createStoredDraftTexts = (owner: string): WritableAtom<DraftTexts> =>
  createStoredAtom<DraftTexts>(
    () => sessionStorage,
    `dashboard-drafts-${owner}`,
    new Map(),
    (text) => {
      const value: unknown = JSON.parse(text);
      return new Map(isTexts(value) ? value : []);
    },
    (texts) => JSON.stringify([...texts]),
  );
