import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { everyMove } from './every-move';
import { termsGateMachine } from './terms-gate';

function start(accepted: boolean, record: () => Promise<void> = async () => {}) {
  const recordAcceptance = vi.fn(record);
  const reloadPage = vi.fn();
  const machine = termsGateMachine.provide({
    actors: { recordAcceptance: fromPromise(recordAcceptance) },
    actions: { reloadPage },
  });
  return { actor: createActor(machine, { input: { accepted } }).start(), recordAcceptance, reloadPage };
}

describe('terms gate', () => {
  it('stays away from people who have agreed', () => {
    const { actor, reloadPage } = start(true);
    expect(actor.getSnapshot().matches('accepted')).toBe(true);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('is open for everybody else and records nothing by itself', () => {
    const { actor, recordAcceptance } = start(false);
    expect(actor.getSnapshot().matches('open')).toBe(true);
    expect(recordAcceptance).not.toHaveBeenCalled();
  });

  it('records, then loads the page again', async () => {
    const { actor, recordAcceptance, reloadPage } = start(false);
    actor.send({ type: 'AGREE' });
    await waitFor(actor, (snapshot) => snapshot.matches('accepted'));
    expect(recordAcceptance).toHaveBeenCalledTimes(1);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('a second click while recording changes nothing', async () => {
    const { actor, recordAcceptance } = start(false);
    actor.send({ type: 'AGREE' });
    actor.send({ type: 'AGREE' });
    await waitFor(actor, (snapshot) => snapshot.matches('accepted'));
    expect(recordAcceptance).toHaveBeenCalledTimes(1);
  });

  it('says what went wrong, stays shut, and can be tried again', async () => {
    let tries = 0;
    const { actor, reloadPage } = start(false, async () => {
      tries += 1;
      if (tries === 1) throw new Error('Our server is away for a moment.');
    });
    actor.send({ type: 'AGREE' });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.problem).toBe('Our server is away for a moment.');
    expect(reloadPage).not.toHaveBeenCalled();
    actor.send({ type: 'AGREE' });
    const done = await waitFor(actor, (snapshot) => snapshot.matches('accepted'));
    expect(done.context.problem).toBeNull();
  });

  it('has one sentence ready for a failure without words', async () => {
    const { actor } = start(false, () => Promise.reject(new Error('')));
    actor.send({ type: 'AGREE' });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.problem).toBe('We couldn’t save that just now. Try again in a moment.');
  });

  it('is agreed to where it is open, and there alone', () => {
    const agree = { agree: { type: 'AGREE' } } as const;
    const inState = (accepted: boolean, ...before: 'AGREE'[]) => {
      return () => {
        const { actor } = start(accepted, () => new Promise(() => {}));
        for (const type of before) actor.send({ type });
        return actor;
      };
    };
    // A machine that has ended says so when it is spoken to.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(everyMove(inState(false), agree)).toEqual({ agree: 'recording' });
    expect(everyMove(inState(false, 'AGREE'), agree)).toEqual({ agree: 'ignored' });
    expect(everyMove(inState(true), agree)).toEqual({ agree: 'ignored' });
    warn.mockRestore();
  });
});
