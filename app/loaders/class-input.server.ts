import { type ClassForm, classForm } from '../../rules/forms/class';
import { readForm } from '../../rules/forms/read-form';
import { keptText } from './both-versions.server';

interface Values {
  name: string;
  courseId: string;
  colour: string;
  timeZone: string;
}

/** What a class form says, checked; what was typed comes back either way. */
export function readClassInput(
  form: FormData,
): { values: Values } & ({ ok: true; input: ClassForm } | { ok: false; errors: Record<string, string> }) {
  const values = {
    name: keptText(form, 'name'),
    courseId: keptText(form, 'courseId'),
    colour: keptText(form, 'colour'),
    timeZone: keptText(form, 'timeZone'),
  };
  const read = readForm(classForm, values);
  return read.ok ? { values, ok: true, input: read.value } : { values, ok: false, errors: read.errors };
}
