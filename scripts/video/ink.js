/** Drawing helpers of the clip: the site's colors, shapes, and easing. */
const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
export const TONES = ['--ice-light', '--iris-light', '--rose-light', '--ember-light'].map(token);
export const NIGHT = token('--night');
export const CARD = token('--night-raised');
export const LINE = token('--night-hairline');
export const PAPER = token('--night-text');
export const COLD = token('--night-soft');

export const context = document.querySelector('canvas').getContext('2d');

const clamp = (value) => Math.min(1, Math.max(0, value));
const ease = (value) => {
  const x = clamp(value);
  return x * x * (3 - 2 * x);
};
export const between = (t, from, to) => ease((t - from) / (to - from));
export const mix = (a, b, share) => a + (b - a) * share;

export const box = (x, y, width, height, radius, fill, stroke) => {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fillStyle = fill;
  context.fill();
  if (!stroke) return;
  context.strokeStyle = stroke;
  context.lineWidth = 1.2;
  context.stroke();
};
export const bar = (x, y, width, share, color) => {
  if (share > 0) box(x - 4, y - 4, 8 + width * share, 8, 4, color);
};
export const dot = (x, y, radius, color) => {
  context.beginPath();
  context.arc(x, y, Math.max(0, radius), 0, 7);
  context.fillStyle = color;
  context.fill();
};
export const tick = (x, y, share, color, size = 1) => {
  if (share <= 0) return;
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.beginPath();
  context.setLineDash([27 * share, 99]);
  context.moveTo(0, 0);
  context.lineTo(6, 6);
  context.lineTo(18, -7);
  context.strokeStyle = color;
  context.lineWidth = 3.2;
  context.stroke();
  context.restore();
};
