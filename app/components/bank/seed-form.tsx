import { Form } from '@remix-run/react';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link-button';
import { TextInput } from '../ui/text-input';
import styles from './page.module.css';

interface SeedFormProps {
  seed: string;
  /** Goes along with the seed. */
  hidden?: Record<string, string>;
  /** The same question with the next numbers. */
  next: string;
}

/** Chooses the numbers of a question: the same seed always gives the same ones. */
export function SeedForm({ seed, hidden = {}, next }: SeedFormProps) {
  return (
    <Form method="get" className={styles.seed} preventScrollReset>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="seed">Seed</label>
      <TextInput
        key={seed}
        id="seed"
        name="seed"
        defaultValue={seed}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="line">
        Show
      </Button>
      <LinkButton to={next} variant="main" preventScrollReset>
        Different numbers
      </LinkButton>
    </Form>
  );
}
