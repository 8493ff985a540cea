import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedMoments, announcement, clockFace, secondsAllowed, spokenTime, targetPace } from './challenge-clock';

describe('how long a challenge may take', () => {
  it('follows the own pace for the kind of question, then for the topic, then a first guess', () => {
    expect(targetPace({ kind: 42, topic: 80 }, 'HARD')).toBe(42);
    expect(targetPace({ kind: null, topic: 80 }, 'HARD')).toBe(80);
    expect(targetPace({ kind: null, topic: null }, 'HARD')).toBe(90);
  });

  it('stays within what makes sense, however fast or slow somebody was', () => {
    expect(targetPace({ kind: 1, topic: null }, 'EASY')).toBe(15);
    expect(targetPace({ kind: 899, topic: null }, 'EASY')).toBe(300);
  });

  it('leaves at least a fifth more than the usual time, in whole half minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 15, max: 300 }), { minLength: 5, maxLength: 40 }), (paces) => {
        const sum = paces.reduce((total, pace) => total + pace, 0);
        const allowed = secondsAllowed(paces);
        expect(allowed % 30).toBe(0);
        expect(allowed).toBeGreaterThanOrEqual(sum * 1.2);
        expect(allowed).toBeLessThan(sum * 1.2 + 30);
      }),
    );
  });
});

describe('the clock', () => {
  it('shows a second that has begun', () => {
    expect([402_000, 401_001, 60_000, 9_000, 1, 0, -5].map(clockFace)).toEqual([
      '6:42',
      '6:42',
      '1:00',
      '0:09',
      '0:01',
      '0:00',
      '0:00',
    ]);
    expect(clockFace(3_725_000)).toBe('1:02:05');
  });

  it('is said in words', () => {
    expect([402_000, 61_000, 120_000, 1000, 0].map(spokenTime)).toEqual([
      '6 minutes 42 seconds',
      '1 minute 1 second',
      '2 minutes',
      '1 second',
      '0 seconds',
    ]);
  });

  it('speaks up at half time, a minute and ten seconds before the end', () => {
    expect(announcedMoments(600)).toEqual([300_000, 60_000, 10_000]);
    expect(announcedMoments(90)).toEqual([60_000, 10_000]);
    expect(announcedMoments(60)).toEqual([10_000]);
  });

  it('says each moment once, whatever the steps in which it is looked at', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 80, maxLength: 300 }), (steps) => {
        let at = 600_000;
        const said: string[] = [];
        for (const step of steps) {
          const next = at - step;
          const words = announcement(600, at, next);
          if (words !== null) said.push(words);
          at = next;
        }
        expect(said.filter((words) => words.startsWith('Half')).length).toBe(at <= 300_000 ? 1 : 0);
        expect(said.filter((words) => words === '1 minute left.').length).toBe(at <= 60_000 ? 1 : 0);
        expect(said.filter((words) => words === '10 seconds left.').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('says nothing late of what was passed in one leap, but the last of it', () => {
    expect(announcement(600, 590_000, 9_000)).toBe('10 seconds left.');
    expect(announcement(600, 590_000, -1)).toBeNull();
    expect(announcement(600, 300_000, 299_000)).toBeNull();
  });
});
