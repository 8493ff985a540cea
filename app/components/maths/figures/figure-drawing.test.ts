import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFigure } from './figure-schema.server';
import { broken, draw, escaped, tooSmall } from './samples/draw';
import { extremeFigures } from './samples/extreme-figures';
import { sampleFigures } from './samples/sample-figures';
import type { ShownFigure } from './shown-figure';

const tables: ShownFigure['kind'][] = ['table', 'tally', 'stem-and-leaf', 'calendar'];

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe.each(
  [...sampleFigures, ...extremeFigures].map((figure) => ({ figure, name: `${figure.kind}: ${figure.alt}` })),
)('$name', ({ figure }) => {
  it('arrives unchanged', () => {
    expect(readFigure(JSON.parse(JSON.stringify(figure)))).toEqual(figure);
  });

  it('is drawn, has its words and can be read on a phone', () => {
    const markup = draw(figure);
    expect(markup).toMatch(tables.includes(figure.kind) ? /^<div[^>]*><table/ : /^<svg[^>]* role="img"/);
    expect(markup).toContain(`aria-label="${escaped(figure.alt)}"`);
    expect(markup).not.toMatch(broken);
    expect(tooSmall(markup)).toEqual([]);
  });
});

it('small letters and lost numbers in a drawing are noticed', () => {
  const drawing = (text: string) => `<svg viewBox="0 0 716 100">${text}</svg>`;
  expect(tooSmall(drawing('<text font-size="26">A</text><text font-size="20">B</text>'))).toEqual([10]);
  expect(drawing('<path d="M0 NaN">')).toMatch(broken);
  expect(sampleFigures.map(draw).join()).toContain('font-size="');
});

describe('what is written in a figure', () => {
  const textOf = (figure: ShownFigure) =>
    draw(figure)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');

  it('is plain text, whatever signs it holds', () => {
    const markup = draw({ kind: 'balance', alt: 'A balance', left: '<b>3x</b>', right: '$x$', lower: 'level' });
    expect(markup).toContain('&lt;b&gt;3x&lt;/b&gt;');
    expect(markup).toContain('$x$');
  });

  it('has a true minus sign on scales', () => {
    expect(textOf({ kind: 'number-line', alt: 'A line', from: -2, to: 2, step: 1 })).toContain('−2 −1 0 1 2');
  });

  it('is a question mark where a cell is to be worked out', () => {
    expect(textOf({ kind: 'table', alt: 'A table', rows: [['3', null]] })).toContain('3 ?');
  });

  it('shows the other side of a back-to-back plot growing outwards', () => {
    const figure: ShownFigure = {
      kind: 'stem-and-leaf',
      alt: 'Two classes',
      rows: [{ stem: '4', leaves: ['1', '5'], left: ['3', '8'] }],
      key: '4 | 1 means 41',
    };
    expect(textOf(figure)).toContain('8 3 4 1 5');
  });

  it('keeps all words of a long label', () => {
    const words = 'number of native bees counted in the school garden each week';
    const figure: ShownFigure = { kind: 'bag', alt: 'A bag', balls: [{ tone: 'a', count: 1, label: words }] };
    expect(textOf(figure)).toContain(words);
  });
});

describe('what a drawing shows', () => {
  it('moves the hour hand on with the minutes', () => {
    const at = (minute: number) => draw({ kind: 'clock', alt: 'A clock', hour: 3, minute });
    expect(at(30)).not.toContain(`${at(0).match(/<path d="M110 110L[^"]*"/)?.[0]}`);
  });

  it('dashes the hidden edges of a solid', () => {
    const markup = draw({ kind: 'solid', alt: 'A cube', solid: 'cube' });
    expect(markup.match(/stroke-dasharray/g)).toHaveLength(1);
  });

  it('draws as many cubes as are stacked', () => {
    const markup = draw({ kind: 'cube-stack', alt: 'Cubes', heights: [[2, 1], [3]] });
    expect(markup.match(/<g stroke=/g)).toHaveLength(6);
  });

  it('shades as many parts as it is told', () => {
    const markup = draw({ kind: 'fraction-circles', alt: 'A circle', circles: [{ parts: 8, shaded: 3 }] });
    expect(markup.match(/fill="var\(--fig-a\)"/g)).toHaveLength(3);
    expect(markup.match(/fill="var\(--fig-a-soft\)"/g)).toHaveLength(5);
  });

  it('says in words what it cannot draw', () => {
    expect(draw({ kind: 'text', alt: 'A cube' })).toContain('A cube');
  });
});
