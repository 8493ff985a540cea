import { expect, test } from 'vitest';
import { figureHtml } from './figure-html.server';
import { sampleFigures } from './samples/sample-figures';

const venn = sampleFigures.find(({ kind }) => kind === 'venn');

/** Every id that the drawing gives, and every id that it points at. */
const ids = (html: string | null) => [...(html ?? '').matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
const pointedAt = (html: string | null) => [...(html ?? '').matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);

test('a question without a figure has none', () => {
  expect(figureHtml(null, 'q1')).toBeNull();
});

test('two figures of one page never share an id', () => {
  const [first, second] = [figureHtml(venn, 'q1'), figureHtml(venn, 'q1-example')];
  expect(ids(first).length).toBeGreaterThan(0);
  expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
  expect(ids(first)).toEqual(expect.arrayContaining(pointedAt(first)));
});

test('the same figure is the same HTML each time, so a page that is asked for again does not draw it anew', () => {
  expect(figureHtml(venn, 'q1')).toBe(figureHtml(venn, 'q1'));
});

test('a figure that cannot be drawn says so in words, as text and not as HTML', () => {
  expect(figureHtml({ kind: 'hologram', alt: 'Two <b>circles</b>' }, 'q1')).toBe(
    '<p class="muted">Two &lt;b&gt;circles&lt;/b&gt;</p>',
  );
});
