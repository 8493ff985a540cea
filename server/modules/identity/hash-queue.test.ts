import { expect, it } from 'vitest';
import { AppError } from '../../platform/app-error';
import { inHashQueue } from './hash-queue';

/** Fills both places until `open` is called. */
function busy() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const running = [1, 2].map(() => inHashQueue(() => gate, { key: 'busy' }));
  return { open, running };
}

it('takes turns between addresses, and somebody known goes first', async () => {
  const { open, running } = busy();
  const order: string[] = [];
  const ask = (name: string, key: string, first = false) =>
    inHashQueue(async () => void order.push(name), { key, first });
  const asked = [
    ask('a1', 'a'),
    ask('a2', 'a'),
    ask('a3', 'a'),
    ask('b1', 'b'),
    ask('known', 'k', true),
    ask('known again', 'k', true),
  ];
  open();
  await Promise.all([...running, ...asked]);
  expect(order).toEqual(['known', 'a1', 'b1', 'known again', 'a2', 'a3']);
});

it('full, it turns away whoever has most waiting, and lets others in', async () => {
  const { open, running } = busy();
  const flood = Array.from({ length: 1000 }, () => inHashQueue(async () => 'in', { key: 'flood' }));
  const settled = Promise.allSettled(flood);
  const other = inHashQueue(async () => 'in', { key: 'other' });
  open();
  expect(await other).toBe('in');
  const refused = (await settled).filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toBeInstanceOf(AppError);
  await Promise.all(running);
});
