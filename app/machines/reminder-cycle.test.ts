import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Dismissals } from '../../rules/reminder';
import { everyMove } from './every-move';
import { type ReminderCycleInput, reminderCycleMachine } from './reminder-cycle';

function course(courseId: string, unresolvedCount: number) {
  return { courseId, courseName: courseId, unresolvedCount };
}

function start(input: Partial<ReminderCycleInput> = {}) {
  const save = vi.fn<(dismissals: Dismissals) => void>();
  const machine = reminderCycleMachine.provide({
    actions: { saveDismissals: (_, { dismissals }) => save(dismissals) },
  });
  const actor = createActor(machine, { input: { counts: [], dismissals: {}, practising: false, ...input } }).start();
  return {
    save,
    send: actor.send.bind(actor),
    in: () => actor.getSnapshot().value,
    course: () => actor.getSnapshot().context.courseId,
    dismissals: () => actor.getSnapshot().context.dismissals,
  };
}

describe('the reminder bubble', () => {
  it('hides when every course is under 30', () => {
    const bubble = start({ counts: [course('a', 29), course('b', 3)] });
    expect(bubble.in()).toBe('hidden');
    expect(bubble.save).not.toHaveBeenCalled();
  });

  it('appears as soon as a course reaches 30, and hides when it falls again', () => {
    const bubble = start({ counts: [course('a', 29)] });
    bubble.send({ type: 'COUNTS', counts: [course('a', 30)] });
    expect([bubble.in(), bubble.course()]).toEqual(['shown', 'a']);
    bubble.send({ type: 'COUNTS', counts: [course('a', 29)] });
    expect(bubble.in()).toBe('hidden');
  });

  it('closing records the count and moves to the next course, until none is left', () => {
    const bubble = start({ counts: [course('a', 34), course('b', 8), course('c', 51)] });
    bubble.send({ type: 'DISMISS' });
    expect([bubble.in(), bubble.course()]).toEqual(['shown', 'c']);
    expect(bubble.save).toHaveBeenLastCalledWith({ a: 34 });
    bubble.send({ type: 'DISMISS' });
    expect(bubble.in()).toBe('hidden');
    expect(bubble.save).toHaveBeenLastCalledWith({ a: 34, c: 51 });
  });

  it('comes back for a closed course at the next step', () => {
    const bubble = start({ counts: [course('a', 39)], dismissals: { a: 34 } });
    expect(bubble.in()).toBe('hidden');
    bubble.send({ type: 'COUNTS', counts: [course('a', 40)] });
    expect(bubble.in()).toBe('shown');
  });

  it('forgets a dismissal when the count drops below 30', () => {
    const bubble = start({ counts: [course('a', 34)], dismissals: { a: 34 } });
    bubble.send({ type: 'COUNTS', counts: [course('a', 29)] });
    expect(bubble.dismissals()).toEqual({});
    expect(bubble.save).toHaveBeenCalledExactlyOnceWith({});
    bubble.send({ type: 'COUNTS', counts: [course('a', 30)] });
    expect(bubble.in()).toBe('shown');
  });

  it('forgets what fell while nobody looked', () => {
    const bubble = start({ counts: [course('a', 5)], dismissals: { a: 60 } });
    expect(bubble.in()).toBe('hidden');
    expect(bubble.save).toHaveBeenCalledExactlyOnceWith({});
  });

  it('keeps quiet on an active practice and goes on after it with the same course', () => {
    const bubble = start({ counts: [course('a', 34)], practising: true });
    expect(bubble.in()).toBe('quiet');
    bubble.send({ type: 'DISMISS' });
    expect(bubble.dismissals()).toEqual({});
    bubble.send({ type: 'COUNTS', counts: [course('a', 35)] });
    expect(bubble.in()).toBe('quiet');
    bubble.send({ type: 'PLACE', practising: false });
    expect([bubble.in(), bubble.course()]).toEqual(['shown', 'a']);
    bubble.send({ type: 'PLACE', practising: true });
    expect(bubble.in()).toBe('quiet');
  });

  it('stays with its course while others come and go', () => {
    const bubble = start({ counts: [course('b', 33)] });
    bubble.send({ type: 'COUNTS', counts: [course('a', 34), course('b', 33)] });
    expect(bubble.course()).toBe('b');
  });

  it('hears of a bubble that was closed in another window', () => {
    const bubble = start({ counts: [course('a', 34), course('b', 30)] });
    bubble.send({ type: 'DISMISSALS', dismissals: { a: 34 } });
    expect([bubble.in(), bubble.course()]).toEqual(['shown', 'b']);
    expect(bubble.save).not.toHaveBeenCalled();
  });

  it('closing what is hidden records nothing', () => {
    const bubble = start();
    bubble.send({ type: 'DISMISS' });
    expect(bubble.in()).toBe('hidden');
    expect(bubble.save).not.toHaveBeenCalled();
  });
});

describe('every event in every state of the bubble', () => {
  const events = {
    dismiss: { type: 'DISMISS' },
    'counts below 30': { type: 'COUNTS', counts: [course('a', 29)] },
    'counts of 30': { type: 'COUNTS', counts: [course('a', 30)] },
    'on a practice': { type: 'PLACE', practising: true },
    'off a practice': { type: 'PLACE', practising: false },
    'closed elsewhere': { type: 'DISMISSALS', dismissals: { a: 34 } },
  } as const;
  const moves = (input: Partial<ReminderCycleInput>) =>
    everyMove(() => {
      const whole = { counts: [], dismissals: {}, practising: false, ...input };
      return createActor(reminderCycleMachine, { input: whole }).start();
    }, events);

  it('hidden', () => {
    expect(moves({ counts: [course('a', 12)] })).toEqual({
      dismiss: 'ignored',
      'counts below 30': 'noted',
      'counts of 30': 'shown',
      'on a practice': 'quiet',
      'off a practice': 'ignored',
      // A count below 30 keeps no dismissal.
      'closed elsewhere': 'ignored',
    });
  });

  it('shown', () => {
    expect(moves({ counts: [course('a', 34)] })).toEqual({
      dismiss: 'hidden',
      'counts below 30': 'hidden',
      'counts of 30': 'noted',
      'on a practice': 'quiet',
      'off a practice': 'ignored',
      'closed elsewhere': 'hidden',
    });
  });

  it('quiet on an active practice', () => {
    expect(moves({ counts: [course('a', 34)], practising: true })).toEqual({
      dismiss: 'ignored',
      'counts below 30': 'noted',
      'counts of 30': 'noted',
      'on a practice': 'ignored',
      'off a practice': 'shown',
      'closed elsewhere': 'noted',
    });
  });
});
