import { afterEach, describe, expect, it, vi } from 'vitest';
import { toaster } from './toaster';

const titles = () => toaster.current().map(({ title }) => title);

afterEach(() => {
  for (const { id } of toaster.current()) toaster.dismiss(id);
});

describe('toasts', () => {
  it('are shown in the order in which they came, three at most', () => {
    for (const title of ['one', 'two', 'three', 'four']) toaster.create({ title, type: 'info' });
    expect(titles()).toEqual(['two', 'three', 'four']);
  });

  it('replace the one with the same id', () => {
    toaster.create({ title: 'Saving', type: 'info', id: 'save' });
    toaster.create({ title: 'Copied', type: 'info' });
    toaster.create({ title: 'Saved', type: 'success', id: 'save' });
    expect(titles()).toEqual(['Copied', 'Saved']);
  });

  it('tell who watches, until they stop', () => {
    const changed = vi.fn();
    const stop = toaster.watch(changed);
    const id = toaster.create({ title: 'Saved', type: 'success' });
    toaster.dismiss(id);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    toaster.create({ title: 'Saved', type: 'success' });
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
