import type { AdviceTexts } from '../../engine/content.ts';

/** For buyers of whom the catalogue says nothing more. */
export const advice: AdviceTexts = {
  company:
    'Look for them in their trade association’s member list and the local business directory. In small firms, the owner decides. In larger ones, ask who’s in charge of the work you help with. Tell them which task you’d make easier, and name a similar customer.',
  public:
    'Council agendas, budgets, and bid notices show months ahead what they plan to buy. The department suggests a purchase, and the administration signs off on it. First, ask how much they can spend without going out to bid and when they’ll plan the next budget.',
  association:
    'Their website names the board, which usually meets once a month. The board decides together, so get one member on your side before the meeting. Offer something members can try, and write three sentences for that person to read aloud.',
  shop: 'Go there and look at the shelves to see what sells and what’s missing. The owner decides, or a category buyer if it’s a chain. Bring a sample, your wholesale price, and your minimum order, and come back two weeks later.',
  consumer:
    'Find out where people look when they need you: a place, an event, a group, or a search engine. They decide alone or as a family, often because someone recommended you. Show them what they’ll get, what it costs, and what other customers say.',
};
