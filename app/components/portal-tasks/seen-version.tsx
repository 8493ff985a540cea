import type { ClassFormState } from '../../lib/class-form';
import { BothVersions, type BothVersionsProps } from '../ui/both-versions';
import { changeText } from './task-fields';

/** Who saved something, and when. */
export interface SavedView {
  by: string | null;
  at: string;
  label: string;
}

interface SeenVersionProps extends Pick<BothVersionsProps, 'fields'> {
  saved: SavedView | null;
  reply: ClassFormState | undefined;
  show?: BothVersionsProps['show'];
}

/** Says which version a form is about, and shows that of a colleague beside it where both saved. */
export function SeenVersion({
  saved,
  reply,
  fields,
  show = (name, [value = '']) => changeText(name, value),
}: SeenVersionProps) {
  return (
    <>
      <input type="hidden" name="seenAt" value={saved?.at ?? ''} />
      {reply?.isConflict ? (
        <BothVersions by={saved?.by ?? null} at={saved?.label ?? null} fields={fields} show={show} />
      ) : null}
    </>
  );
}
