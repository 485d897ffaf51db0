/**
 * Draws the clip's frame at a given time: cold names all around, a path that warms up the ones it passes, and four
 * markers that show their step. Runs in a browser; scripts/render-video.ts requests each frame.
 */
import { CARDS } from './cards.js';
import { between, COLD, context, dot, LINE, mix, NIGHT, PAPER, TONES } from './ink.js';

const WAY =
  'M400 0C400 150 200 140 200 300C200 500 600 500 600 700C600 900 200 900 200 1100C200 1300 600 1300 600 1500V1600';
const way = document.createElementNS('http://www.w3.org/2000/svg', 'path');
way.setAttribute('d', WAY);
const LENGTH = way.getTotalLength();
const pointAt = (share) => {
  const { x, y } = way.getPointAtLength(share * LENGTH);
  return { x, y };
};
const MARKERS = [0, 1, 2, 3].map((n) => ({ x: n % 2 ? 600 : 200, y: 300 + 400 * n, tone: TONES[n] }));
/** Each marker's position, as a fraction of the path. */
const ARRIVALS = MARKERS.map(({ y }) => {
  let at = 0;
  while (pointAt(at).y < y) at += 0.001;
  return at;
});

/** A fixed seed, so that every frame has the same names. */
let seed = 7;
const random = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const along = Array.from({ length: 51 }, (_, n) => ({ at: n / 50, ...pointAt(n / 50) }));
const names = Array.from({ length: 2300 }, () => {
  const x = mix(-1100, 2700, random());
  const y = mix(-500, 2100, random());
  let nearest = { distance: Infinity, at: 0 };
  for (const point of along) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < nearest.distance) nearest = { distance, at: point.at };
  }
  return { x, y, nearest, size: mix(1.6, 3.6, random()), phase: random() * 6.3 };
});

/** Key frames of the line's progress and the camera, in seconds. */
const KEYS = [
  { t: 0, at: 0, x: 400, y: 120, zoom: 0.75 },
  { t: 4, at: 0.01, x: 400, y: 160, zoom: 1.05 },
  { t: 6.5, at: ARRIVALS[0], x: 350, y: 300, zoom: 1.7 },
  { t: 10, at: ARRIVALS[0] + 0.01, x: 350, y: 300, zoom: 1.75 },
  { t: 12.5, at: ARRIVALS[1], x: 450, y: 700, zoom: 1.7 },
  { t: 16, at: ARRIVALS[1] + 0.01, x: 450, y: 700, zoom: 1.75 },
  { t: 18.5, at: ARRIVALS[2], x: 350, y: 1100, zoom: 1.7 },
  { t: 22, at: ARRIVALS[2] + 0.01, x: 350, y: 1100, zoom: 1.75 },
  { t: 24.5, at: ARRIVALS[3], x: 450, y: 1500, zoom: 1.7 },
  { t: 27, at: ARRIVALS[3] + 0.01, x: 450, y: 1500, zoom: 1.75 },
  { t: 29, at: 1, x: 940, y: 800, zoom: 0.41 },
  { t: 31, at: 1, x: 940, y: 800, zoom: 0.4 },
];
const stateAt = (t) => {
  const next = KEYS.findIndex((key) => key.t > t);
  const [a, b] = next < 0 ? [KEYS.at(-1), KEYS.at(-1)] : [KEYS[Math.max(0, next - 1)], KEYS[next]];
  const share = a === b ? 0 : between(t, a.t, b.t);
  return Object.fromEntries(['at', 'x', 'y', 'zoom'].map((key) => [key, mix(a[key], b[key], share)]));
};

/** When the line reaches each marker, in seconds. */
const REACHED = [6.5, 12.5, 18.5, 24.5];

function drawWay(at) {
  const path = new Path2D(WAY);
  const gradient = context.createLinearGradient(0, 0, 0, 1600);
  for (const [n, tone] of TONES.entries()) gradient.addColorStop([0, 0.35, 0.68, 1][n], tone);
  context.setLineDash([]);
  context.strokeStyle = LINE;
  context.lineWidth = 3;
  context.stroke(path);
  context.setLineDash([at * LENGTH, LENGTH * 2]);
  context.strokeStyle = gradient;
  context.lineWidth = 7;
  if (at > 0) context.stroke(path);
  context.setLineDash([]);
}

function drawMarker({ x, y, tone }, since, n) {
  const lit = between(since, -0.2, 0.3);
  dot(x, y, 28, NIGHT);
  context.beginPath();
  context.arc(x, y, 28, 0, 7);
  context.strokeStyle = lit > 0.5 ? tone : LINE;
  context.lineWidth = 2.5;
  context.stroke();
  context.fillStyle = lit > 0.5 ? tone : LINE;
  context.font = '600 24px Display';
  context.textAlign = 'center';
  context.fillText(`${n + 1}`, x, y + 8.5);
}

globalThis.renderAt = (t) => {
  const { at, x, y, zoom } = stateAt(t);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = NIGHT;
  context.fillRect(0, 0, 1280, 720);
  context.setTransform(zoom, 0, 0, zoom, 640 - x * zoom, 360 - y * zoom);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const name of names) {
    const warm = name.nearest.distance < 150 && at >= name.nearest.at && at > 0.02;
    const drift = Math.sin(t * 0.5 + name.phase) * 4;
    context.globalAlpha = (warm ? 0.9 : 0.34) * between(t, name.phase * 0.3, name.phase * 0.3 + 1);
    dot(
      name.x + drift,
      name.y + drift * 0.6,
      name.size,
      warm ? TONES[Math.min(3, Math.floor(name.nearest.at * 4))] : COLD,
    );
  }
  context.globalAlpha = between(t, 2.5, 4);
  drawWay(at);
  for (const [n, marker] of MARKERS.entries()) {
    const since = t - REACHED[n];
    context.globalAlpha = between(t, 2.5, 4);
    drawMarker(marker, since, n);
    context.globalAlpha = between(since, -0.3, 0.3);
    if (since > -0.3) {
      context.save();
      if (context.globalAlpha >= 1) CARDS[n](since, marker.tone);
      else CARDS[n](0, marker.tone);
      context.restore();
    }
  }
  context.globalAlpha = between(t, 28.6, 29);
  if (t > 28.6) {
    dot(600, 1600, 15, TONES[3]);
    for (const offset of [0, 0.6]) {
      const ring = ((t - 28.6 + offset) % 1.2) / 1.2;
      context.globalAlpha = 0.8 * (1 - ring);
      context.beginPath();
      context.arc(600, 1600, 15 + 40 * ring, 0, 7);
      context.strokeStyle = TONES[3];
      context.lineWidth = 3;
      context.stroke();
    }
  }
  const title = between(t, 28.8, 29.6);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = title;
  context.fillStyle = PAPER;
  context.font = '700 110px Display';
  context.textAlign = 'left';
  context.fillText(globalThis.brand, 610, 396);
  context.globalAlpha = 1;
};
globalThis.ready = true;
