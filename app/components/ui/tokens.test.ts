import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardScenes } from '../avatar/name-art';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

function declarations(selector: string, after = 0): Map<string, string> {
  const start = css.indexOf(`${selector} {`, after);
  expect(start, `${selector} is in tokens.css`).toBeGreaterThanOrEqual(0);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const pairs = block
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/:\s*/, 2) as [string, string]);
  return new Map(pairs);
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const light = declarations(':root');
const dark = declarations('[data-theme="dark"]');
const paper = declarations(':root:not([data-theme])', css.indexOf('@media print'));

describe('tokens', () => {
  it('looks the same in dark whether a person chose it or their device did', () => {
    expect([...declarations(':root:not([data-theme])')]).toEqual([...dark]);
  });

  it('names no role in dark that light does not have', () => {
    expect([...dark.keys()].filter((role) => !light.has(role))).toEqual([]);
  });

  it('prints black on white, with no colour of the dark screen left over', () => {
    // Nothing has the focus on paper.
    expect([...dark.keys()].filter((role) => role !== '--focus' && !paper.has(role))).toEqual([]);
    for (const role of ['--bg', '--surface', '--space-1', '--space-2']) expect(paper.get(role), role).toBe('#ffffff');
    for (const role of ['--ink', '--on-space', '--link', '--fig-line']) expect(paper.get(role), role).toBe('#000000');
  });

  it.each(Object.entries(cardScenes))('%s is dark enough for the words on it, but for its stars', (_id, scene) => {
    const colours = [...scene.matchAll(/(?:fill|stroke)="(#\w+)"/g)].flatMap(([, colour = '']) =>
      colour === '#fff' ? [] : [colour],
    );
    expect(colours.length).toBeGreaterThan(1);
    for (const theme of [light, dark])
      for (const colour of colours)
        for (const words of ['--on-space', '--on-space-2'])
          expect(contrast(theme.get(words) ?? '', colour), `${words} on ${colour}`).toBeGreaterThanOrEqual(4.5);
  });

  const pairs: [string, string, number][] = [
    ...['--bg', '--surface', '--sunken', '--raised', '--info-bg', '--warn-bg', '--good-bg'].map(
      (paper): [string, string, number] => ['--ink', paper, 4.5],
    ),
    ...['--bg', '--surface', '--sunken', '--raised', '--info-bg', '--warn-bg'].map(
      (paper): [string, string, number] => ['--ink-2', paper, 4.5],
    ),
    ['--on-action', '--action', 4.5],
    ['--on-action', '--action-hover', 4.5],
    ['--accent-ink', '--surface', 4.5],
    ['--link', '--surface', 4.5],
    ['--fig-d', '--surface', 4.5],
    ['--fig-e', '--surface', 4.5],
    ['--good-ink', '--good-bg', 4.5],
    ['--warn-ink', '--warn-bg', 4.5],
    ['--bad-ink', '--bad-bg', 4.5],
    ['--bad-ink', '--surface', 4.5],
    ['--info-ink', '--info-bg', 4.5],
    ['--on-space-2', '--space-2', 4.5],
    ['--line-strong', '--surface', 3],
    ['--focus', '--bg', 3],
    ['--fig-a', '--surface', 3],
    ['--fig-b', '--sunken', 3],
    ['--fig-line', '--surface', 4.5],
    ['--good', '--surface', 3],
  ];
  for (const [theme, own] of Object.entries({ light, dark, paper })) {
    it.each(pairs)(`${theme}: %s is readable on %s`, (ink, paper, least) => {
      const value = (role: string) => own.get(role) ?? light.get(role) ?? '';
      expect(contrast(value(ink), value(paper))).toBeGreaterThanOrEqual(least);
    });
  }
});
