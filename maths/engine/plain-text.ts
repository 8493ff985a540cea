import { withoutLabel } from './labels';
import { withoutHead, withoutLeadIn } from './lead-in';
import { namedByLetter } from './named-by-noun';
import { withDigits } from './number-words';
import { withoutOwnWords } from './own-words';
import { plainNotation } from './plain-notation';
import { withoutRemark } from './remarks';
import type { AnswerKind, AnswerSpec } from './types';
import { withUnitLetters } from './unit-letters';

/** Kinds whose answers may be spoken: no letters of an unknown are expected in them. */
const SPOKEN = new Set<AnswerKind>([
  'number',
  'quantity',
  'money',
  'ratio',
  'list',
  'set',
  'solutions',
  'coordinate',
  'quotient',
]);
const NAMED = new Set<AnswerKind>([...SPOKEN, 'expression']);

/**
 * An answer as it is parsed: without "the answer is" or "f(x) =", numbers in words as digits, and notations that depend
 * on what is asked for (3 in 4, ⁵C₂, N40°E) in the one way the parser reads. Text it does not know stays as it is.
 */
export function plainText(spec: AnswerSpec, typed: string): string {
  let text = typed
    .replace(/^\s*\\text\s*\{([^{}\\$]*)\}\s*(?=$|[^\\])/, '$1 ')
    .replace(/\bper(\s)cent(?!s)\b/gi, 'percent$1');
  text = text.replace(/^\s*(?:∴|\\therefore\b|(?:so|therefore|hence|thus)\b,?)\s*/i, '');
  if (spec.kind !== 'choice')
    text = withoutOwnWords(
      spec,
      withoutLeadIn(spec, namedByLetter(spec, withoutLabel(spec, withoutRemark(spec, withUnitLetters(spec, text))))),
    );
  if (SPOKEN.has(spec.kind)) text = withDigits(text);
  if (NAMED.has(spec.kind) || spec.kind === 'equation') text = withoutHead(spec, text);
  return plainNotation(spec, text);
}
