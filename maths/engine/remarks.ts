import { isUpToConstant } from './compare-antiderivatives';
import { decimal } from './compare-values';
import { parse } from './parse';
import { formulasOf } from './question-formulas';
import { type Node, rewrite, some, variables } from './tree';
import type { AnswerSpec } from './types';

/** What every remark holds. */
const REMARK = /only|just|simply|exactly|∈|\\in|constant|number|>|\\gt|≠|!=|\\ne|\bnot\b/i;
const ONLY_BEFORE = /^\s*(?:\\text\s*\{\s*)?(?:only|just|simply|exactly)\s*(?:\}|[:,]|\s)\s*(?=\S)/i;
const ONLY_BEHIND = /\s*(?:\(\s*(?:only|exactly)\s*\)|[,;]?\s*\b(?:only|exactly))\s*[.!]?\s*$/i;
const CONSTANT_NOTE =
  /\s*[,;]?\s*\(?\s*(?:\\text\{)?\s*(?:where|for|with)?\s*(?:any\s+)?\}?\s*[A-Za-z]\s*(?:(?:∈|\\in)\s*(?:ℝ|R|\\R|\\mathbb\s*\{?\s*R\s*\}?|\\reals)|(?:is|=)?\s*(?:an?|any|the)?\s*(?:arbitrary\s+|real\s+)?(?:constant|number)(?:\s+of\s+integration)?)\s*\)?\s*\.?\s*$/;
const POSITIVE =
  /\s*(?:[,;]|\bwhere\b|\bfor\b|\bwhen\b|\bif\b)\s*\(?\s*([A-Za-z])\s*(?:>|\\gt(?![a-z]))\s*0\s*\)?\s*\.?\s*$/;
const EXCEPTION =
  /\s*(?:[,;]|\bwhere\b|\bfor\b|\bif\b|\bwith\b|\bprovided\b|\\text\s*\{[a-z ,]*\}|\s)\s*(?:\\(?:left|mleft)?)?\(?\s*([A-Za-z])\s*(?:≠|!=|\\neq?(?![A-Za-z])|\bis not(?: equal to)?|\bnot equal to)\s*([^()=≠]+?)\s*\)?\s*\.?\s*$/;

/**
 * Without what may stand around a right answer: "only" on either side, and behind it "C ∈ R", "x > 0" and the
 * values that the question's fraction leaves out.
 */
export function withoutRemark(spec: AnswerSpec, typed: string): string {
  if (!REMARK.test(typed)) return typed;
  // Spaces are joined first: each of the gaps of a remark could take a share of many.
  const text = typed.replace(/\s+/g, ' ');
  const alone = text.replace(ONLY_BEFORE, '').replace(ONLY_BEHIND, '');
  const plain = alone.trim() === '' ? text : alone;
  if (isUpToConstant(spec))
    return plain.replace(POSITIVE, (note, name) => (name === spec.variable ? '' : note)).replace(CONSTANT_NOTE, '');
  const [note, name, value] = (spec.kind === 'expression' && EXCEPTION.exec(plain)) || [];
  if (note === undefined || name === undefined || value === undefined || note.length === plain.length) return plain;
  return isLeftOut(spec, name, value) ? plain.slice(0, plain.length - note.length) : plain;
}

/** Whether a fraction of the question has no value where the letter has these values: "3", "0, 2", "±1". */
function isLeftOut(spec: AnswerSpec, name: string, typed: string): boolean {
  const values = typed.split(/\s*(?:,|\bor\b|\band\b)\s*/).map((each) => parse(each));
  const bottoms = formulasOf(spec.question ?? '').flatMap((formula) => {
    const read = parse(formula);
    return read.ok ? bottomsOf(read.tree) : [];
  });
  return values.every(
    (read) => read.ok && signsOf(read.tree).every((value) => bottoms.some((bottom) => isZeroAt(bottom, name, value))),
  );
}

function bottomsOf(node: Node): Node[] {
  const found: Node[] = [];
  some(node, (part) => {
    if (part.kind === 'div') found.push(part.bottom);
    return false;
  });
  return found;
}

const signsOf = (node: Node): Node[] =>
  node.kind === 'plus-minus' && node.left === null ? [node.right, { kind: 'neg', of: node.right }] : [node];

function isZeroAt(bottom: Node, name: string, value: Node): boolean {
  if (variables(value).length > 0 || !variables(bottom).includes(name)) return false;
  const put = rewrite(bottom, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
  return variables(put).length === 0 && Math.abs(decimal(put)) < 1e-9;
}
