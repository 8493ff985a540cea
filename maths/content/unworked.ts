import type { AnswerSpec } from '../engine/types';
import { treeText } from './tree-text';

const NUMERIC = [
  'number',
  'quantity',
  'money',
  'list',
  'set',
  'solutions',
  'coordinate',
  'ratio',
  'system',
  'quotient',
];

/**
 * Whether something is left to do in a text, by its signs alone (no code of the checker decides this): a sum or product
 * of numbers where a value is asked for; for other answers, two numbers in one product.
 */
export function isUnworked(text: string, spec: AnswerSpec): boolean {
  if (sameWriting(text, spec.model)) return false;
  if (!NUMERIC.includes(spec.kind)) return hasTwoNumbersInATerm(text);
  // 2 ÷ 8 is the fraction 2/8.
  const [, top, bottom] = /^\s*-?(\d+)\s*(?:\\div|÷)\s*(\d+)\s*$/.exec(text) ?? [];
  if (top !== undefined && bottom !== undefined && Number(top) % Number(bottom) !== 0) return false;
  const plain = text
    .replace(/\\text\s*\{[^{}]*\}|\\(?:left|right|,|;|!)/g, '')
    .replace(/\\times\s*10\^|×\s*10\^/g, 'E')
    .replace(/\^\s*\{?\s*\\circ\s*\}?/g, '')
    .replace(/\\frac\s*(?:\{\s*-?\d+\s*\}|\d)\s*(?:\{\s*\d+\s*\}|\d)/g, '1');
  return /\d[\s{}()]*(?:\\times|\\cdot|\\div|×|÷|\*|[+\-−](?!\s*[^\d\s]*\\(?:sqrt|pi)))[\s{}()]*[-−]?\s*\d/.test(plain);
}

const sameWriting = (a: string, b: string) => {
  const [left, right] = [treeText(a), treeText(b)];
  return left !== null && left === right;
};

/** 3(6x+1)^2\times 6: brackets, powers and fractions are set aside, then the numbers of each term are counted. */
function hasTwoNumbersInATerm(text: string): boolean {
  let plain = text.replace(/\\left|\\right/g, '').replace(/\^\s*(?:\{[^{}]*\}|\d)/g, '');
  for (let inner = ''; inner !== plain; ) {
    inner = plain;
    plain = plain
      .replace(/\([^()]*\)/g, 'b')
      .replace(/\\sqrt\s*\{[^{}]*\}/g, 'b')
      .replace(/\\frac\s*\{[^{}]*\}\s*\{[^{}]*\}/g, ' 7 ');
  }
  return plain
    .split(/[+\-−=]/)
    .some((term) => /\\times|\\cdot/.test(term) && (term.match(/\d+(?:\.\d+)?/g) ?? []).length > 1);
}
