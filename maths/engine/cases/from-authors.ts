import type { AnswerSpec } from '../types';
import { forms, group } from './case';

const inPercent = (...kinds: Parameters<typeof forms>): Partial<AnswerSpec> => ({ unit: '%', ...forms(...kinds) });

/** Answers to questions of the bank that were once misjudged. */
export const authorCases = [
  group('number', '(\\sqrt6+\\sqrt2)/4', { correct: ['(√6+√2)/4'], form: ['sin 75°', 'cos 15°'] }, forms('surd')),
  group('number', '√3/2', { correct: ['\\frac{\\sqrt3}{2}'], form: ['sin(π/3)', '\\cos 30°'] }, forms('simplified')),
  group('number', '√3/2', { correct: ['√3/2'], form: ['sin(π/3)'] }, forms('exact')),
  group('number', '5π/6', { correct: ['5π/6', '\\frac{5\\pi}{6}'], form: ['150°'] }, forms('exact')),
  group(
    'solutions',
    'x=π/6 or x=5π/6',
    { correct: ['π/6, 5π/6'], form: ['30°, 150°'] },
    { variable: 'x', ...forms('exact') },
  ),
  group('number', 'π/4', { correct: ['π/4'], form: ['tan^-1 1', '\\arctan 1'] }, forms('exact')),
  group('number', 'arctan(3/4)', { correct: ['\\tan^{-1}(3/4)', 'arcsin(3/5)'] }, forms('exact')),
  group('number', 'ln 3', { correct: ['ln 3'], wrong: ['ln 2'] }, forms('exact')),
  group('number', '3', { correct: ['3'], form: ['log_2 8', 'ln(e^3)'] }, forms('simplified')),
  group(
    'number',
    '11+10i',
    { correct: ['11+10i', '10i+11'], form: ['(2+3i)(4-i)', '11 - 10i^3'], wrong: ['11-10i'] },
    forms('simplified'),
  ),
  group(
    'number',
    '25/29+19/29 i',
    { correct: ['(25+19i)/29', '\\frac{25}{29}+\\frac{19}{29}i', '25/29+19i/29'], form: ['(-5+3i)/(-2+5i)'] },
    forms('simplified'),
  ),
  group('number', '1+√3 i', { correct: ['1+√3 i', '1+i√3'], form: ['2cis(π/3)', '2e^{iπ/3}'] }, forms('exact')),
  group('number', '2cis(π/3)', { correct: ['2cis(π/3)'] }, forms('exact')),
  group('coordinate', '(3, 165)', {
    correct: ['(3,165)', '\\left(3,165\\right)', '\\left(3,\\,165\\right)'],
    wrong: ['3165'],
  }),
  group('coordinate', '(0,100) or (3,165)', { correct: ['(3,165), (0,100)'], wrong: ['(3,165)'] }),
  group('list', '3, 165', { correct: ['3,165', '3, 165'], wrong: ['165,3'] }),
  group('set', '{3, 165}', { correct: ['{3,165}', '{165, 3}'], wrong: ['{3,16,5}'] }),
  group(
    'number',
    '20%',
    { correct: ['20', '20%', '20 per cent'], form: ['10+10', '(10+10)%', '0.2'], wrong: [] },
    inPercent('whole-number'),
  ),
  group('number', '12.5%', { correct: ['12.5', '12.5%'], form: ['25/2', '12 1/2 %'] }, inPercent('decimal')),
  group('number', '-5%', { correct: ['-5', '-5%'] }, inPercent('whole-number')),
  group('number', '20%', { correct: ['20%', '20'], wrong: [], form: ['0.2'] }, inPercent('percentage')),
  group('number', '20%', { correct: ['20%'], form: ['0.2', '1/5'] }, forms('percentage')),
  group(
    'quantity',
    '(6+2π) cm',
    { correct: ['6+2π cm', '(6+2π) cm', '2π+6 cm'], wrong: ['6+2π m', '6 cm + 2π'] },
    { unit: 'cm' },
  ),
  group(
    'quantity',
    '8 cm',
    { correct: ['8 cm'], form: ['6+2 cm'], wrong: ['6 + 20%', '6+2 m'] },
    { unit: 'cm', ...forms('simplified') },
  ),
  group('expression', '3x+1', {
    correct: ['g(f(x))=3x+1', "f'(x)=3x+1", 'y=3x+1', 'f\\left(g\\left(x\\right)\\right)=3x+1', '(f∘g)(x)=3x+1'],
    wrong: ['g(f(x))=3x-1', 'y=x'],
  }),
  group('quantity', '10', { correct: ['5C2', '^5C_2', '5 choose 2'], wrong: ['5C3 + 1'] }, { unit: 'teams' }),
  group(
    'time',
    '14:35',
    { correct: ['14:35', '1435'], form: ['2:35 pm'], wrong: ['2:35 am', '14:53'] },
    forms('time-24'),
  ),
  group('time', '2:35 pm', { correct: ['2:35 pm', '2.35pm'], form: ['14:35'], unreadable: ['2:35'] }, forms('time-12')),
  group('expression', 'ln(3/2)', { correct: ['ln(3/2)', 'ln 1.5'], form: ['ln 3 - ln 2'] }, forms('single-logarithm')),
  group(
    'expression',
    'log_2(x^3 y)',
    { correct: ['\\log_2(yx^3)'], form: ['3\\log_2 x+\\log_2 y'] },
    forms('single-logarithm'),
  ),
  group('number', '45°', { correct: ['45°', 'tan^-1 1'], wrong: ['tan^-1 2'] }),
  group('number', '2', { correct: ['σ=2', '\\sigma=2', '2'], wrong: ['μ=2'] }, { variable: 'σ' }),
  group('expression', 'cos x (2 sin x - 1)', {
    correct: ['2 sin x cos x - cos x', '\\cos x(2\\sin x-1)', '(2 sin x-1) cos x'],
    wrong: ['cos(x(2 sin x - 1))'],
  }),
  group('expression', 'sin(k(x-1))', { correct: ['sin k(x-1)'], wrong: ['sin(k)(x-1)'] }),
  group(
    'quantity',
    '504 cm',
    { correct: ['504', '504 cm'], form: ['5 m 4 cm', '5.04 m'], wrong: ['5 m 40 cm'] },
    {
      unit: 'cm',
      ...forms('whole-number'),
    },
  ),
  group(
    'number',
    '0.64',
    { correct: ['0.64', '0.64 kg'], form: ['640 g'], wrong: ['64 g'] },
    {
      unit: 'kilograms',
      ...forms('decimal'),
    },
  ),
  group('quantity', '24 °C', { correct: ['24', '24°', '24 degrees', '24 °C'], wrong: ['25 degrees'] }, { unit: '°C' }),
  group('quantity', '100 km/h', { correct: ['100 km/h'], wrong: ['1/100 km/h', '8 L/100 km'] }, { unit: 'km/h' }),
].flat();
