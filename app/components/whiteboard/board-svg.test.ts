import { expect, it } from 'vitest';
import type { Board } from '../../../rules/whiteboard/shapes';
import { boardSvg } from './board-svg';

const board: Board = {
  width: 300,
  height: 200,
  shapes: [
    { kind: 'pen', points: [1, 2, 0.5, 30, 40, 0.5, 60, 40, 1], width: 2, colour: 'blue', opacity: 0.5 },
    { kind: 'text', x: 10, y: 10, text: '<b>3 & "4"\u0007</b>', size: 20, colour: 'black', opacity: 1 },
  ],
};

it('shows each shape in its ink, strokes as wide as they were pressed', () => {
  const svg = boardSvg(board);
  expect(svg).toContain('<title>A drawing with 2 shapes</title>');
  expect(svg).toContain('<g opacity="0.5"><path d="M1 2L30 40" stroke="#2f5bd0" stroke-width="2"/>');
  expect(svg).toContain('<path d="M30 40L60 40" stroke="#2f5bd0" stroke-width="3"/></g>');
});

it('shows the pens and stickers of the shop as they were drawn', () => {
  const points = [0, 0, 0.5, 30, 40, 0.5, 60, 0, 1];
  const svg = boardSvg({
    width: 300,
    height: 200,
    shapes: [
      { kind: 'pen', points, width: 2, colour: 'plum', opacity: 1, brush: 'dashes' },
      { kind: 'pen', points, width: 2, colour: 'teal', opacity: 1, brush: 'quill' },
      { kind: 'sticker', sticker: 'rocket', x: 100, y: 80, size: 48, opacity: 1 },
    ],
  });
  expect(svg).toContain('<title>A drawing with 3 shapes</title>');
  expect(svg).toContain('stroke="#8a2f8f" stroke-width="2" stroke-dasharray="8 10" stroke-dashoffset="0"');
  expect(svg).toContain('stroke-width="3" stroke-dasharray="8 10" stroke-dashoffset="50"');
  // Down to the right is broad, up to the right is fine.
  const [, down, up] =
    /stroke="#0d6a73" stroke-width="([\d.]+)".*stroke="#0d6a73" stroke-width="([\d.]+)"/.exec(svg) ?? [];
  expect(Number(down)).toBeGreaterThan(Number(up));
  expect(svg).toContain('<g transform="translate(76 56) scale(1)"><path d="');
  // Wide enough to show all of it.
  expect(svg).toContain('width="128" height="108"');
});

it('writes text as text: nothing of it is markup, and nothing breaks the XML', () => {
  const svg = boardSvg(board);
  expect(svg).toContain('>&lt;b&gt;3 &amp; &quot;4&quot;&lt;/b&gt;</tspan>');
  expect(svg).not.toContain('\u0007');
});
