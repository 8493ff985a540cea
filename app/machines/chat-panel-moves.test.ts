import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { aiScenarios, isWithoutAi } from '../../rules/ai-scenario';
import { chatPanelMachine } from './chat-panel';
import type { ChatPanelEvent } from './chat-panel-types';
import { everyMove } from './every-move';

const about = { practiceId: 'practice', questionId: 'question', topic: 'Fractions', errorReviewSessionState: null };
const saved = { windowState: 'MODAL', bot: 'quiz-me', aiModel: 'GENERAL' } as const;

const events = {
  'Tutor Me': { type: 'TOGGLE', bot: 'problem-solver' },
  'Quiz Me': { type: 'TOGGLE', bot: 'quiz-me' },
  'a hint': { type: 'ASK', aiModel: 'HINT', about },
  'a solution': { type: 'ASK', aiModel: 'SOLUTION', about },
  'saved as a window': { type: 'RESTORE', saved: { ...saved, shown: true }, about: null },
  'saved hidden': { type: 'RESTORE', saved: { ...saved, shown: false }, about: null },
  'the question': { type: 'QUESTION', questionId: 'question' },
  'another question': { type: 'QUESTION', questionId: 'another' },
  'no question': { type: 'QUESTION', questionId: null },
  close: { type: 'CLOSE' },
  'switch view': { type: 'SWITCH_VIEW' },
  resize: { type: 'RESIZE', width: 640 },
  move: { type: 'MOVE', x: 10, y: 20 },
  'reset header': { type: 'RESET_HEADER' },
  'restore model': { type: 'RESTORE_MODEL' },
  battle: { type: 'SCENARIO', scenario: 'PRACTICE_BATTLE' },
  'test task': { type: 'SCENARIO', scenario: 'TASK_TEST' },
  practice: { type: 'SCENARIO', scenario: 'PRACTICE_CASUAL' },
} satisfies Record<string, ChatPanelEvent>;

/** Brings a panel into a state: names of events in order, numbers are milliseconds that pass. */
function panelAfter(...steps: (keyof typeof events | number)[]) {
  return () => {
    const clock = new SimulatedClock();
    const actor = createActor(chatPanelMachine, { input: { scenario: 'GENERAL' }, clock }).start();
    for (const step of steps) {
      if (typeof step === 'number') clock.increment(step);
      else actor.send(events[step]);
    }
    return actor;
  };
}

const moves = (begin: ReturnType<typeof panelAfter>) =>
  everyMove(begin, events, (value: { panel: unknown }) => value.panel);
const nothing = Object.fromEntries(Object.keys(events).map((name) => [name, 'ignored']));
const drawer = { shown: 'drawer' };
const modal = { shown: 'modal' };
const leaving = { battle: 'away', 'test task': 'away', practice: 'noted' };

describe('every event in every state of the panel', () => {
  it('hidden it opens, comes back, or stays hidden', () => {
    const opened = { 'Tutor Me': drawer, 'Quiz Me': drawer, 'a hint': drawer, 'a solution': drawer };
    expect(moves(panelAfter())).toEqual({
      ...nothing,
      ...opened,
      ...leaving,
      'saved as a window': modal,
      'saved hidden': 'noted',
    });
  });

  it('hidden less than 200 ms after it was toggled it does not open', () => {
    expect(moves(panelAfter('Tutor Me', 'close', 199))).toEqual({
      ...nothing,
      ...leaving,
      'saved as a window': modal,
      'saved hidden': 'noted',
    });
  });

  it('a drawer closes, becomes a window, is resized, and changes what it speaks of', () => {
    expect(moves(panelAfter('Tutor Me', 200))).toEqual({
      ...nothing,
      ...leaving,
      'Tutor Me': 'hidden',
      'Quiz Me': 'noted',
      'a hint': 'noted',
      'a solution': 'noted',
      close: 'hidden',
      'switch view': modal,
      resize: 'noted',
    });
  });

  it('a window is moved as well', () => {
    expect(moves(panelAfter('Tutor Me', 200, 'switch view', 200))).toEqual({
      ...nothing,
      ...leaving,
      'Tutor Me': 'hidden',
      'Quiz Me': 'noted',
      'a hint': 'noted',
      'a solution': 'noted',
      close: 'hidden',
      'switch view': drawer,
      resize: 'noted',
      move: 'noted',
    });
  });

  it.each([199, 0])('%i ms after a toggle neither toggles nor switches, all else works', (ms) => {
    const quiet = moves(panelAfter('Tutor Me', 200));
    expect(moves(panelAfter('Tutor Me', ms))).toEqual({ ...quiet, 'Tutor Me': 'ignored', 'switch view': 'ignored' });
  });

  it('about a hint it stays with its question, and leaves it for another', () => {
    expect(moves(panelAfter('a hint', 200))).toEqual({
      ...nothing,
      ...leaving,
      'Tutor Me': 'noted',
      'Quiz Me': 'noted',
      'a hint': 'noted',
      'a solution': 'noted',
      'another question': 'noted',
      close: 'hidden',
      'switch view': modal,
      resize: 'noted',
      'reset header': 'noted',
      'restore model': 'noted',
    });
  });

  it('away nothing brings it back but another scenario', () => {
    expect(moves(panelAfter('battle'))).toEqual({
      ...nothing,
      'saved as a window': 'noted',
      'saved hidden': 'noted',
      'test task': 'noted',
      practice: 'hidden',
    });
    expect(moves(panelAfter('test task'))).toMatchObject({ battle: 'noted', practice: 'hidden' });
  });

  it.each(aiScenarios)('opened in %s it starts in the right state', (scenario) => {
    const actor = createActor(chatPanelMachine, { input: { scenario } }).start();
    expect(actor.getSnapshot().value.panel).toBe(isWithoutAi(scenario) ? 'away' : 'hidden');
  });
});
