import { expect, it } from 'vitest';
import { openSeal, seal } from './seal';

const secret = 'a secret of at least thirty-two characters';

it('opens for the same secret and purpose alone', () => {
  const sealed = seal(secret, 'flow', { state: 'abc' });
  expect(openSeal(secret, 'flow', sealed)).toEqual({ state: 'abc' });
  expect(openSeal(secret, 'ticket', sealed)).toBeNull();
  expect(openSeal(`${secret}!`, 'flow', sealed)).toBeNull();
  expect(sealed).not.toContain(Buffer.from('abc').toString('base64url'));
});

it.each(['', 'x', 'AAAA', 'A'.repeat(400)])('%j opens nothing', (text) => {
  expect(openSeal(secret, 'flow', text)).toBeNull();
});

it('a changed sign opens nothing', () => {
  const sealed = seal(secret, 'flow', { state: 'abc' });
  const at = sealed.length - 2;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  expect(openSeal(secret, 'flow', changed)).toBeNull();
});
