import { checkAnswer } from '../../engine/index';
import { type Instance, makeInstance } from '../../templates/instance';
import type { Check } from '../check';

/** Unit words and signs as they stand in texts, each with what a student types for it. */
const UNITS: [pattern: RegExp, typed: string[]][] = [
  [/°C|\bCelsius\b/, ['°C', 'degrees', 'degrees Celsius']],
  [/\^\s*\{?\\circ|°|\bdegrees?\b/, ['°', 'degrees']],
  [/\\%|%|\bper cent\b|\bpercentages?\b/, ['%', 'per cent']],
  [/percentage points?/, ['percentage points']],
  [/\\\$|\bdollars?\b/, ['$', 'dollars']],
  [/\bcents?\b/, ['cents', 'c']],
  ...(
    [
      ['mm', 'millimetres'],
      ['cm', 'centimetres'],
      ['m', 'metres'],
      ['km', 'kilometres'],
      ['g', 'grams'],
      ['kg', 'kilograms'],
      ['mL', 'millilitres'],
      ['L', 'litres'],
      ['s', 'seconds'],
      ['min', 'minutes'],
      ['h', 'hours'],
      ['t', 'tonnes'],
    ] as const
  ).map(([sign, word]): [RegExp, string[]] => [
    new RegExp(`(?:\\d|\\$|\\})\\s*(?:\\\\,|\\\\text\\{|\\\\mathrm\\{|\\s)*${sign}\\b(?![²³^/])|\\b${word}?\\b`),
    [sign, word],
  ]),
  ...['days', 'weeks', 'months', 'years', 'points', 'times', 'units'].map((word): [RegExp, string[]] => [
    new RegExp(`\\b${word}?\\b`),
    [word],
  ]),
];

/** The thing that is counted: "How many more stickers does …" asks for stickers. */
const COUNTED = /\bhow many (?:(?:more|fewer|whole|different|full|extra) )?([a-z]{3,})/gi;

/** A unit, word or currency that the question itself names is never an error. */
export const ownUnits: Check = {
  name: 'own units',
  promise: 'A number with a unit, word or currency of its own question, in front or behind, is never marked wrong.',
  run(template, seed) {
    const instance = makeInstance(template, seed);
    const number = plainNumber(instance);
    if (number === null) return [];
    return unitsOf(instance).flatMap((unit) =>
      [`${number} ${unit}`, `${unit} ${number}`, `${number}${unit}`, `${unit}${number}`]
        .filter((text) => !/[A-Za-z][\dA-Za-z]*$/.test(unit) || !text.startsWith(`${unit}${number}`))
        .flatMap((text) => {
          const verdict = checkAnswer(instance.answer, text).kind;
          return verdict === 'correct' || (verdict === 'wrong-form' && !isAsked(instance, unit))
            ? []
            : [`"${text}" is ${verdict}`];
        }),
    );
  },
};

/** The key without its unit, where it is a plain number. */
function plainNumber({ answer, choices }: Instance): string | null {
  if (choices !== null || !['number', 'quantity', 'money'].includes(answer.kind)) return null;
  return /^-?\d+(?:\.\d+)?(?:\/\d+)?(?=$| *(?!pi|sqrt)(?:[A-Za-z°]|\\text))/.exec(answer.model)?.[0] ?? null;
}

const textOf = ({ prompt, instruction }: Instance) => `${prompt} ${instruction ?? ''}`;

function unitsOf(instance: Instance): string[] {
  const text = textOf(instance);
  const units = UNITS.flatMap(([pattern, typed]) => (pattern.test(text) ? typed : []));
  return [...new Set([...units, ...[...text.matchAll(COUNTED)].flatMap(([, noun]) => (noun ? [noun] : []))])];
}

/** Whether the question asks for this very unit: another of its own may be asked about. */
function isAsked(instance: Instance, unit: string): boolean {
  const { unit: own, kind } = instance.answer;
  if (own !== undefined) return own === unit;
  if (kind === 'money') return unit === '$' || unit === 'dollars';
  const counted = [...textOf(instance).matchAll(COUNTED)].map(([, noun]) => noun?.toLowerCase());
  return counted.length > 0
    ? counted.includes(unit)
    : unitsOf(instance).length === 1 && !/\bper\b/.test(textOf(instance));
}
