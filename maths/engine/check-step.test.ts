import { describe, expect, it } from 'vitest';
import { checkStep } from './check-step';
import type { StepOptions } from './compare-lines';
import type { StepVerdict } from './types';

type Row = [previous: string, line: string, verdict: StepVerdict['kind'], options?: StepOptions];

const rows: Row[] = [
  ['2x+3=11', '2x=8', 'good'],
  ['2x+3=11', '2x=14', 'wrong'],
  ['2x=8', 'x=4', 'good'],
  ['2x=8', 'x=6', 'wrong'],
  ['2x+3=11', '2x+3-3=11-3', 'good'],
  ['x^2=9', 'x=\\pm3', 'same-solutions'],
  ['x^2=9', 'x=3', 'wrong'],
  ['x^2=9', 'x=3', 'same-solutions', { positive: true }],
  ['x^2-5x+6=0', '(x-2)(x-3)=0', 'good'],
  ['(x-2)(x-3)=0', 'x=2\\text{ or }x=3', 'same-solutions'],
  ['(x-2)(x-3)=0', 'x=-2 or x=-3', 'wrong'],
  ['x^2=2x', 'x=2', 'wrong'],
  ['\\frac{8}{12}+\\frac{3}{12}', '=\\frac{11}{12}', 'good'],
  ['\\frac{8}{12}+\\frac{3}{12}', '=\\frac{11}{24}', 'wrong'],
  ['2(x+3)', '2x+6', 'good'],
  ['2(x+3)', '2x+3', 'wrong'],
  ['y=2\\times3', '=6', 'good'],
  ['25\\%=\\frac14', '=0.25', 'good'],
  ['2x+y=5, x-y=1', 'x=2,y=1', 'good'],
  ['2x+y=5, x-y=1', '3x=6', 'same-solutions'],
  ['2x+y=5, x-y=1', 'x=1,y=2', 'wrong'],
  ['2x\\ge8', 'x\\ge4', 'good'],
  ['-2x\\ge8', 'x\\le-4', 'good'],
  ['-2x\\ge8', 'x\\ge-4', 'wrong'],
  ['1<2x+3<9', '-1<x<3', 'good'],
  ['x^2<9', '-3<x<3', 'same-solutions'],
  ['A=\\pi r^2', 'r=\\sqrt{\\frac{A}{\\pi}}', 'same-solutions', { variable: 'r', positive: true }],
  ['A=\\pi r^2', 'r=\\frac{A}{\\pi}', 'wrong', { variable: 'r', positive: true }],
  ['A=\\frac12bh', 'b=\\frac{2A}{h}', 'good'],
  ['\\frac3x=6', 'x=\\frac12', 'good'],
  ['3:4', '6:8', 'good'],
  ['2\\text{ m}', '200\\text{ cm}', 'good'],
  ['x=4', 'x=', 'unreadable'],
  ['\\frac{x^2-1}{x-1}=y', 'x+1=y', 'good'],
  ['\\frac{x^2-1}{x-1}=y', 'x-1=y', 'wrong'],
];

describe('a line of working against the line before', () => {
  it.each(rows)('%s → %s is %s', (previous, line, verdict, options) => {
    expect(checkStep(previous, line, options).kind).toBe(verdict);
  });
});
