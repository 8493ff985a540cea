/** The text of an operation, and its variables. */
export interface Operation {
  document: string;
  variables: object;
}

interface Turn<Answer> {
  operations: Operation[];
  answers: Promise<Answer[]>;
}

const turns = new Map<string, Turn<unknown>>();

/**
 * Gathers the operations that are asked for under one key before the event loop turns, and hands them to `send` together;
 * resolves to the answer of this one. Remix starts all loaders of a request at once, so a layout and the page in it share
 * one way to the backend. Without a key nothing is gathered.
 */
export function inOneTurn<Answer>(
  key: string,
  operation: Operation,
  send: (operations: readonly Operation[]) => Promise<Answer[]>,
): Promise<Answer | undefined> {
  if (key === '') return send([operation]).then(([answer]) => answer);
  const turn = (turns.get(key) as Turn<Answer> | undefined) ?? begin(key, send);
  const place = turn.operations.push(operation) - 1;
  return turn.answers.then((answers) => answers[place]);
}

function begin<Answer>(key: string, send: (operations: readonly Operation[]) => Promise<Answer[]>): Turn<Answer> {
  const operations: Operation[] = [];
  const ended = new Promise<void>((resolve) => setImmediate(resolve));
  const answers = ended.then(() => {
    turns.delete(key);
    return send(operations);
  });
  const turn = { operations, answers };
  turns.set(key, turn);
  return turn;
}
