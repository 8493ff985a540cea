/** The values of a field as a form sends it, or those of somebody else where the teacher takes theirs. */
export function keptValues(form: FormData, name: string): string[] {
  const from = form.get(`keep-${name}`) === 'theirs' ? `theirs-${name}` : name;
  return form.getAll(from).filter((value) => typeof value === 'string');
}

/** The same of a field with one value. */
export const keptText = (form: FormData, name: string): string => keptValues(form, name)[0] ?? '';

/** What the page of a form was made from; null for a page that did not say. */
export const seenText = (form: FormData): string | null => {
  const seen = form.get('seen');
  return typeof seen === 'string' ? seen : null;
};

/** The same of a list, which a form names item by item after an empty one. */
export const seenTexts = (form: FormData): string[] | null =>
  form.has('seen')
    ? form
        .getAll('seen')
        .filter((item) => typeof item === 'string' && item !== '')
        .map(String)
    : null;
