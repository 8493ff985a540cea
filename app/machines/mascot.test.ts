import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type AiScenario, aiScenarios, isQuizScenario } from '../../rules/ai-scenario';
import { everyMove } from './every-move';
import { mascotMachine } from './mascot';

function start(scenario: AiScenario) {
  const clock = new SimulatedClock();
  const actor = createActor(mascotMachine, { input: { scenario }, clock }).start();
  return {
    in: () => actor.getSnapshot().value,
    go: (to: AiScenario) => actor.send({ type: 'SCENARIO', scenario: to }),
    tell: (type: 'THINK' | 'CHEER' | 'REST') => actor.send({ type }),
    pass: (ms: number) => clock.increment(ms),
  };
}

const idle = { without: 'idle' };
const seeYou = { without: 'seeYou' };
const hi = { withQuestions: 'hi' };
const quiz = { withQuestions: 'quiz' };

describe('the mascot', () => {
  it('idles where there is no question, for as long as it takes', () => {
    const mascot = start('GENERAL');
    expect(mascot.in()).toEqual(idle);
    mascot.pass(60_000);
    expect(mascot.in()).toEqual(idle);
  });

  it('says hi for 1.9 seconds, then holds its quiz card', () => {
    const mascot = start('GENERAL');
    mascot.go('PRACTICE_CASUAL');
    mascot.pass(1899);
    expect(mascot.in()).toEqual(hi);
    mascot.pass(1);
    expect(mascot.in()).toEqual(quiz);
  });

  it('says see you for 3 seconds, then idles', () => {
    const mascot = start('PRACTICE_CHALLENGE');
    mascot.pass(1900);
    mascot.go('GENERAL');
    mascot.pass(2999);
    expect(mascot.in()).toEqual(seeYou);
    mascot.pass(1);
    expect(mascot.in()).toEqual(idle);
  });

  it('greets nobody twice: the next question and a practice of another type change nothing', () => {
    const mascot = start('PRACTICE_CASUAL');
    mascot.pass(1000);
    mascot.go('PRACTICE_CASUAL');
    mascot.pass(900);
    expect(mascot.in()).toEqual(quiz);
    mascot.go('ERROR_RELATED');
    expect(mascot.in()).toEqual(quiz);
  });

  it('leaves in the middle of hi, and comes back in the middle of see you', () => {
    const mascot = start('PRACTICE_CASUAL');
    mascot.pass(500);
    mascot.go('GENERAL');
    expect(mascot.in()).toEqual(seeYou);
    mascot.pass(500);
    mascot.go('PRACTICE_CASUAL');
    expect(mascot.in()).toEqual(hi);
    mascot.pass(1900);
    expect(mascot.in()).toEqual(quiz);
  });

  it('does not start its farewell again when one plain page follows another', () => {
    const mascot = start('PRACTICE_CASUAL');
    mascot.go('GENERAL');
    mascot.pass(2000);
    mascot.go('GENERAL');
    mascot.pass(1000);
    expect(mascot.in()).toEqual(idle);
  });

  it('thinks for as long as a reply takes, then holds its card without greeting anew', () => {
    const mascot = start('PRACTICE_CASUAL');
    mascot.tell('THINK');
    mascot.pass(60_000);
    expect(mascot.in()).toEqual({ talking: 'thinking' });
    mascot.tell('REST');
    expect(mascot.in()).toEqual(quiz);
  });

  it('cheers for 1.4 seconds, also in the middle of hi', () => {
    const mascot = start('PRACTICE_CASUAL');
    mascot.pass(500);
    mascot.tell('CHEER');
    mascot.pass(1399);
    expect(mascot.in()).toEqual({ talking: 'cheering' });
    mascot.pass(1);
    expect(mascot.in()).toEqual(quiz);
  });

  it('thinks again at once when the next message comes while it cheers', () => {
    const mascot = start('GENERAL');
    mascot.tell('CHEER');
    mascot.tell('THINK');
    mascot.pass(1400);
    expect(mascot.in()).toEqual({ talking: 'thinking' });
  });

  it('settles where the page is by then', () => {
    const mascot = start('PRACTICE_CASUAL');
    mascot.tell('THINK');
    mascot.go('GENERAL');
    expect(mascot.in()).toEqual({ talking: 'thinking' });
    mascot.tell('REST');
    expect(mascot.in()).toEqual(idle);
  });

  it('rests already where nothing is thought about', () => {
    const mascot = start('GENERAL');
    mascot.tell('REST');
    expect(mascot.in()).toEqual(idle);
  });

  it.each(aiScenarios)('opened in %s it starts in the right state', (scenario) => {
    expect(start(scenario).in()).toEqual(isQuizScenario(scenario) ? hi : idle);
  });

  it('in every state knows each scenario as one with questions or one without', () => {
    const events = Object.fromEntries(
      aiScenarios.map((scenario) => [scenario, { type: 'SCENARIO', scenario } as const]),
    );
    const movesFrom = (scenario: AiScenario, ms: number, next?: AiScenario, more = 0) =>
      everyMove(() => {
        const clock = new SimulatedClock();
        const actor = createActor(mascotMachine, { input: { scenario }, clock }).start();
        clock.increment(ms);
        if (next !== undefined) actor.send({ type: 'SCENARIO', scenario: next });
        clock.increment(more);
        return actor;
      }, events);
    const expected = (stay: boolean, now: AiScenario, to: unknown) =>
      Object.fromEntries(
        aiScenarios.map((scenario) => [
          scenario,
          isQuizScenario(scenario) !== stay ? to : scenario === now ? 'ignored' : 'noted',
        ]),
      );
    expect(movesFrom('GENERAL', 0), 'idle').toEqual(expected(false, 'GENERAL', hi));
    expect(movesFrom('PRACTICE_CASUAL', 0), 'hi').toEqual(expected(true, 'PRACTICE_CASUAL', seeYou));
    expect(movesFrom('PRACTICE_CASUAL', 1900), 'quiz').toEqual(expected(true, 'PRACTICE_CASUAL', seeYou));
    expect(movesFrom('PRACTICE_CASUAL', 0, 'GENERAL', 2999), 'see you').toEqual(expected(false, 'GENERAL', hi));
  });
});
