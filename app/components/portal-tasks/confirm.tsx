import { Callout } from '../ui/alert';
import { Tick } from '../ui/choices';

/** What a change does to students, to be ticked before it is saved. What is ticked is the very sentence. */
export function Confirm({ question }: { question: string | undefined }) {
  if (question === undefined) return null;
  // Another question is another box: the tick belonged to the one before.
  return (
    <Callout key={question} tone="info" role="alert" tabIndex={-1}>
      <p>
        <b>Nothing has been saved yet.</b> {question}
      </p>
      <Tick name="confirmed" value={question}>
        Yes, save anyway
      </Tick>
    </Callout>
  );
}
