/** The values of a field as a form sends it, or those of somebody else where the teacher takes theirs. */
export function keptValues(form: FormData, name: string): string[] {
  const from = form.get(`keep-${name}`) === 'theirs' ? `theirs-${name}` : name;
  return form.getAll(from).filter((value) => typeof value === 'string');
}

/** The same of a field with one value. */
export const keptText = (form: FormData, name: string): string => keptValues(form, name)[0] ?? '';
