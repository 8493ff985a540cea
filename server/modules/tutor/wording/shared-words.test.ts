import { expect, it } from 'vitest';
import { shareWords } from './shared-words';

/** Words that are said one by one, as the test says so. */
function slowly() {
  const queue: string[] = [];
  let go = (): void => {};
  let isDone = false;
  const state = { aborted: false, runs: 0, over: 0 };
  return {
    state,
    say: (word: string) => {
      queue.push(word);
      go();
    },
    end: () => {
      isDone = true;
      go();
    },
    async *source(signal: AbortSignal) {
      state.runs += 1;
      signal.addEventListener('abort', () => {
        state.aborted = true;
        go();
      });
      while (true) {
        const word = queue.shift();
        if (word !== undefined) yield word;
        else if (isDone || signal.aborted) return;
        else
          await new Promise<void>((resolve) => {
            go = resolve;
          });
      }
    },
  };
}

async function all(words: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const word of words) found.push(word);
  return found;
}

it('says everything once to each listener, also to one who comes late', async () => {
  const { source, say, end, state } = slowly();
  const shared = shareWords(source, () => {
    state.over += 1;
  });
  const first = all(shared.follow());
  say('a');
  say('b');
  const second = shared.follow();
  expect((await second.next()).value).toBe('a');
  say('c');
  end();
  expect(await first).toEqual(['a', 'b', 'c']);
  expect(await all(second)).toEqual(['b', 'c']);
  expect(state).toEqual({ aborted: false, runs: 1, over: 1 });
});

it('ends at once when the last listener leaves, even one who is waiting', async () => {
  const { source, say, state } = slowly();
  const shared = shareWords(source, () => {
    state.over += 1;
  });
  const [first, second] = [shared.follow(), shared.follow()];
  say('a');
  await first.next();
  const waiting = first.next();
  await first.return?.();
  expect(await waiting).toMatchObject({ done: true });
  expect(state.aborted).toBe(false);
  await second.return?.();
  expect(state.aborted).toBe(true);
  await expect.poll(() => state.over).toBe(1);
  expect(await all(shared.follow())).toEqual(['a']);
});

it('hands a failure to its listeners', async () => {
  const shared = shareWords(
    // biome-ignore lint/correctness/useYield: it fails before it says anything
    async function* () {
      throw new Error('no database');
    },
    () => {},
  );
  await expect(all(shared.follow())).rejects.toThrow('no database');
});
