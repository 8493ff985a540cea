/** Whether an answer means the same as the model; `unfinished` is the same thing with the unknown not yet by itself. */
export type Comparison = { kind: 'same' } | { kind: 'different' } | { kind: 'unfinished'; message: string };
