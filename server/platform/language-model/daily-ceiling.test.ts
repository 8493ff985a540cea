import { expect, it } from 'vitest';
import { withDailyCeiling } from './daily-ceiling';
import type { LanguageModel } from './language-model';

it('lets no more calls through in a day, and counts anew the next', async () => {
  let now = new Date('2026-05-01T10:00:00Z');
  const asked: string[] = [];
  const model: LanguageModel = {
    async *word({ data }) {
      asked.push(data);
      yield 'words';
    },
    close: async () => {},
  };
  const limited = withDailyCeiling(model, 2, { now: () => now });
  const ask = async (data: string) => {
    for await (const _ of limited.word({ system: '', data, maxWords: 80 }, new AbortController().signal));
  };
  await ask('a');
  await ask('b');
  await expect(ask('c')).rejects.toMatchObject({ problem: 'resting' });
  now = new Date('2026-05-02T10:00:00Z');
  await ask('d');
  expect(asked).toEqual(['a', 'b', 'd']);
});
