/** Names written in plain letters or as LaTeX commands. */
export const FUNCTIONS: Record<string, string> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  sec: 'sec',
  csc: 'cosec',
  cosec: 'cosec',
  cot: 'cot',
  arcsin: 'arcsin',
  arccos: 'arccos',
  arctan: 'arctan',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  sinh: 'sinh',
  cosh: 'cosh',
  tanh: 'tanh',
  ln: 'ln',
  log: 'log',
  exp: 'exp',
  abs: 'abs',
};

const GREEK = [
  ...['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'theta', 'kappa', 'lambda', 'mu', 'nu', 'rho', 'sigma', 'tau'],
  ...['phi', 'psi', 'omega', 'eta', 'zeta', 'xi', 'chi', 'Delta', 'Sigma', 'Omega', 'Theta', 'Phi', 'Gamma'],
];

export const NAMES: Record<string, string> = {
  ...Object.fromEntries(GREEK.map((name) => [name, name])),
  varepsilon: 'epsilon',
  vartheta: 'theta',
  varphi: 'phi',
  pi: 'pi',
  infty: 'infinity',
  infinity: 'infinity',
  inf: 'infinity',
  exponentialE: 'e',
  imaginaryI: 'i',
};

/** Words that act as operators. */
export const WORD_OPERATORS: Record<string, string> = {
  or: 'or',
  and: 'and',
  percent: '%',
  degrees: '°',
  degree: '°',
  deg: '°',
};

/** LaTeX commands that stand for one operator. */
export const COMMAND_OPERATORS: Record<string, string> = {
  cdot: '*',
  times: '*',
  ast: '*',
  div: '/',
  pm: '±',
  mp: '±',
  le: '<=',
  leq: '<=',
  leqslant: '<=',
  ge: '>=',
  geq: '>=',
  geqslant: '>=',
  lt: '<',
  gt: '>',
  ne: '!=',
  neq: '!=',
  in: 'in',
  lbrace: 'open-set',
  rbrace: 'close-set',
  lbrack: '[',
  rbrack: ']',
  lparen: '(',
  rparen: ')',
  vert: '|',
  lvert: '|',
  rvert: '|',
  mid: '|',
  degree: '°',
  circ: '°',
  colon: ':',
  lor: 'or',
  vee: 'or',
  land: 'and',
  wedge: 'and',
  cup: 'union',
};

/** LaTeX commands that only change how something looks. */
export const SILENT_COMMANDS = new Set([
  ...['left', 'right', 'mleft', 'mright', 'big', 'Big', 'bigl', 'bigr', 'Bigl', 'Bigr', 'middle'],
  ...['displaystyle', 'textstyle', 'limits', 'quad', 'qquad', 'thinspace', 'enspace', 'space', 'nobreak'],
  ...['vec', 'hat', 'tilde', 'underline', 'boldsymbol', 'overrightarrow'],
]);

/** Commands whose argument is upright text. */
export const TEXT_COMMANDS = new Set([
  'text',
  'mathrm',
  'operatorname',
  'textrm',
  'mathit',
  'mbox',
  'textnormal',
  'mathbf',
]);

/** Single characters that stand for operators or names. */
export const CHARACTERS: Record<string, string> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '•': '*',
  '∗': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  '≤': '<=',
  '⩽': '<=',
  '≥': '>=',
  '⩾': '>=',
  '≠': '!=',
  '±': '±',
  '°': '°',
  º: '°',
  '∪': 'union',
  '∈': 'in',
  '∶': ':',
};

export const GREEK_CHARACTERS: Record<string, string> = {
  π: 'pi',
  '∞': 'infinity',
  θ: 'theta',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  λ: 'lambda',
  μ: 'mu',
  σ: 'sigma',
  φ: 'phi',
  ω: 'omega',
  ρ: 'rho',
  τ: 'tau',
  Δ: 'Delta',
};

export const SUPERSCRIPTS: Record<string, string> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((mark, digit) => [mark, `${digit}`])),
  '⁻': '-',
  '⁺': '+',
  ⁿ: 'n',
  ˣ: 'x',
};

export const VULGAR: Record<string, [number, number]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅑': [1, 9],
  '⅒': [1, 10],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
};
