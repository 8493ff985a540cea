import { expect, it } from 'vitest';
import { releaseStatus } from './visibility';

it('answers are out for nobody, for some, or for everybody who is asked', () => {
  const at = (out: number, asked: number) => releaseStatus({ out, asked });
  expect([at(0, 0), at(0, 3), at(1, 3), at(3, 3)]).toEqual(['UNRELEASED', 'UNRELEASED', 'IN_PROGRESS', 'DONE']);
});
