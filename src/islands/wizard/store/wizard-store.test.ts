import { describe, expect, it } from 'vitest';
import { answerAll, createTestWizard } from './testing.ts';

const getView = ({ store }: ReturnType<typeof createTestWizard>) => store.$state.get().view;

describe('steps', () => {
  it('navigate from the welcome to the result and back', () => {
    const wizard = createTestWizard();
    expect(getView(wizard)).toBe('welcome');
    answerAll(wizard.store);
    expect(getView(wizard)).toBe('biggestChallenges');
    wizard.store.next();
    expect(getView(wizard)).toBe('results');
    wizard.store.back();
    expect(getView(wizard)).toBe('biggestChallenges');
  });

  it('stop at the first unanswered step', () => {
    const wizard = createTestWizard();
    wizard.store.open('website');
    wizard.store.next();
    expect(getView(wizard)).toBe('website');
    wizard.store.skipWebsite();
    wizard.store.next();
    expect(getView(wizard)).toBe('businessPhase');
    wizard.store.open('results');
    expect(getView(wizard)).toBe('businessPhase');
  });

  it('remove an answer when it is deselected', () => {
    const { store } = createTestWizard();
    store.choose('businessPhase', 'ads');
    store.choose('businessPhase', 'mvp');
    expect(store.$state.get().entries.answers.businessPhase).toEqual({
      selected: ['mvp', 'ads'],
      totalPoints: 8,
    });
    store.choose('businessPhase', 'ads');
    store.choose('businessPhase', 'mvp');
    expect(store.$state.get().entries.answers.businessPhase).toBeUndefined();
  });

  it('keep the minimum price below the maximum', () => {
    const { store } = createTestWizard();
    const price = () => store.$state.get().entries.answers.priceRange;
    store.choosePricePreset('1k-10k');
    store.setMinPrice(20_000);
    expect(price()).toEqual({ min: 10_000, max: 10_000, highTicketBonus: 20 });
    store.setMaxPrice(50);
    expect(price()).toEqual({ min: 10_000, max: 10_000, highTicketBonus: 20 });
    store.setMinPrice(Number.NaN);
    store.setMinPrice(-5);
    store.setMaxPrice(4999);
    expect(price()).toEqual({ min: 10, max: 4999, highTicketBonus: 0 });
  });
});
