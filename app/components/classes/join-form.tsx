import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import field from '../ui/field.module.css';
import { LineForm } from '../ui/forms';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';
import styles from './classes.module.css';

interface JoinFormProps {
  /** What was typed before, where it opened no class. */
  typed: string;
  problem: string | null;
}

/** Takes the code that a teacher gave. A plain form: the next page shows the class before anything is joined. */
export function JoinForm({ typed, problem }: JoinFormProps) {
  const input = useRef<HTMLDivElement>(null);
  const looking = useNavigation().formData?.get('intent') === 'code';
  useEffect(() => {
    if (problem !== null) input.current?.querySelector('input')?.focus();
  }, [problem]);
  return (
    <Section title="Join a class">
      <p id="join-hint" className="muted">
        Type the code your teacher gave you, such as KTM-4673. You’ll see the class before you join.
      </p>
      <LineForm action="/classes" noValidate>
        <div ref={input} className={styles.code}>
          <TextInput
            key={typed}
            name="code"
            aria-label="Class code"
            aria-describedby={problem === null ? 'join-hint' : 'join-problem'}
            aria-invalid={problem === null ? undefined : true}
            defaultValue={typed}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <Button type="submit" name="intent" value="code" variant="main" busy={looking}>
          Find class
        </Button>
      </LineForm>
      {problem === null ? null : (
        <p id="join-problem" role="alert" className={field.error}>
          {problem}
        </p>
      )}
    </Section>
  );
}
