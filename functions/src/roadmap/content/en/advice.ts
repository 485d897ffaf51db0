import type { AdviceTexts } from '../../engine/content.ts';

/** For buyers of whom the catalogue says nothing more. */
export const advice: AdviceTexts = {
  company:
    'You’ll find them by name in their trade association’s member list and the local business directory. In small firms, the owner decides; in larger ones, ask who’s in charge of the work you help with. Start with the task you make easier for them, and name one similar customer.',
  public:
    'Council agendas, budgets, and notices of bids show months ahead what they plan to buy. The person in charge of the subject suggests, the administration signs, and small sums need no bid. Ask first how much may be bought without one, and when the next budget is made.',
  association:
    'Their website names the board, and most meet once a month. The board decides together, so one member has to be in favor before the meeting. Offer something the members can try, and write the three sentences that person will read out.',
  shop: 'Go there: the shelves show what sells and what is missing. The owner decides; in chains, it’s the category buyer. Bring a sample, the wholesale price, and the smallest order, and come back two weeks later.',
  consumer:
    'Find out where they already are when the need comes up: a place, an event, a group, a search. They decide alone or as a family, often on a recommendation. Show first what it looks like when it’s done, what it costs, and what someone like them says about it.',
};
