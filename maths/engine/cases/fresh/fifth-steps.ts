import type { StepOptions } from '../../compare-lines';
import type { StepVerdict } from '../../types';

/** A line of working after another, and what must come of it. */
export interface StepCase {
  before: string;
  line: string;
  verdict: StepVerdict['kind'];
  options?: StepOptions;
}

type Row = [before: string, line: string];

const rows = (verdict: StepVerdict['kind'], options: StepOptions | undefined, all: Row[]): StepCase[] =>
  all.map(([before, line]) => ({ before, line, verdict, ...(options ? { options } : {}) }));

/** A fifth round for lines of working: rearrangement, "or" steps, elimination, identities, contradictions (STACK's Equiv). */
export const fifthStepCases: StepCase[] = [
  ...rows('good', { variable: 'x' }, [
    ['2x+3=11', '2x=8'],
    ['2x=8', 'x=4'],
    ['x-2=0 or x-3=0', 'x=2 or x=3'],
    ['3(x-2)=12', 'x-2=4'],
    ['3(x-2)=12', '3x-6=12'],
    ['x/4=3', 'x=12'],
    ['ax+b=c', 'ax=c-b'],
    ['ax=c-b', 'x=(c-b)/a'],
    ['x^2-5x+6=0', '(x-2)(x-3)=0'],
    ['2x+6', '2(x+3)'],
    ['\\frac{x}{2}+\\frac{x}{3}', '\\frac{5x}{6}'],
    ['5-2x>1', '-2x>-4'],
    ['-2x>-4', 'x<2'],
    ['2^x=8', '2^x=2^3'],
    ['sin^2 x+cos^2 x', '1'],
  ]),
  ...rows('same-solutions', { variable: 'x' }, [
    ['(x-2)(x-3)=0', 'x=2 or x=3'],
    ['ln x=2', 'x=e^2'],
    ['x+y=5, x-y=1', '2x=6'],
    ['x^2=9', 'x=3 or x=-3'],
    ['x^2=9', 'x=±3'],
    ['(x-2)(x-3)=0', 'x-2=0 or x-3=0'],
    ['x^2=2x', 'x=0 or x=2'],
    ['|x-1|=4', 'x-1=4 or x-1=-4'],
    ['(x-1)^2=16', 'x-1=±4'],
    ['2^x=2^3', 'x=3'],
    ['x^2<9', '-3<x<3'],
    ['x^3=8', 'x=2'],
  ]),
  ...rows('wrong', { variable: 'x' }, [
    ['2x+3=11', '2x=14'],
    ['x^2=9', 'x=3'],
    ['x^2=2x', 'x=2'],
    ['3(x-2)=12', '3x-2=12'],
    ['-2x>-4', 'x>2'],
    ['ax+b=c', 'x=c-b/a'],
    ['(x-2)(x-3)=0', 'x=-2 or x=-3'],
    ['(x-2)(x-3)=0', 'x=2'],
    ['(x+3)^2', 'x^2+9'],
    ['2x+3x', '5x^2'],
    ['\\frac{x+2}{x+3}', '\\frac{2}{3}'],
    ['x/4=3', 'x=3/4'],
    ['|x-1|=4', 'x-1=4'],
    ['x^2<9', 'x<3'],
    ['sin(2x)', '2sin x'],
    ['0=0', 'x=1'],
    ['no solution', 'x=2'],
  ]),
  ...rows('good', undefined, [
    ['x+y=5, x-y=1', 'x=3, y=2'],
    ['PV=nRT', 'P=nRT/V'],
    ['v^2=u^2+2as', 'v^2-u^2=2as'],
    ['v=u+at', 't=(v-u)/a'],
    ['(1+2/x)/(1+3/x)', '(x+2)/(x+3)'],
  ]),
  ...rows('same-solutions', undefined, [
    ['y=x^2, y=x+2', 'x^2=x+2'],
    ['x^2+y^2=25, y=x+1', 'x^2+(x+1)^2=25'],
    ['y=x^2, y=2x', 'x=0, y=0 or x=2, y=4'],
  ]),
  ...rows('same-solutions', { variable: 'x' }, [
    ['2x+1=2x+5', '1=5'],
    ['2x+1=2x+5', 'no solution'],
    ['2(x+1)=2x+2', '0=0'],
    ['2(x+1)=2x+2', 'all real numbers'],
    ['1=5', 'no solution'],
    ['0=0', 'all real numbers'],
    ['0=5', '0=3'],
  ]),
  ...rows('wrong', undefined, [
    ['x+y=5, x-y=1', '2x=4'],
    ['x^2+y^2=25, y=x+1', 'x^2+(x-1)^2=25'],
    ['v=u+at', 't=v-u/a'],
    ['PV=nRT', 'P=nRTV'],
    ['y=x^2, y=x+2', 'x^2=x-2'],
  ]),
  ...rows('unreadable', undefined, [
    ['2x=8', 'banana split'],
    ['2x=8', 'x='],
    ['2x=8', ''],
    ['2x=8', '((('],
  ]),
];
