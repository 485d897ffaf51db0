import { bar, between, box, CARD, context, dot, LINE, mix, NIGHT, tick } from './ink.js';

/** Draws the card of each step; `s` is the time in seconds since the path reached it. */
export const CARDS = [
  (s, tone) => {
    box(350, 215, 290, 170, 14, CARD, LINE);
    for (const [row, width] of [66, 44, 56].entries())
      bar(382, 267 + row * 33, width, between(s, 0.4 + row * 0.3, 1 + row * 0.3), LINE);
    context.strokeStyle = tone;
    context.lineWidth = 2;
    for (const [radius, from] of [
      [52, 0.3],
      [32, 0.6],
    ]) {
      context.globalAlpha = 0.7 * between(s, from, from + 0.7);
      context.beginPath();
      context.arc(555, 300, radius * mix(1.5, 1, between(s, from, from + 0.7)), 0, 7);
      context.stroke();
    }
    context.globalAlpha = 1;
    dot(555, 300, 11 * between(s, 1.1, 1.5), tone);
  },
  (s, tone) => {
    box(160, 605, 290, 190, 14, CARD, LINE);
    [90, 126, 104, 76].forEach((width, row) => {
      const y = 643 + row * 38;
      const shown = between(s, 0.3 + row * 0.25, 0.8 + row * 0.25);
      const chosen = row === 1 || row === 2;
      dot(198, y, 11 * shown, chosen && s > 1.7 ? tone : LINE);
      bar(230, y, width - 8, shown, LINE);
      if (chosen) tick(396, y, between(s, 1.7 + row * 0.2, 2.1 + row * 0.2), tone);
    });
  },
  (s, tone) => {
    const first = between(s, 0.2, 0.7);
    const second = between(s, 1.3, 1.8);
    context.globalAlpha = first;
    box(350, 1000, 208, 80, 14, CARD, LINE);
    bar(384, 1030, 112, between(s, 0.5, 1.1), LINE);
    bar(384, 1052, 70, between(s, 0.8, 1.3), LINE);
    context.globalAlpha = second;
    box(452, 1104, 188, 76, 14, CARD, LINE);
    bar(484, 1132, 102, between(s, 1.7, 2.3), tone);
    bar(484, 1154, 58, between(s, 2, 2.5), tone);
    context.globalAlpha = 1;
  },
  (s, tone) => {
    box(160, 1410, 290, 180, 14, CARD, LINE);
    bar(192, 1440, 76, between(s, 0.3, 0.8), LINE);
    for (let day = 0; day < 15; day++) {
      const size = between(s, 0.2 + day * 0.05, 0.6 + day * 0.05);
      const [x, y] = [198 + (day % 5) * 54, 1480 + Math.floor(day / 5) * 38];
      const booked = day === 8 && s > 1.4;
      const grown = booked ? mix(1, 1.25, between(s, 1.4, 1.7) - between(s, 1.7, 2)) : 1;
      box(
        x - 14 * size * grown,
        y - 12 * size * grown,
        28 * size * grown,
        24 * size * grown,
        6,
        booked ? tone : LINE,
      );
    }
    tick(353, 1518, between(s, 1.6, 2), NIGHT, 0.62);
  },
];
