/** What a website says twice, each with the near misses in which both may be right. */
import { describe, expect, it } from 'vitest';
import type { InternalKind } from '../words/topics.ts';
import { runCheck } from './testing/snapshots.ts';

const judge = (home: string, linked: Partial<Record<InternalKind, string>>) =>
  runCheck('contradictions', home, { linked })?.status;

describe('prices', () => {
  it.each([
    [
      'in sentences',
      '<p>Eine einfache Feuerbestattung bekommen Sie bei uns ab 1.490 €.</p>',
      '<p>Einfache Feuerbestattung ab 1.890 €: Sarg, Urne.</p>',
    ],
    [
      'with the same unit',
      '<p>Two movers and a truck from $129 per hour.</p>',
      '<li>Two movers and truck: $155 per hour</li>',
    ],
    [
      'below their names',
      '<h3>Riesling Ried Loiserberg 2023</h3><p>9,80 €</p>',
      '<table><tr><td>Riesling Ried Loiserberg 2023</td><td>11,20 €</td></tr></table>',
    ],
    [
      'of a model',
      '<h3>Home Essential 5 kW</h3><p>Inverter and battery. Installed from £9,850.</p>',
      '<h3>Home Essential 5 kW</h3><p>5 kW inverter, 5 kWh battery, 8 panels: £12,450</p>',
    ],
  ])('contradict each other %s', (_what, home, prices) => {
    expect(judge(home, { prices })).toBe('fail');
  });

  it.each([
    ['are equal', '<p>Oak kitchen table £1,200</p>', '<p>Oak kitchen table: £1200.00</p>'],
    ['are for another unit', '<p>Deep tissue massage $2 per minute</p>', '<p>Deep tissue massage $95</p>'],
    ['are for other sizes', '<p>Small dog wash £20</p>', '<p>Large dog wash £35</p>'],
    [
      'differ on one page',
      '<p>Waschen und Schneiden 30 €</p>',
      '<h2>Damen</h2><p>Waschen und Schneiden 45 €</p><h2>Herren</h2><p>Waschen und Schneiden 28 €</p>',
    ],
    ['are reduced', '<p>Roof inspection winter £90, was £120</p>', '<p>Roof inspection winter £120</p>'],
    ['are net', '<p>Roof inspection visit £100 plus VAT</p>', '<p>Roof inspection visit £120</p>'],
    ['have a vague label', '<p>From £20</p>', '<p>From £35</p>'],
    ['are in another currency', '<p>Holiday flat week €500</p>', '<p>Holiday flat week £450</p>'],
    [
      'are quoted by a customer',
      '<blockquote>Oak kitchen table £900</blockquote>',
      '<p>Oak kitchen table £1,200</p>',
    ],
  ])('may both be right if they %s', (_what, home, prices) => {
    expect(judge(home, { prices })).not.toBe('fail');
  });
});

describe('conditions', () => {
  it.each([
    [
      '<p>Versandkostenfrei innerhalb Österreichs ab 60 € Bestellwert!</p>',
      '<p>Österreich: 9,90 € je Karton, ab 150 € versandkostenfrei.</p>',
    ],
    ['<p>Order by 2pm for same-day delivery.</p>', '<p>Orders placed before 11am go out the same day.</p>'],
    ['<p>Same-day service, 7 days a week.</p>', '<p>Mon–Fri 8 am – 5 pm, closed weekends</p>'],
  ])('contradict each other: %s', (home, services) => {
    expect(judge(home, { services })).toBe('fail');
  });

  it.each([
    ['<p>Free shipping in Germany from €60.</p>', '<p>Free shipping to Austria from €100.</p>'],
    [
      '<p>Order by 2pm for same-day delivery.</p>',
      '<p>On Saturday, order by 11am for same-day delivery.</p>',
    ],
    ['<p>Emergency call-outs 7 days a week.</p>', '<p>The office is closed on Sundays.</p>'],
  ])('may both be right: %s', (home, services) => {
    expect(judge(home, { services })).not.toBe('fail');
  });
});

describe('opening hours', () => {
  const HOME = '<h2>Öffnungszeiten</h2><p>Montag – Freitag 8:00 – 18:00 Uhr</p>';
  it('contradict each other on two pages', () => {
    expect(judge(HOME, { contact: '<h2>Öffnungszeiten</h2><p>Mo–Fr: 9–17 Uhr</p>' })).toBe('fail');
  });

  it('contradict the structured data', () => {
    const data = (hours: string) =>
      `<script type="application/ld+json">{"@type":"Store","openingHours":["${hours}"]}</script>${HOME}`;
    expect(judge(data('Mo-Fr 09:00-17:00'), {})).toBe('fail');
    expect(judge(data('Mo-Fr 08:00-18:00'), {})).not.toBe('fail');
  });

  it.each([
    '<h2>Öffnungszeiten</h2><p>Mo–Fr: 8–18 Uhr</p>',
    '<h2>Öffnungszeiten im Winter</h2><p>Mo–Fr: 9–17 Uhr</p>',
    '<h2>Telefonzeiten</h2><p>Mo–Fr: 9–12 Uhr</p>',
    '<h2>Öffnungszeiten</h2><p>Mo–Fr: 8–12 und 13–18 Uhr</p>',
    '<h2>Öffnungszeiten</h2><p>Laden: Mo–Fr 9–17 Uhr</p><p>Werkstatt: Mo–Fr 7–16 Uhr</p>',
    '<h2>Hausordnung</h2><p>Mo–Fr 9–17 Uhr Musikunterricht</p>',
  ])('may both be right: %s', (contact) => {
    expect(judge(HOME, { contact })).not.toBe('fail');
  });
});

it('reports postal codes of one house, and numbers with swapped digits', () => {
  expect(judge('<p>Sound Road, Kenmare, V93 K6X2</p>', { contact: '<p>Sat-nav: V92 K6X2</p>' })).toBe('fail');
  const imprint = (code: string) => ({ imprint: `<p>Hauptstraße 5, ${code} Aalen</p>` });
  expect(judge('<p>Hauptstr. 5, 73430 Aalen</p>', imprint('73340'))).toBe('fail');
  expect(judge('<p>Hauptstr. 5, 73430 Aalen</p>', imprint('73430'))).not.toBe('fail');
  expect(judge('<p>Hauptstr. 7, 73433 Aalen</p>', imprint('73430'))).not.toBe('fail');
  expect(judge('<p>Leeds LS5 3BW</p>', { contact: '<p>Leeds LS6 1AA</p>' })).not.toBe('fail');
  const phone = (number: string) => `<a href="tel:+49${number}">Anrufen</a>`;
  const pages = { about: phone('2513948270'), contact: phone('2513948270') };
  expect(judge(phone('2513948270'), { ...pages, services: phone('2513948720') })).toBe('fail');
  expect(judge(phone('2513948270'), { ...pages, services: phone('2513948207') })).not.toBe('fail');
  expect(judge(phone('2513948270'), { ...pages, services: phone('2513948210') })).not.toBe('fail');
});
