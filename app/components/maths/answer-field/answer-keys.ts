/** One key of the row above the answer box. */
export interface AnswerKey {
  id: string;
  /** For people who hear the page. */
  name: string;
  /** On the key; keys with a drawing have none. */
  face: string;
  /** Typed into the plain box; `|` is where the caret goes, `#` what was selected. */
  plain: string;
  /** Put into the maths box, in its own notation: #@ is what stands before, #? an empty place. */
  maths: string;
}

const known = new Map<string, AnswerKey[]>(
  Object.entries({
    DIGITS: [...'1234567890'].map((digit) => key(`digit-${digit}`, digit, digit, digit)),
    FRACTION: [{ id: 'fraction', name: 'Fraction', face: '', plain: '#/|', maths: '\\frac{#@}{#?}' }],
    MIXED: [{ id: 'mixed', name: 'Mixed numeral', face: '', plain: '# |/', maths: '#@\\frac{#?}{#?}' }],
    POWER: [{ id: 'power', name: 'Power', face: 'xⁿ', plain: '#^|', maths: '#@^{#?}' }],
    ROOT: [{ id: 'root', name: 'Square root', face: '√', plain: '√(#|)', maths: '\\sqrt{#0}' }],
    PLUS: [key('plus', 'Plus', '+', '+')],
    MINUS: [{ ...key('minus', 'Minus', '−', '-'), plain: '-|' }],
    TIMES: [key('times', 'Times', '×', '\\times ')],
    BRACKETS: [{ id: 'brackets', name: 'Brackets', face: '( )', plain: '(#|)', maths: '(#0)' }],
    COMMA: [key('comma', 'Comma', ',', ',')],
    COLON: [key('colon', 'Colon', ':', ':')],
    EQUALS: [key('equals', 'Equals', '=', '=')],
    OR: [{ id: 'or', name: 'Or', face: 'or', plain: ' or |', maths: '\\text{ or }' }],
    REMAINDER: [{ id: 'remainder', name: 'Remainder', face: 'r', plain: ' r |', maths: '\\text{ r }' }],
    RECURRING: [{ id: 'recurring', name: 'Recurring digits', face: '0.3̅', plain: '#\u0305|', maths: '\\overline{#0}' }],
    CONSTANT: [{ id: 'constant', name: 'Plus C', face: '+ C', plain: '+C|', maths: '+C' }],
    TRIG: ['sin', 'cos', 'tan'].map((name) => ({
      id: name,
      name: { sin: 'Sine', cos: 'Cosine', tan: 'Tangent' }[name] ?? name,
      face: name,
      plain: `${name}(#|)`,
      maths: `\\${name}(#0)`,
    })),
    EULER: [{ id: 'euler', name: 'Power of e', face: 'eˣ', plain: 'e^(#|)', maths: 'e^{#0}' }],
    LOGARITHM: [{ id: 'logarithm', name: 'Natural logarithm', face: 'ln', plain: 'ln(#|)', maths: '\\ln(#0)' }],
    PI: [key('pi', 'Pi', 'π', '\\pi')],
    PLUS_MINUS: [key('plus-minus', 'Plus or minus', '±', '\\pm')],
    INEQUALITY: [
      key('less', 'Less than', '<', '<'),
      key('less-equal', 'Less than or equal to', '≤', '\\le'),
      key('greater', 'Greater than', '>', '>'),
      key('greater-equal', 'Greater than or equal to', '≥', '\\ge'),
    ],
    DEGREE: [key('degree', 'Degrees', '°', '^{\\circ}')],
    PERCENT: [key('percent', 'Per cent', '%', '\\%')],
  }),
);

function key(id: string, name: string, face: string, maths: string): AnswerKey {
  return { id, name, face, plain: `${face}|`, maths };
}

/** The keys that a question asks for; a single letter is a variable, names that nobody knows are left out. */
export function answerKeys(names: readonly string[]): AnswerKey[] {
  return names.flatMap((name) => {
    if (/^[A-Z]$/.test(name)) return [key(name, name.toLowerCase(), name.toLowerCase(), name.toLowerCase())];
    return known.get(name) ?? [];
  });
}

/** Whether the maths box helps more than plain typing: the answer is built, not only typed. */
export function prefersMathsBox(names: readonly string[]): boolean {
  return names.some((name) => ['FRACTION', 'MIXED', 'POWER', 'ROOT', 'RECURRING'].includes(name));
}
