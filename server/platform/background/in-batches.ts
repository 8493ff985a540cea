/**
 * Hands items on in batches, one batch at a time: what comes while one is under way goes with the next. The returned
 * promise settles as the batch of its item does.
 */
export function inBatches<Item>(send: (items: Item[]) => Promise<unknown>): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let sending: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  const sendWaiting = async (): Promise<void> => {
    const items = waiting;
    waiting = [];
    next = null;
    sending = send(items);
    await sending;
  };
  return (item) => {
    waiting.push(item);
    next ??= sending.then(sendWaiting, sendWaiting);
    return next;
  };
}
