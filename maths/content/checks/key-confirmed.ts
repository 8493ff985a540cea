import type { AnswerSpec } from '../../engine/types';
import type { Confirmation } from '../../templates/format';
import { drawParams, makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { evaluate } from '../numeric/evaluate';
import { findRoots } from '../numeric/find-roots';
import { holdsAt } from '../numeric/holds-at';
import { modelValues, rightSide } from '../numeric/model-values';

/** An independent calculation, which shares no code with the answer checker, comes to the same key. */
export const keyConfirmed: Check = {
  name: 'key confirmed',
  promise: 'A second calculation, which shares no code with the checker, comes to the same key.',
  run(template, seed) {
    const { answer, choices } = makeInstance(template, seed);
    const right = choices?.find((option) => option.id === answer.model)?.text;
    try {
      return confirmProblems(template.confirm(drawParams(template, seed)), answer, right ?? answer.model);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  },
};

function confirmProblems(confirmation: Confirmation, spec: AnswerSpec, model: string): string[] {
  switch (confirmation.kind) {
    case 'one-of':
      return confirmation.texts.includes(model) ? [] : [`"${model}" is not among ${confirmation.texts.join(' | ')}`];
    case 'values':
      return listProblems(confirmation.values, valuesOf(spec, model), slackOf(spec));
    case 'roots': {
      const roots = findRoots(confirmation.f, confirmation.from, confirmation.to);
      return listProblems(
        roots,
        [...valuesOf(spec, model)].sort((a, b) => a - b),
        slackOf(spec),
      );
    }
    case 'function':
      return functionProblems(confirmation, rightSide(model));
    case 'region':
      return regionProblems(confirmation, model);
  }
}

/** The numbers of the key; those of a multiple-choice key are read from the right option. */
function valuesOf(spec: AnswerSpec, model: string): number[] {
  if (spec.kind !== 'choice') return modelValues(spec);
  return modelValues({ kind: 'number', model: model.replaceAll('$', '') });
}

function slackOf(spec: AnswerSpec): number {
  const places = spec.forms?.find((form) => form.kind === 'decimal-places');
  const rounding = places?.kind === 'decimal-places' ? 0.5 * 10 ** -places.places : 0;
  // A key with its per cent sign is compared as a share of one; tolerances count percentage points.
  return Math.max(spec.tolerance ?? 0, rounding) / (spec.model.includes('%') ? 100 : 1);
}

function near(a: number, b: number, slack: number): boolean {
  return Math.abs(a - b) <= slack + 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

function listProblems(expected: number[], found: number[], slack: number): string[] {
  const same =
    expected.length === found.length && expected.every((value, i) => near(value, found[i] ?? Number.NaN, slack));
  return same ? [] : [`the second calculation gives ${expected.join(', ')}; the key says ${found.join(', ')}`];
}

function functionProblems(confirmation: Extract<Confirmation, { kind: 'function' }>, model: string): string[] {
  const [low, high] = confirmation.domain ?? [-3, 3];
  for (let i = 1; i <= 12; i += 1) {
    const at = Object.fromEntries(
      confirmation.variables.map((name, j) => [name, low + (high - low) * ((i * (0.618034 + 0.1 * j)) % 1)]),
    );
    const [expected, found] = [confirmation.f(at), evaluate(model, at)];
    // Derivatives are confirmed by finite differences, which are good to about six digits.
    const close = Math.abs(expected - found) <= 1e-5 * Math.max(1, Math.abs(expected), Math.abs(found));
    if (!close) return [`at ${JSON.stringify(at)} the second calculation gives ${expected}; the key gives ${found}`];
  }
  return [];
}

function regionProblems(confirmation: Extract<Confirmation, { kind: 'region' }>, model: string): string[] {
  const { variable, holds, from, to } = confirmation;
  const cells = 4_000;
  for (let i = 0; i <= cells; i += 1) {
    const x = Number((from + ((to - from) * i) / cells).toPrecision(12));
    if (holds(x) !== holdsAt(model, variable, x))
      return [`at ${variable} = ${x} the key and the second calculation disagree`];
  }
  return [];
}
