import { describe, expect, it } from 'vitest';
import { battleOf, seatOf } from './battle-for-tests';
import { newestBattle, withTheirAnswer } from './newest-battle';

describe('of two replies', () => {
  it('the one that is further is taken, whichever came later', () => {
    const question = battleOf({ status: 'QUESTION', index: 2, serverNow: 2000 });
    const reveal = battleOf({ status: 'REVEAL', index: 2, serverNow: 1000 });
    expect(newestBattle(question, reveal)).toBe(reveal);
    expect(newestBattle(reveal, question)).toBe(reveal);
  });

  it('of the same moment of the match, the one that the server wrote later', () => {
    const early = battleOf({ status: 'QUESTION', serverNow: 1000 });
    const late = battleOf({ status: 'QUESTION', serverNow: 1500 });
    expect(newestBattle(late, early)).toBe(late);
    expect(newestBattle(early, late)).toBe(late);
  });
});

describe('the other player’s answer', () => {
  const battle = battleOf({ status: 'QUESTION', index: 1, they: seatOf({ marks: ['RIGHT', 'NONE', 'NONE'] }) });

  it('is noted where it belongs', () => {
    expect(withTheirAnswer(battle, 1).they.marks).toEqual(['RIGHT', 'ANSWERED', 'NONE']);
  });

  it('to another question changes nothing, nor when it is revealed already', () => {
    expect(withTheirAnswer(battle, 0)).toBe(battle);
    const revealed = battleOf({ ...battle, status: 'REVEAL' });
    expect(withTheirAnswer(revealed, 1)).toBe(revealed);
  });
});
