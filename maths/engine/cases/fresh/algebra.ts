import { forms, group } from '../case';

/** Equivalent and nearly equivalent expressions over all of school algebra. */
export const freshAlgebraCases = [
  group('expression', '4x-3y+2', {
    correct: ['2-3y+4x', '2(2x+1)-3y', '4x-(3y-2)', '-(3y-4x-2)'],
    wrong: ['4x+3y+2', '4y-3x+2', '4x-3y-2', '4x-3y', '4x-(3y+2)'],
  }),
  group('expression', 'x^2-7x+12', {
    correct: ['(x-3)(x-4)', '(3-x)(4-x)', 'x(x-7)+12', '(x-7/2)^2-1/4'],
    wrong: ['(x+3)(x+4)', '(x-3)(x+4)', '(x-2)(x-6)', 'x^2-7x-12', 'x^2-7x+12=0'],
  }),
  group('expression', '(2x-5)^2', {
    correct: ['4x^2-20x+25', '(5-2x)^2', '(2x-5)(2x-5)', '4(x-5/2)^2'],
    wrong: ['4x^2+25', '4x^2-25', '2x^2-20x+25', '(2x+5)^2', '4x^2-10x+25'],
  }),
  group('expression', 'a^3-b^3', {
    correct: ['(a-b)(a^2+ab+b^2)', '-(b^3-a^3)', 'a^3+(-b)^3'],
    wrong: ['(a-b)^3', '(a-b)(a^2-ab+b^2)', 'a^3+b^3', '(a-b)(a^2+b^2)'],
  }),
  group('expression', '\\frac{2}{x}+\\frac{3}{x+1}', {
    correct: ['(5x+2)/(x(x+1))', '\\frac{5x+2}{x^2+x}', '3/(x+1)+2/x', '(2(x+1)+3x)/(x(x+1))'],
    wrong: ['5/(2x+1)', '6/(x(x+1))', '(5x+1)/(x^2+x)', '5/(x(x+1))'],
  }),
  group('expression', '\\frac{x^2-9}{x+3}', {
    correct: ['x-3', '(x-3)(x+3)/(x+3)', '-(3-x)'],
    wrong: ['x+3', 'x-9', 'x^2-3', '(x-3)^2'],
  }),
  group('expression', '6x^5y^3', {
    correct: ['2x^2y·3x^3y^2', '6y^3x^5', '12x^6y^3/(2x)', '6(xy)^3x^2'],
    wrong: ['6x^6y^2', '5x^5y^3', '6x^3y^5', '6(xy)^5'],
  }),
  group('expression', '(3a^2)^3', {
    correct: ['27a^6', '27(a^3)^2', '3^3a^6'],
    wrong: ['9a^6', '3a^6', '27a^5', '27a^8', '9a^5'],
  }),
  group('expression', 'x^{2/3}', {
    correct: ['\\sqrt[3]{x^2}', '(\\sqrt[3]{x})^2', '(x^2)^{1/3}', 'x^{\\frac23}'],
    wrong: ['\\sqrt{x^3}', 'x^2/3', 'x^{3/2}', '2/3 x'],
  }),
  group('expression', '\\sqrt{12x^2}', {
    correct: ['2√3|x|', '\\sqrt{12}\\left|x\\right|'],
    wrong: ['2√3x', '12x', '6x', '√12x^2', '2x√3'],
  }),
  group('expression', '3^{n+2}', {
    correct: ['9·3^n', '3^2·3^n', '27·3^{n-1}', '3^n×9'],
    wrong: ['3^n+9', '3^{2n}', '9^n', '6·3^n', '3^n+2'],
  }),
  group('expression', '8^x', {
    correct: ['2^{3x}', '(2^x)^3', '4^x·2^x'],
    wrong: ['2^{x^3}', '3·2^x', '2^x·3', '4·2^x'],
  }),
  group('expression', 'log x^3', {
    correct: ['3 log x', '\\log\\left(x^3\\right)', 'log x + log x^2'],
    wrong: ['(log x)^3', 'log 3x', '3 ln x', 'log(x)^3'],
  }),
  group('expression', 'ln(x^2-1)', {
    correct: ['\\ln\\left((x-1)(x+1)\\right)', 'ln((x+1)(x-1))'],
    wrong: ['2 ln x', 'ln x^2 - 1', 'ln(x+1)', '2ln(x-1)', 'ln x^2 - ln 1'],
  }),
  group('expression', '\\ln(x-6)', {
    correct: ['ln(-6+x)', '\\ln\\left(x-6\\right)', 'ln(2x-12)-ln 2'],
    wrong: ['ln x - ln 6', 'ln(6-x)', 'ln(x-5)', 'ln x-6', 'ln(x-6)+0.001'],
  }),
  group('expression', '\\sqrt{x-20}', {
    correct: ['(x-20)^{1/2}', '√(-20+x)', '½√(4x-80)'],
    wrong: ['√x-20', '√(20-x)', '√(x-21)', '√x-√20'],
  }),
  group('expression', 'arcsin(x-3)', {
    correct: ['\\sin^{-1}(x-3)', '-arcsin(3-x)', 'π/2-arccos(x-3)'],
    wrong: ['arcsin x - 3', 'arcsin(x+3)', 'arccos(x-3)'],
  }),
  group('expression', 'cos 2x', {
    correct: [
      '1-2sin^2x',
      '2\\cos^2x-1',
      'cos^2 x - sin^2 x',
      '\\cos\\left(2x\\right)',
      '(cos x - sin x)(cos x + sin x)',
    ],
    wrong: ['2 cos x', 'cos^2 x', '2sin^2x-1', 'cos x^2', '1-sin^2x'],
  }),
  group('expression', 'tan^2 x', {
    correct: ['sec^2 x - 1', '\\frac{\\sin^2x}{\\cos^2x}', '(tan x)^2'],
    wrong: ['tan x^2', 'sec^2x+1', 'tan 2x', '1-sec^2 x'],
  }),
  group('expression', 'sin(x+π/2)', {
    correct: ['cos x', 'cos(-x)', '-sin(x-π/2)', 'sin(π/2-x)'],
    wrong: ['sin x + π/2', 'sin x', '-cos x', 'sin x+1'],
  }),
  group('expression', 'sin(A+B)', {
    correct: ['sin A cos B + cos A sin B', '\\sin B\\cos A+\\cos B\\sin A'],
    wrong: ['sin A + sin B', 'sin A cos B - cos A sin B', 'cos A cos B - sin A sin B'],
  }),
  group('expression', 'e^{x+2}', {
    correct: ['e^2e^x', 'e^x·e^2', 'e^{2+x}'],
    wrong: ['e^x+e^2', 'e^{2x}', 'e^x+2', '2e^x', '7.389e^x'],
  }),
  group('expression', 'e^{ln x}', { correct: ['x', 'e^{\\ln x}'], wrong: ['ln x', 'e^x', '1', 'x^2'] }),
  group('expression', 'ln(e^x)', { correct: ['x', 'x ln e', '\\ln e^{x}'], wrong: ['e^x', 'ex', '1', 'ln x'] }),
  group('expression', '\\frac{1}{\\sqrt{x}}', {
    correct: ['x^{-1/2}', '√x/x', '1/√x', '\\sqrt{\\frac1x}', '\\sqrt{x}^{-1}'],
    wrong: ['√x', '-√x', '1/x^2', 'x^{1/2}', '1/x'],
  }),
  group('expression', '\\frac{3}{\\sqrt{x}+1}', {
    correct: ['3(√x-1)/(x-1)', '3/(1+√x)'],
    wrong: ['3/√(x+1)', '3/√x+1', '3(√x+1)/(x-1)', '3/√x+3'],
  }),
  group('expression', '|x-2|+|2-x|', {
    correct: ['2|x-2|', '2|2-x|', '|2x-4|'],
    wrong: ['0', '2(x-2)', '|x-2|', '2x-4'],
  }),
  group('expression', '|xy|', { correct: ['|x||y|', '|-xy|', '|y||x|'], wrong: ['xy', '|x|y', '|x|+|y|'] }),
  group('expression', '(x-1)(x+2)(x-3)', {
    correct: ['x^3-2x^2-5x+6', '(x^2+x-2)(x-3)', '(1-x)(2+x)(3-x)'],
    wrong: ['x^3-2x^2-5x-6', '(x+1)(x-2)(x+3)', 'x^3+6', '(x-1)(x+2)'],
  }),
  group('expression', '\\frac{n(n+1)}{2}', {
    correct: ['n(n+1)/2', '(n^2+n)/2', '½n(n+1)', '0.5n^2+0.5n', '\\binom{n+1}{2}'],
    wrong: ['n(n+1)', 'n(n-1)/2', 'n^2/2', 'n/2+n', 'n+(n+1)/2'],
  }),
  group('expression', 'n!', { correct: ['n(n-1)!', 'n!'], wrong: ['n', '(n-1)!', 'n^n', '(n+1)!', 'n(n-1)'] }),
  group('expression', 'P(1+r)^n', {
    correct: ['(1+r)^nP', 'P(r+1)^n', 'P\\left(1+r\\right)^{n}'],
    wrong: ['P(1+rn)', 'P+Pr^n', '(P+Pr)^n', 'P(1+r)n', 'P(1-r)^n'],
  }),
  group('expression', 'ut+\\frac12at^2', {
    correct: ['ut+at²/2', '½at^2+ut', 't(u+0.5at)', 'u t + 1/2 a t^2'],
    wrong: ['ut+at^2', 'u+at', 'ut+½a^2t', 'ut+1/(2at^2)', '½ut+at^2'],
  }),
  group('expression', '(x^2+3x+1)^{12}', {
    correct: ['(1+3x+x^2)^12', '((x^2+3x+1)^3)^4', '(x(x+3)+1)^12'],
    wrong: ['(x^2+3x-1)^12', '(x^2+3x+1)^11', '(x^2+3x+1)^12+1', 'x^24+3x^12+1'],
  }),
  group('expression', 'sin x', {
    correct: ['sin(x+2π)', '2 sin(x/2) cos(x/2)', '-sin(-x)', 'cos(x-π/2)', '\\sin(\\pi-x)'],
    wrong: ['sin x°', 'sin(x+π)', 'sin(-x)', 'cos x', 'x', 'x - x^3/6'],
  }),
  group('number', '(2+√3)/(2-√3)', {
    correct: ['7+4√3', '(2+√3)^2', '4√3+7'],
    wrong: ['1', '7-4√3', '-1', '13.928203230275509'],
    form: ['13.93'],
  }),
  group('number', '√(3+2√2)', {
    correct: ['1+√2', '√2+1'],
    wrong: ['√3+√2', '√5', '1-√2'],
    form: ['2.414', '2.414213562373095'],
  }),
  group('expression', '3(x-2)^2+4', {
    correct: ['3x^2-12x+16', '3(2-x)^2+4', '4+3(x-2)²'],
    wrong: ['3(x+2)^2+4', '(3x-6)^2+4', '3x^2-12x+12', '3x^2+16'],
  }),
  group('expression', 'x^3+C', { correct: ['x^3+C', 'x^3+c', 'C+x^3'], wrong: ['x^3', 'x^3-1', 'x^3+2C', '3x^2+C'] }),
  group('expression', '2m^2n-mn^2', {
    correct: ['mn(2m-n)', '-mn^2+2nm^2', 'nm(2m-n)'],
    wrong: ['mn', '2mn^2-m^2n', 'mn(2m+n)', 'm^2n'],
  }),
  group('expression', '\\frac{5x}{6}', {
    correct: ['x/2+x/3', '5/6x', '(5/6)x', '0.8\\dot3x', '\\frac{x}{2}+\\frac{x}{3}'],
    wrong: ['2x/5', 'x/6', '5/(6x)', '0.83x', '0.8333x'],
  }),
  group('expression', '7-2x', {
    correct: ['-2x+7', '-(2x-7)', '7 − 2x', '10 - 2x - 3'],
    wrong: ['5x', '2x-7', '7+2x', '-2x-7', '9x'],
  }),
  group('expression', 'πr^2h', {
    correct: ['\\pi r^2h', 'pi*r^2*h', 'hπr²', 'r r h π'],
    wrong: ['πrh', '2πrh', 'π(rh)^2', 'πr2h'],
    form: ['3.14r^2h'],
  }),
  group('expression', '\\frac{-b+\\sqrt{b^2-4ac}}{2a}', {
    correct: ['(√(b^2-4ac)-b)/(2a)', '-\\frac{b-\\sqrt{b^2-4ac}}{2a}'],
    wrong: ['-b+√(b^2-4ac)/(2a)', '(-b-√(b^2-4ac))/(2a)', '(-b+√(b^2+4ac))/(2a)', '(b+√(b^2-4ac))/(2a)'],
  }),
].flat();

/** Forms asked for in algebra. */
export const freshAlgebraFormCases = [
  group(
    'expression',
    '5x+2y',
    {
      correct: ['2y+5x', '5x+2y'],
      form: ['3x+2x+2y', '5x+y+y', 'x+4x+2y', '5x+2y+0'],
      wrong: ['7xy', '5x-2y', '5x+2'],
    },
    forms('simplified'),
  ),
  group(
    'expression',
    '12ab',
    { correct: ['12ba', '12ab'], form: ['3a·4b', '4a×3b', '24ab/2', '12a·b·1'], wrong: ['7ab', '12a+b', '12a^2b'] },
    forms('simplified'),
  ),
  group(
    'expression',
    '3x/(x+2)',
    {
      correct: ['3x/(x+2)', '\\frac{3x}{2+x}'],
      form: ['6x/(2x+4)', '3x^2/(x^2+2x)', '(3x^2-6x)/(x^2-4)'],
      wrong: ['3/2', '3x/2', 'x/(x+2)', '(x+2)/(3x)'],
    },
    forms('simplified'),
  ),
  group(
    'expression',
    'x^2+x-12',
    {
      correct: ['-12+x+x^2', 'x²+x−12'],
      form: ['(x+4)(x-3)', 'x^2+4x-3x-12', 'x(x+1)-12'],
      wrong: ['x^2-x-12', 'x^2+x+12', 'x^2-12'],
    },
    forms('expanded'),
  ),
  group(
    'expression',
    '4x^2-9',
    {
      correct: ['4x^2-9', '-9+4x²'],
      form: ['(2x-3)(2x+3)', '4x^2-6x+6x-9', '4(x^2-9/4)'],
      wrong: ['4x^2+9', '(2x-3)^2', '2x^2-9'],
    },
    forms('expanded'),
  ),
  group(
    'expression',
    '-6x+15',
    { correct: ['15-6x', '-6x+15'], form: ['-3(2x-5)', '3(5-2x)', '20-6x-5'], wrong: ['-6x-15', '6x+15', '-6x+5'] },
    forms('expanded'),
  ),
  group(
    'expression',
    '(x-4)(x+7)',
    {
      correct: ['(x+7)(x-4)', '(7+x)(x-4)', '-(4-x)(x+7)'],
      form: ['x^2+3x-28', 'x(x+3)-28'],
      wrong: ['(x+4)(x-7)', '(x-4)(x-7)', '(x-4)+(x+7)'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    '3(x-2)(x+2)',
    {
      correct: ['3(x+2)(x-2)'],
      form: ['3(x^2-4)', '3x^2-12', '(3x-6)(x+2)', '(x-2)(3x+6)'],
      wrong: ['3(x-2)^2', '(x-2)(x+2)', '3(x-4)'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    '5ab(a-2b)',
    {
      correct: ['5ba(a-2b)', '-5ab(2b-a)'],
      form: ['5a(ab-2b^2)', 'ab(5a-10b)', '5a^2b-10ab^2', '5(a^2b-2ab^2)'],
      wrong: ['5ab(a+2b)', '5ab(a-b)'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    '(x-3)^2',
    {
      correct: ['(x-3)(x-3)', '(3-x)^2', '(x-3)^2'],
      form: ['x^2-6x+9', 'x(x-6)+9'],
      wrong: ['(x+3)^2', 'x^2-9', '(x-3)(x+3)'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    '(2x+1)(x-5)',
    { correct: ['(x-5)(2x+1)', '(5-x)(-2x-1)'], form: ['2x^2-9x-5'], wrong: ['(2x-1)(x+5)', '(2x+5)(x-1)'] },
    forms('factorised'),
  ),
  group(
    'expression',
    'x(x^2+4)',
    { correct: ['x(4+x^2)', '(x^2+4)x'], form: ['x^3+4x'], wrong: ['x(x+2)^2', 'x(x-2)(x+2)'] },
    forms('factorised'),
  ),
  group(
    'expression',
    '(x-4)^2-10',
    {
      correct: ['(x-4)²−10', '-10+(x-4)^2', '(4-x)^2-10'],
      form: ['x^2-8x+6', 'x(x-8)+6', '(x-4)(x-4)-10'],
      wrong: ['(x+4)^2-10', '(x-4)^2+10', '(x-4)^2-6'],
    },
    forms('completed-square'),
  ),
  group(
    'expression',
    '(x+3/2)^2-13/4',
    {
      correct: ['(x+1.5)^2-3.25', '\\left(x+\\frac32\\right)^2-\\frac{13}{4}'],
      form: ['x^2+3x-1'],
      wrong: ['(x+3)^2-10', '(x+3/2)^2+13/4'],
    },
    forms('completed-square'),
  ),
  group(
    'expression',
    '(7x-1)/12',
    { correct: ['(7x-1)/12', '\\frac{7x-1}{12}', '(-1+7x)/12'], form: ['7x/12-1/12'], wrong: ['(7x+1)/12', '7x-1/12'] },
    forms('single-fraction'),
  ),
  group(
    'expression',
    'x^7',
    { correct: ['x^7', 'x^{7}'], form: ['x^3x^4', 'x^9/x^2', 'x·x^6'], wrong: ['x^12', '7x', 'x^-7'] },
    forms('index'),
  ),
  group(
    'expression',
    'x^(1/2)',
    { correct: ['x^{1/2}', 'x^{\\frac12}', 'x^0.5'], form: ['√x', '\\sqrt{x}'], wrong: ['x^2', 'x^{-1/2}', 'x/2'] },
    forms('index'),
  ),
  group(
    'number',
    '2^2×3^2×5',
    {
      correct: ['2^2×3^2×5', '5×3²×2²', '2^{2}\\cdot3^{2}\\cdot5'],
      form: ['180', '4×9×5', '2×2×3×3×5', '6^2×5', '2^2×45'],
      wrong: ['2^2×3×5', '2×3^2×5', '2^2+3^2+5'],
    },
    forms('index'),
  ),
  group(
    'number',
    '4√3',
    {
      correct: ['4√3', '4\\sqrt{3}', '√3·4'],
      form: ['√48', '2√12', '12/√3', '√3+3√3', '√16√3', '6.93'],
      wrong: ['3√4', '√12', '4+√3'],
    },
    forms('surd'),
  ),
  group(
    'number',
    '(3+√5)/2',
    {
      correct: ['\\frac{3+\\sqrt{5}}{2}', '(√5+3)/2', '3/2+√5/2'],
      form: ['(6+2√5)/4', '2/(3-√5)', '(6+√20)/4', '2.618'],
      wrong: ['(3-√5)/2', '3+√5/2'],
    },
    forms('surd'),
  ),
  group(
    'number',
    '2π/3',
    { correct: ['2π/3', '\\frac{2\\pi}{3}', '2/3 π'], form: ['2.094', '2.0943951023931953'], wrong: ['3π/2', '120'] },
    forms('exact'),
  ),
  group(
    'number',
    '√7',
    { correct: ['√7', '\\sqrt7', '7^{1/2}'], wrong: ['7', '±√7', '-√7'], form: ['2.6457513110645907', '2.65'] },
    forms('exact'),
  ),
  group(
    'expression',
    '(x-3)^2-25',
    {
      correct: ['(x-8)(x+2)', '(x+2)(x-8)'],
      form: ['x^2-6x-16', '(x-3)^2-25', '(x-3)^2-5^2'],
      wrong: ['(x+8)(x-2)', '(x-3)^2-16'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    'a^2-4b^2',
    { correct: ['(a-2b)(a+2b)', '(2b+a)(a-2b)'], form: ['a^2-4b^2', 'a^2-(2b)^2'], wrong: ['(a-2b)^2', '(a-4b)(a+b)'] },
    forms('factorised'),
  ),
  group(
    'expression',
    'x^2y^3',
    { correct: ['y^3x^2', 'x²y³'], form: ['xy·xy^2', 'x^3y^3/x', '(xy)^2y'], wrong: ['x^3y^2', '(xy)^5'] },
    forms('simplified'),
  ),
  group(
    'expression',
    '1/x^3',
    { correct: ['x^{-3}', '1/x^3'], form: ['x^2/x^5'], wrong: ['x^3', '-x^3', '1/(3x)'] },
    forms('simplified'),
  ),
  group(
    'expression',
    '2√x',
    { correct: ['2√x', '2x^{1/2}'], form: ['√x+√x', '4√x/2'], wrong: ['√(2x)', '√x', '2x'] },
    forms('simplified'),
  ),
].flat();
