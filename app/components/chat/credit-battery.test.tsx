import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CreditBattery } from './credit-battery';

function drawn(creditsUsed: number, totalCredits: number) {
  const credit = {
    creditsUsed,
    totalCredits,
    cycleStartedAt: '2026-11-19T13:00:00.000Z',
    creditResetFrequency: 'DAILY' as const,
    nextResetTime: '2026-11-20T13:00:00.000Z',
  };
  const html = renderToStaticMarkup(<CreditBattery credit={credit} timeZone="Australia/Sydney" />);
  return {
    label: /aria-label="([^"]+)"/.exec(html)?.[1],
    colour: /data-colour="([^"]+)"/.exec(html)?.[1],
    bar: Number(/<rect[^>]*x="3\.5"[^>]* width="([\d.]+)"/.exec(html)?.[1]),
  };
}

describe('the battery', () => {
  it.each([
    [0, 100, '100%', 'green', 20],
    [40, 100, '60%', 'green', 12],
    [80, 100, '20%', 'amber', 4],
    [90, 100, '10%', 'red', 2],
    [99, 100, '1%', 'red', 2],
    [100, 100, '0%', 'grey', 0],
    [130, 100, '0%', 'grey', 0],
    [0, 0, '100%', 'green', 20],
  ])('%i used of %i: %s left, %s, its bar %d of 20 wide', (used, total, percent, colour, bar) => {
    const battery = drawn(used, total);
    expect(battery.label).toBe(`AI credits: ${percent} left`);
    expect(battery.colour).toBe(colour);
    expect(battery.bar).toBeCloseTo(bar);
  });
});
