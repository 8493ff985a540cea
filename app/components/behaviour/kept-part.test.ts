import { expect, test, vi } from 'vitest';
import { keptPart } from './kept-part';

test('a part is fetched when it is first wanted, and once for everybody', async () => {
  const load = vi.fn(async () => 'menu');
  const part = keptPart(load);
  expect(part.current()).toBeNull();
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['menu', 'menu']);
  expect(await part.fetch()).toBe('menu');
  expect(part.current()).toBe('menu');
  expect(load).toHaveBeenCalledTimes(1);
});

test('who waits for it hears when it has come, until they leave', async () => {
  const part = keptPart(async () => 'menu');
  const [waits, left] = [vi.fn(), vi.fn()];
  part.watch(waits);
  part.watch(left)();
  await part.fetch();
  expect(waits).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});

test('a part that cannot be had is null, tells nobody, and is tried again the next time', async () => {
  const load = vi
    .fn<() => Promise<string | null>>()
    .mockRejectedValueOnce(new Error('The part is gone.'))
    .mockResolvedValueOnce(null)
    .mockResolvedValue('menu');
  const part = keptPart(load);
  const waits = vi.fn();
  part.watch(waits);
  expect(await part.fetch()).toBeNull();
  expect(await part.fetch()).toBeNull();
  expect(waits).not.toHaveBeenCalled();
  expect(await part.fetch()).toBe('menu');
  expect(waits).toHaveBeenCalledTimes(1);
});
