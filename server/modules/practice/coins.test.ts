import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CoinReason,
  coinAmounts,
  coinReasons,
  coinSources,
  mostCoinsADay,
  mostTopicCoinsAWeek,
  withinDaysCap,
} from '../../../rules/coin-sources';
import {
  answerGuard,
  answerReason,
  coinLines,
  coinMovements,
  dayCoinsOf,
  isComeback,
  stakeOf,
  tooQuick,
  topicCoinsOf,
} from './coins';

describe('coins', () => {
  it('are for right answers, most for a first try without help', () => {
    expect(answerReason({ right: true, wrongBefore: false, hints: 0 })).toBe('FIRST_TRY');
    expect(answerReason({ right: true, wrongBefore: false, hints: 2 })).toBe('AFTER_HINT');
    expect(answerReason({ right: true, wrongBefore: true, hints: 0 })).toBe('AFTER_RETRY');
    expect(answerReason({ right: false, wrongBefore: false, hints: 0 })).toBeNull();
  });

  it('are not for three answers in a row that came under a second and a half', () => {
    expect(tooQuick([900, 1200, 1499])).toBe(true);
    expect(tooQuick([900, 1500, 1200])).toBe(false);
    expect(tooQuick([900, 900])).toBe(false);
    expect(tooQuick([900, 900, 900, 5000])).toBe(true);
  });

  it('make true what the page says about another look', () => {
    expect(coinAmounts.AFTER_RETRY).toBe(1);
  });

  it('are listed by reason', () => {
    const entry = (reason: keyof typeof coinReasons, amount: number) => ({ reason: coinReasons[reason], amount });
    expect(coinLines([entry('FIRST_TRY', 2), entry('PRACTICE_FINISHED', 5), entry('FIRST_TRY', 2)])).toEqual([
      { label: '2 first tries', amount: 4 },
      { label: 'Practice set finished', amount: 5 },
    ]);
  });

  it('are twice as many in a challenge, whatever was tried and opened before', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.nat(5), (closed, wrongBefore, hints) => {
        const stake = (mode: string) => stakeOf({ mode, closed, wrongBefore, hints }).coins;
        expect(stake('CHALLENGE')).toBe(2 * stake('CASUAL'));
      }),
    );
    expect(stakeOf({ mode: 'CHALLENGE', closed: false, wrongBefore: false, hints: 0 }).coins).toBe(4);
    expect(coinAmounts.PRACTICE_FINISHED + coinAmounts.CHALLENGE_FINISHED).toBe(2 * coinAmounts.PRACTICE_FINISHED);
  });

  it('never grow by help: a hint can only lower them', () => {
    fc.assert(
      fc.property(fc.constantFrom('CASUAL', 'CHALLENGE', 'ERROR_LOGBOOK'), fc.nat(5), (mode, hints) => {
        const stake = (opened: number) => stakeOf({ mode, closed: false, wrongBefore: false, hints: opened }).coins;
        expect(stake(hints + 1)).toBeLessThanOrEqual(stake(hints));
      }),
    );
  });

  it('of a day never pass the cap, in whatever order they come', () => {
    const reasons = Object.keys(coinAmounts) as CoinReason[];
    fc.assert(
      fc.property(fc.nat(200), fc.array(fc.constantFrom(...reasons), { maxLength: 80 }), (before, earned) => {
        const who = { studentId: 's', practiceId: 'p', earnedToday: before };
        const entries = earned.map((reason, place) => ({ reason, idempotencyKey: String(place) }));
        const movements = coinMovements(who, entries);
        const inDay = (reason: CoinReason) => withinDaysCap.has(reason);
        const wanted = (reasonsOf: CoinReason[]) => reasonsOf.reduce((total, reason) => total + coinAmounts[reason], 0);
        const capped = Math.min(wanted(earned.filter(inDay)), Math.max(0, mostCoinsADay - before));
        expect(dayCoinsOf(movements)).toBe(capped);
        const sum = movements.reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(capped + wanted(earned.filter((reason) => !inDay(reason))));
      }),
    );
  });

  it.each([147, 149, 150])(
    'that are earned once are paid in full on a day of %i, and what repeats is cut',
    (before) => {
      const once = [
        'QUEST_OF_DAY',
        'FIRST_SESSION_OF_DAY',
        'COMEBACK',
        'MISCONCEPTION_RETIRED',
        'TOPIC_MASTERED',
        'PLACEMENT_DONE',
        'REPORT_ACCEPTED',
        'FRIEND_JOINED',
        'REVIEW_COMPLETED',
        'BATTLE_TIER_UP',
      ] as const;
      const earned = (['ERROR_FIXED', ...once, 'BATTLE_WON'] as const).map((reason) => ({
        reason,
        idempotencyKey: reason,
      }));
      const movements = coinMovements({ studentId: 's', practiceId: 'p', earnedToday: before }, earned);
      const amountOf = (reason: CoinReason) =>
        movements.find(({ idempotencyKey }) => idempotencyKey === reason)?.amount ?? 0;
      for (const reason of once) expect(amountOf(reason)).toBe(coinAmounts[reason]);
      expect(amountOf('ERROR_FIXED')).toBe(mostCoinsADay - before);
      expect(amountOf('BATTLE_WON')).toBe(0);
    },
  );

  it('say in words of their own what each was for, so that the ledger can be read back', () => {
    expect(new Set(Object.values(coinReasons)).size).toBe(Object.keys(coinReasons).length);
  });

  it('of answers in one topic never pass the week’s cap, and what is earned once in a life is not cut by it', () => {
    const reasons = Object.keys(coinAmounts) as CoinReason[];
    fc.assert(
      fc.property(fc.nat(80), fc.array(fc.constantFrom(...reasons), { maxLength: 80 }), (topicThisWeek, earned) => {
        const who = { studentId: 's', practiceId: 'p', earnedToday: 0, topicThisWeek };
        const entries = earned.map((reason, place) => ({ reason, idempotencyKey: String(place) }));
        const movements = coinMovements(who, entries);
        expect(topicThisWeek + topicCoinsOf(movements)).toBeLessThanOrEqual(
          Math.max(topicThisWeek, mostTopicCoinsAWeek),
        );
        expect(movements.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
    const full = { studentId: 's', practiceId: 'p', earnedToday: 0, topicThisWeek: mostTopicCoinsAWeek };
    const reasonsLeft = coinMovements(full, [
      { reason: 'FIRST_TRY', idempotencyKey: '1' },
      { reason: 'TOPIC_MASTERED', idempotencyKey: '2' },
    ]).map(({ reason }) => reason);
    expect(reasonsLeft).toEqual(['Topic mastered']);
  });

  it('welcome somebody back after seven days without an answer, and nobody who is new', () => {
    expect(isComeback('2026-03-10', '2026-03-03')).toBe(true);
    expect(isComeback('2026-03-10', '2026-03-04')).toBe(false);
    expect(isComeback('2026-03-10', null)).toBe(false);
  });

  it('are told apart by words of their own, and all of them in the shop', () => {
    expect(new Set(Object.values(coinReasons)).size).toBe(Object.keys(coinAmounts).length);
    const told = new Set(coinSources.map(({ amount }) => amount));
    expect(Object.values(coinAmounts).filter((amount) => !told.has(amount))).toEqual([]);
  });
});

describe('the stake beside a question', () => {
  const open = { mode: 'CHALLENGE', closed: false, wrongBefore: false, hints: 0 };
  it('is what the caps still let it earn, and says which one is reached', () => {
    const stake = (earnedToday: number, topicThisWeek: number) =>
      stakeOf(open, { earnedToday, topicThisWeek, guard: null });
    expect(stake(0, 0)).toEqual({ coins: 4, cappedBy: null });
    expect(stake(147, 0)).toEqual({ coins: 3, cappedBy: null });
    expect(stake(0, 59)).toEqual({ coins: 1, cappedBy: null });
    expect(stake(150, 0)).toEqual({ coins: 0, cappedBy: 'DAY' });
    expect(stake(0, 60)).toEqual({ coins: 0, cappedBy: 'TOPIC' });
    expect(stakeOf({ ...open, closed: true }, { earnedToday: 150, topicThisWeek: 0, guard: null }).cappedBy).toBeNull();
  });

  it('is nothing for an easy question of a mastered topic, and for a third answer that came too quickly', () => {
    const stake = (tooEasy: boolean, latestMs: number[]) =>
      stakeOf(open, { earnedToday: 0, topicThisWeek: 0, guard: answerGuard({ tooEasy, latestMs }) });
    expect(stake(false, [900, 900])).toEqual({ coins: 4, cappedBy: null });
    expect(stake(true, [])).toEqual({ coins: 0, cappedBy: 'EASY' });
    expect(stake(false, [900, 900, 900])).toEqual({ coins: 0, cappedBy: 'QUICK' });
  });
});
