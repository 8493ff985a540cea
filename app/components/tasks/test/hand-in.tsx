import { useNavigation } from '@remix-run/react';
import { Button } from '../../ui/button';
import { More } from '../../ui/choices';
import { Prose } from '../../ui/page';

interface HandInProps {
  questionCount: number;
  answered: number[];
  /** Answers that would not be taken as they are written. */
  problems: { index: number; readable: boolean }[];
  /** The open question takes an answer. */
  hasBox: boolean;
  /** The form of the open answer: what stands in its box goes in with the rest. */
  form: string;
}

/** Hands a test in. It asks once, and names what has no answer yet. */
export function HandIn({ questionCount, answered, problems, hasBox, form }: HandInProps) {
  const navigation = useNavigation();
  const open = Array.from({ length: questionCount }, (_, place) => place + 1).filter(
    (index) => !answered.includes(index),
  );
  return (
    <More summary="Hand in…">
      {problems.length === 0 ? null : (
        <Prose>
          <ul>
            {problems.map(({ index, readable }) => (
              <li key={index}>
                Question {index}:{' '}
                {readable ? 'your answer needs to be in a different form.' : 'we can’t read this yet.'}
              </li>
            ))}
          </ul>
        </Prose>
      )}
      <p>
        {open.length === 0
          ? problems.length === 0
            ? 'You’ve answered every question.'
            : ''
          : open.length === 1
            ? `You haven’t answered question ${open[0]} yet.`
            : `You haven’t answered questions ${open.slice(0, -1).join(', ')} and ${open.at(-1)} yet.`}{' '}
        {hasBox ? 'Anything in the answer box is handed in too. ' : null}Once you hand it in, you can’t change it.
      </p>
      <Button
        type="submit"
        form={form}
        name="intent"
        value="hand-in"
        variant="main"
        busy={navigation.formData?.get('intent') === 'hand-in'}
      >
        Yes, hand in the test
      </Button>
    </More>
  );
}
