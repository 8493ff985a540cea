import { expect, it } from 'vitest';
import { inBatches } from './in-batches';

function createSender() {
  const batches: { items: number[]; finish: (error?: Error) => void }[] = [];
  const send = (items: number[]) =>
    new Promise<void>((resolve, reject) => {
      batches.push({ items, finish: (error) => (error ? reject(error) : resolve()) });
    });
  return { batches, add: inBatches(send) };
}

it('sends what comes while a batch is under way with the next one', async () => {
  const { batches, add } = createSender();
  const first = add(1);
  await Promise.resolve();
  const others = [add(2), add(3)];
  await Promise.resolve();
  expect(batches.map(({ items }) => items)).toEqual([[1]]);
  batches[0]?.finish();
  await first;
  await Promise.resolve();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  batches[1]?.finish();
  await Promise.all(others);
});

it('tells those of a failed batch, and goes on', async () => {
  const { batches, add } = createSender();
  const first = add(1);
  await Promise.resolve();
  const second = add(2);
  batches[0]?.finish(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await Promise.resolve();
  batches[1]?.finish();
  await second;
  expect(batches.map(({ items }) => items)).toEqual([[1], [2]]);
});
