import { formText } from '../http/guarded-action.server';
import type { KeptForm } from '../lib/app-failure';

/** A form with what was typed into its field `what`, to be sent once more; null where nothing was. */
export function keptForm(form: FormData, what: string, most: number): KeptForm | null {
  const typed = formText(form, what).slice(0, most);
  if (typed === '') return null;
  const isShown = formText(form, 'kind') !== 'choice';
  const others = [...new Set(form.keys())].filter((other) => other !== what || !isShown);
  return {
    what,
    typed: isShown ? { name: what, value: typed } : null,
    fields: others.map((other) => [other, formText(form, other).slice(0, most)]),
  };
}
