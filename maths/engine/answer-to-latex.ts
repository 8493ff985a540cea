import { compareTree } from './compare-answer';
import { MAX_LENGTH, withinAllowance } from './limits';
import { parse } from './parse';
import { plainText } from './plain-text';
import { readingsOf } from './readings';
import { toLatex } from './to-latex';
import { type Node, rewrite } from './tree';
import type { AnswerSpec } from './types';
import { withoutNoun } from './without-noun';

/**
 * A stored answer (plain typing by a student or the model) as LaTeX to show. What cannot be read comes as escaped
 * `\text{…}`; text that is no formula (times, choices, remainders) too.
 */
export function answerToLatex(spec: AnswerSpec, text: string): string {
  if (text.length > MAX_LENGTH) return textLatex(text);
  if (spec.kind === 'time' || spec.kind === 'choice' || spec.kind === 'quotient') return textLatex(text);
  const plain = plainText(spec, text);
  // "three quarters", "1 in 5", N40°E: what was written, not how it is read.
  if (plain !== text && !/[\\=^]/.test(text)) return textLatex(text);
  const shown = /[\\=]/.test(text) ? text : plain;
  const number = withoutNoun(spec, shown);
  const trees = readingsOf(spec).map((options) => parse(number.replace(/^\s*=/, ''), options));
  const own = trees.find((read) => read.ok && suits(spec, read.tree)) ?? trees.find((read) => read.ok);
  if (!own?.ok) return textLatex(text);
  const noun = shown
    .slice(number.length)
    .replace(/\\text|[{}\s.]+/g, ' ')
    .trim();
  return toLatex(rewrite(own.tree, named)) + (noun === '' ? '' : `\\text{ ${noun}}`);
}

/** Whether this reading is of the spec's kind: it equals itself under the spec. */
function suits(spec: AnswerSpec, tree: Node): boolean {
  try {
    return withinAllowance(() => compareTree(spec, tree, tree)).kind === 'same';
  } catch {
    return false;
  }
}

/** Lists by spaces are shown with commas. */
const named = (node: Node): Node =>
  node.kind === 'list' ? { ...node, joins: node.joins.map((join) => (join === ' ' ? ',' : join)) } : node;

const ESCAPES: Record<string, string> = {
  '\\': '\\textbackslash ',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
};

function textLatex(text: string): string {
  const clean = [...text.slice(0, 200)].map((c) => (/\p{C}/u.test(c) ? ' ' : (ESCAPES[c] ?? c))).join('');
  return `\\text{${clean}}`;
}
