import { expect, it } from 'vitest';
import { Confirm } from './confirm';

it('a tick belongs to its question: another question is another box', () => {
  const keyOf = (question: string) => Confirm({ question })?.key;
  expect(keyOf('One student loses an answer.')).toBe(keyOf('One student loses an answer.'));
  expect(keyOf('Two students lose an answer.')).not.toBe(keyOf('One student loses an answer.'));
});
