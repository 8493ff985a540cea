import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import field from '../ui/field.module.css';
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
    <section className={`card ${styles.join}`} aria-labelledby="join-a-class">
      <div className={styles.joinText}>
        <h2 id="join-a-class">Join a class</h2>
        <p id="join-hint" className={styles.hint}>
          Type the code your teacher gave you, such as KTM-4673. You’ll see the class before you join.
        </p>
      </div>
      <Form method="post" action="/classes" className={styles.joinForm} noValidate>
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
        {problem === null ? null : (
          <p id="join-problem" role="alert" className={field.error}>
            {problem}
          </p>
        )}
      </Form>
    </section>
  );
}
