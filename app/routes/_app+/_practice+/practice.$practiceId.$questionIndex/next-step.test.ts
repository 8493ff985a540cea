import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step';

describe('the Next button', () => {
  it('goes to the next open question', () => {
    expect(nextStep(['RIGHT', 'NOW', 'AHEAD'], 1)).toEqual({ kind: 'question', index: 2 });
    expect(nextStep(['NOW', 'RIGHT', 'AHEAD'], 2)).toEqual({ kind: 'question', index: 3 });
  });

  it('comes back to questions that were left open', () => {
    expect(nextStep(['NOW', 'RIGHT', 'NOT_YET'], 3)).toEqual({ kind: 'question', index: 1 });
  });

  it('ends at the result, also from the last open question itself', () => {
    expect(nextStep(['RIGHT', 'NOT_YET', 'RIGHT_AFTER_RETRY'], 3)).toEqual({ kind: 'result' });
    expect(nextStep(['RIGHT', 'NOW'], 2)).toEqual({ kind: 'result' });
  });
});
