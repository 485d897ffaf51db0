import type { WishTexts } from '../../engine/content.ts';

/** What follows from sentences in the visitor's own words. */
export const wishes: WishTexts = {
  'no-ads': {
    so: 'No step costs money for ads; this one works without.',
    how: 'Spend the hour that setting up ads would take on this instead.',
  },
  'small-budget': {
    so: 'No step costs more than what you named.',
    how: 'Write that sum at the top of the page, and spend it here before anywhere else.',
  },
  'little-time': {
    so: 'Plan on {batch} contacts a week, no more.',
    how: 'Give this the two hours a week you really have, always the same two.',
  },
  'few-orders': {
    so: 'The plan looks for few, better orders: {batch} contacts a week are enough.',
    how: 'Count how many orders you can still take this quarter, and stop when they’re filled.',
  },
  nearby: {
    so: 'Everyone outside this area is left out.',
    how: 'Draw the area you named on a map and cross out everyone beyond it.',
  },
  'set-hours': {
    so: 'Every step keeps to these hours.',
    how: 'Put these days and hours next to every phone number and address you publish.',
  },
  pause: {
    so: 'Nothing is planned for that time.',
    how: 'Block those weeks on your calendar: finish each step before them, or start it afterward.',
  },
  season: {
    so: 'The plan begins eight weeks before that.',
    how: 'Count back eight weeks from the time you named, and put that day on the calendar as the start.',
  },
  'no-calls': {
    so: 'No step asks you to call strangers.',
    how: 'Do this in writing or in person; nobody has to be called.',
  },
  'no-social': {
    so: 'No step asks you to post anything.',
    how: 'Leave social networks out: the hour goes into this.',
  },
  'no-camera': {
    so: 'No step puts you in front of a camera.',
    how: 'Do this in writing or in person; your work can be in the picture instead of you.',
  },
  'no-mail': {
    so: 'No step asks you to send email to strangers.',
    how: 'Do this in person, by phone, or by mail; no mass emails.',
  },
  'no-travel': {
    so: 'No step takes you to fairs or on the road.',
    how: 'Do this from your desk: by phone, by video, or by mail.',
  },
  'no-discounts': {
    so: 'No step lowers your prices.',
    how: 'Answer a request for a discount with a smaller order at the same rate.',
  },
  minimum: {
    so: 'This step names your smallest order, so nobody asks for less.',
    how: 'Put your smallest order into the first message and next to every price.',
  },
  'no-staff': {
    so: 'Steps that would need more people are left out; {batch} contacts a week are enough.',
    how: 'Hand over to a machine or leave out whatever keeps your people from the real work.',
  },
  'late-payment': {
    so: 'Getting paid is part of this step.',
    how: 'Ask for a third when the order comes in, and put the due date into the quote.',
  },
  'one-big-customer': {
    so: 'The plan looks for others of that kind first.',
    how: 'Write down what the one big customer buys and why, and look for three others with the same reason.',
  },
  'new-offer': {
    so: 'The new offer gets its first customers here.',
    how: 'Show the new offer to five people who already buy from you before anyone else hears of it.',
  },
  'short-notice': {
    so: 'This step says how far ahead people have to book.',
    how: 'Say in the first reply how much notice you need, and what a rush job costs.',
  },
  'handing-over': {
    so: 'The plan builds something you can hand over.',
    how: 'Write down who buys from you and why, so that it can be passed on with the keys.',
  },
  abroad: {
    so: 'This step takes one country at a time.',
    how: 'Make one list for each country, with a contact there whom customers can call.',
  },
  'only-this': {
    so: 'This comes first wherever you describe what you do.',
    how: 'Begin the first list with what you told us.',
  },
  'not-this': {
    so: 'This is the first thing on the list of what you turn down.',
    how: 'Begin the second list with what you told us.',
  },
};
