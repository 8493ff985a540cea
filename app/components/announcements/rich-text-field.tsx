import { useRef } from 'react';
import { longestRichText } from '../../../rules/rich-text';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Cluster, Stack } from '../ui/layout';
import { TextArea } from '../ui/text-area';
import { markSelection, type RichMark } from './mark-selection';

interface RichTextFieldProps {
  label: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}

const marks: { mark: RichMark; label: string }[] = [
  { mark: 'bold', label: 'Bold' },
  { mark: 'italic', label: 'Italic' },
  { mark: 'list', label: 'List' },
  { mark: 'link', label: 'Link' },
];

/** A box for plain rich text: the buttons write the signs, and whoever knows them types them. */
export function RichTextField({ label, name, defaultValue, error }: RichTextFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const set = (mark: RichMark) => {
    const { current } = box;
    if (current === null) return;
    const { selectionStart, selectionEnd } = current;
    const change = markSelection({ text: current.value, start: selectionStart, end: selectionEnd }, mark);
    current.focus();
    current.setRangeText(change.insert, change.from, change.to, 'end');
    current.setSelectionRange(change.select[0], change.select[1]);
  };
  return (
    <Field
      label={label}
      hint="**bold**, *italic*, lines that begin with - for a list, [words](https://address) for a link."
      error={error}
    >
      {(aria) => (
        <Stack gap={2}>
          {/* The buttons write by script; whoever has none types the signs. */}
          <Cluster gap={2} className="needs-scripts" role="toolbar" aria-label="Format">
            {marks.map(({ mark, label: text }) => (
              <Button key={mark} size="sm" onClick={() => set(mark)}>
                {text}
              </Button>
            ))}
          </Cluster>
          <TextArea {...aria} ref={box} name={name} rows={7} maxLength={longestRichText} defaultValue={defaultValue} />
        </Stack>
      )}
    </Field>
  );
}
