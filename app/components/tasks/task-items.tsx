import { Form, useNavigation } from '@remix-run/react';
import { type TaskItem, taskItems } from '../../../rules/class-coins';
import { coinsInWords } from '../../lib/coins-in-words';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Coin } from '../ui/coin';
import { Field } from '../ui/field';
import { Cluster, Grow } from '../ui/layout';
import { Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { Select } from '../ui/select';

export interface TaskItemsData {
  coins: number;
  items: { item: TaskItem; price: number; bought: boolean }[];
  /** Questions (1-based) that can get other numbers. */
  openIndexes: number[];
}

const words: Record<TaskItem, string> = {
  MORE_TIME: 'You get 24 hours more: it’s due, and closes, a day later for you.',
  OTHER_NUMBERS: 'You get one open question again with different numbers. Any working beside it is deleted.',
};

/** What MarsCoins can do for this homework, where the teacher allows it. */
export function TaskItems({ items: { coins, items, openIndexes }, problem }: TaskItemsProps) {
  return (
    <Section title="Use MarsCoins">
      <p>
        You have {coinsInWords(coins)}. Your teacher lets you use them here and can see what you buy. They don’t change
        your marks.
      </p>
      <Alert>{problem}</Alert>
      <Rows tall>
        {items.map((offer) => (
          <li key={offer.item}>
            <Cluster gap={5}>
              <Grow least={260}>
                <h3>{taskItems[offer.item].name}</h3>
                <p className="muted">{words[offer.item]}</p>
              </Grow>
              <Offer offer={offer} coins={coins} openIndexes={openIndexes} />
            </Cluster>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

interface TaskItemsProps {
  items: TaskItemsData;
  problem: string | null;
}

function Offer({
  offer: { item, price, bought },
  coins,
  openIndexes,
}: { offer: TaskItemsData['items'][number] } & Pick<TaskItemsData, 'coins' | 'openIndexes'>) {
  const busy = useNavigation().formData?.get('intent') === item;
  if (bought) return <Chip tone="good">Bought</Chip>;
  if (coins < price) {
    return (
      <Cluster as="p" gap={2}>
        <Coin amount={price} /> <span className="muted">You need {price - coins} more.</span>
      </Cluster>
    );
  }
  const isQuestion = item === 'OTHER_NUMBERS';
  if (isQuestion && openIndexes.length === 0) {
    return <p className="muted">None of your questions can get new numbers right now.</p>;
  }
  return (
    <Cluster as={Form} align="bottom" method="post" preventScrollReset>
      {isQuestion ? (
        <Field label="Which question?">
          {(aria) => (
            <Select {...aria} name="question">
              {openIndexes.map((index) => (
                <option key={index} value={index}>
                  Question {index}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <Button type="submit" name="intent" value={item} busy={busy}>
        Buy for <Coin amount={price} />
        <span className="sr">: {taskItems[item].name}</span>
      </Button>
    </Cluster>
  );
}
