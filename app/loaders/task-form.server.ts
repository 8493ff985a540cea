import { data } from '@remix-run/node';
import { stepFields, type TaskStep, taskSteps } from '../../rules/forms/task';

import { formText } from '../http/guarded-action.server';
import type { AppFailure } from '../lib/app-failure';
import type { ClassFormState } from '../lib/class-form';
import { keptValues } from './both-versions.server';

/** The step of the wizard that an address or a form names; the first where it names none. */
export function readStep(text: string | null): TaskStep {
  return taskSteps.find((step) => step === text) ?? 'what';
}

const kinds = ['REMOVE', 'NEW_NUMBERS', 'UP'] as const;

/** What a button of the list of picked questions asks for, such as `REMOVE 3` or `ADD some-template`; null for any other. */
export function readQuestionChange(form: FormData) {
  const [kind = '', what = ''] = formText(form, 'change').split(' ');
  if (kind === 'ADD' && what !== '') return { kind: 'ADD', templateId: what } as const;
  const place = Number.parseInt(what, 10);
  if (!Number.isInteger(place)) return null;
  if (kind === 'POINTS') {
    const points = Number(formText(form, `points-${place}`));
    return { kind: 'POINTS', place, points: Number.isInteger(points) ? points : 0 } as const;
  }
  const known = kinds.find((name) => name === kind);
  return known === undefined ? null : { kind: known, place };
}

/** What the boxes of a step held when it was sent, a list for each name. */
export type TypedFields = Record<string, string[]>;

/** What is sent with every step, and says nothing of what was typed. */
const unseen = ['intent', 'change', 'step', 'version', 'classId'];

/** All that was typed in a step, also what no draft keeps, such as points that are not saved yet. */
export function typedFields(form: FormData, step: TaskStep): TypedFields {
  const names = new Set([...stepFields[step], ...form.keys()]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !unseen.includes(name) && !/^(keep|theirs)-/.test(name))
      .map((name) => [name, keptValues(form, name)]),
  );
}

export type WizardReply = ClassFormState & { typed: TypedFields };

/** The step again after a refusal, with all that was typed in it and the step where it can be mended. */
export function wizardAgain(
  { status, message, code, details = {} }: Pick<AppFailure, 'status' | 'message'> & Partial<AppFailure>,
  { intent, typed }: { intent: string; typed: TypedFields },
) {
  const step = taskSteps.find((name) => name === details.step);
  const values: Record<string, string> = step === undefined ? {} : { step };
  const isConflict = code === 'CONFLICT';
  return data<WizardReply>({ intent, message, values, errors: {}, typed, isConflict }, { status });
}
