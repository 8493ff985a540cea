import { expect, it } from 'vitest';
import { stateReason } from './state-reason';

const standing = { answered: 5, unaided: 3, levelReached: true, unresolvedCount: 0 };

it('says what a state rests on and what is left to do', () => {
  expect(stateReason({ ...standing, state: 'NOT_STARTED', answered: 0 })).toBe(
    'You haven’t answered a question here yet.',
  );
  expect(stateReason({ ...standing, state: 'MASTERED' })).toBe('3 of 5 questions right first go, without help.');
  expect(stateReason({ ...standing, state: 'LEARNING', answered: 1, unaided: 1, unresolvedCount: 2 })).toBe(
    '1 of 1 question right first go, without help. 2 more to go, and a mistake to fix.',
  );
  expect(stateReason({ ...standing, state: 'NEARLY', levelReached: false })).toMatch(/A few more at this level/);
  expect(stateReason({ ...standing, state: 'NEARLY', unresolvedCount: 1 })).toMatch(/One mistake left to fix\.$/);
  expect(stateReason({ ...standing, state: 'NEEDS_REFRESH' })).toMatch(/One right answer brings it back/);
});
