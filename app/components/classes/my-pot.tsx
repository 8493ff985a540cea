import { Form, useNavigation } from '@remix-run/react';
import type { ClassFormState } from '../../lib/class-form';
import { coinsInWords } from '../../lib/coins-in-words';
import { TextField } from '../account/text-field';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import styles from './pot.module.css';
import { PotProgress } from './pot-progress';

export interface MyPotData {
  /** What the student has. */
  coins: number;
  /** What the student has put in. */
  own: number;
  pot: { id: string; title: string; goal: number; sum: number; givers: number; given: boolean };
}

interface MyPotProps {
  pot: MyPotData;
  archived: boolean;
  creationKey: string;
  reply: ClassFormState | undefined;
}

/** What the class is saving for, and the form to put coins in. Who put in how much is nobody's to know. */
export function MyPot({ pot: { pot, coins, own }, archived, creationKey, reply }: MyPotProps) {
  const sending = useNavigation().formData?.get('intent') === 'put-in';
  const typed = reply?.intent === 'put-in' ? reply : undefined;
  const isFull = pot.sum >= pot.goal;
  return (
    <section className="card" aria-labelledby="class-pot">
      <h2 id="class-pot">Class pot</h2>
      <p className={styles.title}>
        {pot.given ? 'Your class saved for ' : 'Your class is saving for '}
        <b>{pot.title}</b> {pot.given ? <Chip tone="good">Your class got it</Chip> : null}
      </p>
      <PotProgress pot={pot} />
      {pot.given || archived ? null : isFull ? (
        <p>The pot is full. Your teacher will say when you get it.</p>
      ) : (
        <>
          <p>
            You have {coinsInWords(coins)}
            {own === 0 ? '' : `, and ${own} of yours are in the pot`}. Nobody sees who put in how much. If your teacher
            closes the pot, you get yours back.
          </p>
          {typed?.message ? (
            <p role="alert" className={styles.problem}>
              {typed.message}
            </p>
          ) : null}
          {coins === 0 ? null : (
            <Form method="post" preventScrollReset className={styles.form} key={creationKey} noValidate>
              <input type="hidden" name="pot" value={pot.id} />
              <input type="hidden" name="creationKey" value={creationKey} />
              <TextField
                label="Coins to add"
                name="amount"
                type="number"
                min={1}
                max={Math.min(coins, pot.goal - pot.sum)}
                autoComplete="off"
                defaultValue={typed?.values.amount}
                error={typed?.errors.amount}
              />
              <Button type="submit" name="intent" value="put-in" busy={sending}>
                Add coins
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  );
}
