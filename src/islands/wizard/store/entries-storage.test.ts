import { describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY } from '../../../share/storage-key.ts';
import { watchOtherTabs } from './entries.ts';
import { parseEntries } from './entries-schema.ts';
import { answerAll, createTestWizard } from './testing.ts';

const getView = ({ store }: ReturnType<typeof createTestWizard>) => store.$state.get().view;

describe('stored entries', () => {
  it('are written on every change and restored', () => {
    const wizard = createTestWizard();
    wizard.store.open('website');
    wizard.store.setUrl('bright');
    wizard.store.choose('businessPhase', 'ads');
    const storedText = wizard.storedItems.get(STORAGE_KEY) ?? null;
    expect(parseEntries(storedText)).toEqual(wizard.store.$state.get().entries);
    const later = createTestWizard({
      storage: { getItem: () => storedText, setItem: vi.fn(), removeItem: vi.fn() },
    });
    later.store.syncFromStorage();
    expect(later.store.$state.get().entries).toEqual(wizard.store.$state.get().entries);
    expect(getView(later)).toBe('welcome');
  });

  it('are deleted by starting over', () => {
    const wizard = createTestWizard();
    answerAll(wizard.store);
    expect(wizard.storedItems.size).toBe(1);
    wizard.store.startOver();
    expect(wizard.storedItems.size).toBe(0);
    expect(getView(wizard)).toBe('welcome');
    expect(wizard.store.$state.get().entries.answers.businessPhase).toBeUndefined();
  });

  it('are optional: the check works without storage', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const wizard = createTestWizard({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    wizard.store.syncFromStorage();
    answerAll(wizard.store);
    expect(getView(wizard)).toBe('biggestChallenges');
    wizard.store.startOver();
    expect(getView(wizard)).toBe('welcome');
  });
});

it('are read again after a change in another tab and when the page is shown again', () => {
  const page = new EventTarget();
  const onChange = vi.fn();
  const stop = watchOtherTabs(onChange, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
  page.dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(1);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: STORAGE_KEY }));
  expect(onChange).toHaveBeenCalledTimes(2);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  page.dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(2);
});
