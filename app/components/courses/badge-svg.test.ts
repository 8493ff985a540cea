import { expect, it } from 'vitest';
import { badgeSvg } from './badge-svg';

it('shows the short text and names the course', () => {
  const svg = badgeSvg('OC', 'Opportunity Class');
  expect(svg).toContain('>OC</text>');
  expect(svg).toContain('<title>Opportunity Class</title>');
});

it('makes longer text smaller, so that it stays inside', () => {
  const size = (text: string) => Number(/font-size="(\d+)"/.exec(badgeSvg(text, text))?.[1]);
  expect(size('6')).toBeGreaterThan(size('N5 A'));
  expect(size('HSC Ext')).toBeLessThan(size('N5 A'));
});

it('never lets a name become markup', () => {
  expect(badgeSvg('<b>', '"><script>')).not.toMatch(/<script>|<b>/);
});
