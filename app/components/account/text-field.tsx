import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'defaultValue' | 'maxLength' | 'min' | 'max'
> & { label: string; hint?: string; error?: string; aside?: ReactNode };

/** A labelled box; `aside` stands right of the label. */
export function TextField({ label, hint, error, aside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(aria) => <TextInput required {...aria} {...input} />}
    </Field>
  );
}
