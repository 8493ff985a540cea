import { type TaskStep, taskSteps } from '../../rules/forms/task';
import { formText } from '../http/guarded-action.server';

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
