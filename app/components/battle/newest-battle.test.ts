import { describe, expect, it } from 'vitest';
import type { BattleUpdateView } from './battle-data';
import { battleOf, seatOf } from './battle-for-tests';
import { newestBattle, withUpdate } from './newest-battle';

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

const standing = { points: 0, marks: seatOf().marks, away: false };
const updateTo = (more: Partial<BattleUpdateView> = {}): BattleUpdateView => ({
  status: 'QUESTION',
  serverNow: 1_001_000,
  endsAt: 1_024_000,
  phaseSince: 984_000,
  index: 0,
  myAnswer: null,
  me: standing,
  they: standing,
  reveal: null,
  ...more,
});
const asked = battleOf().question ?? undefined;

describe('what an event brings', () => {
  it('changes where the match stands, and keeps names, seal and the open question', () => {
    const before = battleOf();
    const marks = before.they.marks.with(0, 'ANSWERED');
    const after = withUpdate(before, updateTo({ they: { points: 0, marks, away: true } }));
    expect(after).toEqual({ ...before, serverNow: 1_001_000, they: { ...before.they, marks, away: true } });
  });

  it('opens the next question with what is asked', () => {
    const before = battleOf({ status: 'REVEAL', index: 0 });
    const question = asked && { ...asked, promptHtml: 'The next one' };
    expect(withUpdate(before, updateTo({ index: 1, question }))).toMatchObject({ index: 1, question, reveal: null });
  });

  it('opens the first question after the countdown', () => {
    const countdown = withUpdate(battleOf({ status: 'FOUND', question: null }), updateTo({ status: 'COUNTDOWN' }));
    expect(countdown?.status).toBe('COUNTDOWN');
    expect(countdown && withUpdate(countdown, updateTo({ question: asked }))?.question).toEqual(asked);
  });

  it('is nothing new where the page is further, or heard of it later', () => {
    const further = battleOf({ status: 'REVEAL', index: 2 });
    expect(withUpdate(further, updateTo({ index: 2 }))).toBe(further);
    const later = battleOf({ serverNow: 2_000_000 });
    expect(withUpdate(later, updateTo())).toBe(later);
  });

  it('makes the page read the battle that is over', () => {
    expect(withUpdate(battleOf({ status: 'REVEAL' }), updateTo({ status: 'FINISHED', endsAt: null }))).toBeNull();
  });

  it('makes the page read the battle where it missed the question, or who plays', () => {
    expect(withUpdate(battleOf({ status: 'REVEAL', index: 0 }), updateTo({ index: 1 }))).toBeNull();
    expect(
      withUpdate(battleOf({ status: 'WAITING', commitment: null, question: null }), updateTo({ question: asked })),
    ).toBeNull();
  });
});
