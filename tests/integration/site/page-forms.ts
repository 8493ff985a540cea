/** What somebody types or chooses, by the name of the field. */
export type Typed = Record<string, string | string[]>;

interface FilledForm {
  action: string;
  /** Name and value of each field, as a browser sends them. */
  pairs: string[][];
}

interface Control {
  kind: 'text' | 'choice' | 'select';
  name: string;
  value: string;
  isOn: boolean;
  options: string[];
}

const controls =
  /<input\b([^>]*)>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>|<select\b([^>]*)>([\s\S]*?)<\/select>|<button\b([^>]*)>([\s\S]*?)<\/button>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
const attribute = (tag: string, name: string) => {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : decoded(value);
};
/** The words of a piece of HTML as they are read on the page. */
export const wordsOf = (html: string) =>
  decoded(
    html
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The one form of a page with this button, filled in: every field that the page has with the value it stands at, and
 * what is typed. A field or a choice that the form does not have is an error.
 */
export function filledForm(html: string, button: string | RegExp, typed: Typed = {}): FilledForm {
  const isMeant = (label: string) => (typeof button === 'string' ? label === button : button.test(label));
  const found = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, tag = '', inner = '']) => {
    const { fields, buttons } = readControls(inner);
    return buttons.filter(({ label }) => isMeant(label)).map((pressed) => ({ tag, fields, pressed }));
  });
  const [form, ...others] = found;
  if (form === undefined || others.length > 0) throw new Error(`${found.length} forms have the button ${button}.`);
  for (const [name, value] of Object.entries(typed)) fill(form.fields, name, [value].flat());
  const sent = form.fields.filter(({ isOn }) => isOn).map(({ name, value }) => [name, value]);
  const { name, value } = form.pressed;
  return {
    action: attribute(form.tag, 'action') ?? '',
    pairs: name === null ? sent : [...sent, [name, value]],
  };
}

/** What stands in each field of a form, by name. */
export const valuesIn = (html: string, button: string | RegExp): Record<string, string> =>
  Object.fromEntries(filledForm(html, button).pairs);

function readControls(inner: string) {
  const fields: Control[] = [];
  const buttons: { label: string; name: string | null; value: string }[] = [];
  for (const [, input, area, text, select, options, button, label] of inner.matchAll(controls)) {
    const tag = input ?? area ?? select ?? button ?? '';
    const name = attribute(tag, 'name');
    if (/\sdisabled=""/.test(tag)) continue;
    const value = attribute(tag, 'value') ?? '';
    if (button !== undefined) {
      if (attribute(tag, 'type') === 'submit')
        buttons.push({ label: attribute(tag, 'aria-label') ?? wordsOf(label ?? ''), name, value });
    } else if (name === null) {
      // A box without a name is never sent.
    } else if (area !== undefined) {
      fields.push(control('text', name, decoded(text ?? '').replace(/^\n/, '')));
    } else if (select !== undefined) {
      const all = [...(options ?? '').matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => option);
      const values = all.map((option) => attribute(option, 'value') ?? '');
      const chosen = all.findIndex((option) => /\sselected=""/.test(option));
      fields.push({ ...control('select', name, values[Math.max(chosen, 0)] ?? ''), options: values });
    } else if (/^(checkbox|radio)$/.test(attribute(tag, 'type') ?? '')) {
      fields.push({ ...control('choice', name, value), isOn: /\schecked=""/.test(tag) });
    } else fields.push(control('text', name, value));
  }
  return { fields, buttons };
}

const control = (kind: Control['kind'], name: string, value: string): Control => ({
  kind,
  name,
  value,
  isOn: true,
  options: [],
});

function fill(fields: Control[], name: string, values: string[]): void {
  const named = fields.filter((field) => field.name === name);
  const choices = named.filter(({ kind }) => kind === 'choice');
  const missing = new Error(`The form takes no ${name} of ${values.join(', ')}.`);
  if (choices.length > 0) {
    if (!values.every((each) => choices.some(({ value }) => value === each))) throw missing;
    for (const choice of choices) choice.isOn = values.includes(choice.value);
    return;
  }
  if (named.length !== values.length) throw missing;
  for (const [place, field] of named.entries()) {
    const value = values[place] ?? '';
    if (field.kind === 'select' && !field.options.includes(value)) throw missing;
    field.value = value;
  }
}
