import { Form, useNavigation } from '@remix-run/react';
import type { QuestData } from '../../graphql/account/quest';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';

interface CollectCoinsProps {
  quest: QuestData;
  /** What the form asks for. */
  intent: string;
}

/** The coins of a quest once all of it is done: a button, and afterwards that they were collected. */
export function CollectCoins({ quest: { coins, done, collected }, intent }: CollectCoinsProps) {
  const { formData } = useNavigation();
  if (collected) return <Chip tone="good">Collected today</Chip>;
  if (!done) return null;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" variant="main" full name="intent" value={intent} busy={formData?.get('intent') === intent}>
        Collect {coins} MarsCoins
      </Button>
    </Form>
  );
}
