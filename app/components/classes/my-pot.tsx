import { useNavigation } from '@remix-run/react';
import type { ClassFormState } from '../../lib/class-form';
import { coinsInWords } from '../../lib/coins-in-words';
import { TextField } from '../account/text-field';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { LineForm } from '../ui/forms';
import { Section } from '../ui/section';
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
    <Section title="Class pot">
      <p>
        {pot.given ? 'Your class saved for ' : 'Your class is saving for '}
        <b>{pot.title}</b> {pot.given ? <Chip tone="good">Your class got it</Chip> : null}
      </p>
      <PotProgress pot={pot} />
      {pot.given || archived ? null : isFull ? (
        <p>The pot is full. Your teacher will tell you when you get it.</p>
      ) : (
        <>
          <p>
            You have {coinsInWords(coins)}
            {own === 0 ? '' : `, and ${own} of yours are in the pot`}. Nobody sees who put in how much. If your teacher
            closes the pot, you get yours back.
          </p>
          <Alert>{typed?.message}</Alert>
          {coins === 0 ? null : (
            <LineForm preventScrollReset key={own} noValidate>
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
            </LineForm>
          )}
        </>
      )}
    </Section>
  );
}
