/** One key of the row above the answer box. */
export interface AnswerKey {
  id: string;
  /** For people who hear the page. */
  name: string;
  /** On the key; keys with a drawing have none. */
  face: string;
  /** What it types; `|` is where the caret goes, `#` what was selected or, at the start, what stands before the caret. */
  plain: string;
}

const known = new Map<string, AnswerKey[]>(
  Object.entries({
    DIGITS: [...'1234567890'].map((digit) => key(`digit-${digit}`, digit, digit)),
    FRACTION: [{ id: 'fraction', name: 'Fraction', face: '', plain: '#/|' }],
    MIXED: [{ id: 'mixed', name: 'Mixed numeral', face: '', plain: '# |/' }],
    POWER: [{ id: 'power', name: 'Power', face: 'xⁿ', plain: '#^|' }],
    ROOT: [{ id: 'root', name: 'Square root', face: '√', plain: '√(#|)' }],
    PLUS: [key('plus', 'Plus', '+')],
    MINUS: [{ ...key('minus', 'Minus', '−'), plain: '-|' }],
    TIMES: [key('times', 'Times', '×')],
    BRACKETS: [{ id: 'brackets', name: 'Brackets', face: '( )', plain: '(#|)' }],
    COMMA: [key('comma', 'Comma', ',')],
    COLON: [key('colon', 'Colon', ':')],
    EQUALS: [key('equals', 'Equals', '=')],
    OR: [{ id: 'or', name: 'Or', face: 'or', plain: ' or |' }],
    REMAINDER: [{ id: 'remainder', name: 'Remainder', face: 'r', plain: ' r |' }],
    RECURRING: [{ id: 'recurring', name: 'Recurring digits', face: '0.3̅', plain: '#\u0305|' }],
    CONSTANT: [{ id: 'constant', name: 'Plus C', face: '+ C', plain: '+C|' }],
    TRIG: ['sin', 'cos', 'tan'].map((name) => ({
      id: name,
      name: { sin: 'Sine', cos: 'Cosine', tan: 'Tangent' }[name] ?? name,
      face: name,
      plain: `${name}(#|)`,
    })),
    EULER: [{ id: 'euler', name: 'Power of e', face: 'eˣ', plain: 'e^(#|)' }],
    LOGARITHM: [{ id: 'logarithm', name: 'Natural logarithm', face: 'ln', plain: 'ln(#|)' }],
    PI: [key('pi', 'Pi', 'π')],
    PLUS_MINUS: [key('plus-minus', 'Plus or minus', '±')],
    INEQUALITY: [
      key('less', 'Less than', '<'),
      key('less-equal', 'Less than or equal to', '≤'),
      key('greater', 'Greater than', '>'),
      key('greater-equal', 'Greater than or equal to', '≥'),
    ],
    DEGREE: [key('degree', 'Degrees', '°')],
    PERCENT: [key('percent', 'Per cent', '%')],
  }),
);

function key(id: string, name: string, face: string): AnswerKey {
  return { id, name, face, plain: `${face}|` };
}

/** The keys that a question asks for; a single letter is a variable, names that nobody knows are left out. */
export function answerKeys(names: readonly string[]): AnswerKey[] {
  return names.flatMap((name) => {
    if (/^[A-Z]$/.test(name)) return [key(name, name.toLowerCase(), name.toLowerCase())];
    return known.get(name) ?? [];
  });
}

/** Whether something it types comes after the caret, or may: the next place is then one key away. */
export const hasPlaces = ({ plain }: AnswerKey): boolean => /^#[ /^]/.test(plain) || !plain.endsWith('|');

/** Whether the maths box helps more than plain typing: the answer is built, not only typed. */
export function prefersMathsBox(names: readonly string[]): boolean {
  return names.some((name) => ['FRACTION', 'MIXED', 'POWER', 'ROOT', 'RECURRING'].includes(name));
}
