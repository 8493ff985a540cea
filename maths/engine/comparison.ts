import type { Form } from './types';

/**
 * Whether an answer means the same as the model. `unfinished` is the same thing with the unknown not yet by itself,
 * `lacks` the same but for a part that a form asks for.
 */
export type Comparison =
  | { kind: 'same' }
  | { kind: 'different' }
  | { kind: 'unfinished'; message: string }
  | { kind: 'lacks'; form: Form['kind'] & 'with-constant' };
