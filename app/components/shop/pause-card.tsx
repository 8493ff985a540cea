import { Form, useNavigation } from '@remix-run/react';
import { mostPauseDays, pauseDayPrice } from '../../../rules/streak';
import { Button } from '../ui/button';
import { Coin } from '../ui/coin';
import { Section } from '../ui/section';

/** Pause days of the streak: how many are held, and another one for coins. */
export function PauseCard({ held, coins }: { held: number; coins: number }) {
  const { formData } = useNavigation();
  const isFull = held >= mostPauseDays;
  const missing = pauseDayPrice - coins;
  return (
    <Section
      title="Pause days"
      note={
        <>
          If you miss a day, we use one automatically to keep your streak going. You have {held} of {mostPauseDays}.
          {isFull || missing <= 0 ? null : ` You need ${missing} more MarsCoins for another.`}
        </>
      }
    >
      {isFull || missing > 0 ? null : (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="pause" busy={formData?.get('intent') === 'pause'}>
            Buy a pause day <Coin amount={pauseDayPrice} />
          </Button>
        </Form>
      )}
    </Section>
  );
}
