import { RichText } from '../maths/rich-text';
import { Callout } from '../ui/alert';

/** What could not be read, or did not get through, right above its box. */
export function ProblemNote({ id, html }: { id: string; html: string }) {
  return (
    <Callout tone="info" id={id} role="alert">
      <RichText html={html} />
    </Callout>
  );
}
