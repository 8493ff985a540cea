import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { AiScenario } from '../../rules/ai-scenario';
import { chatPanelMachine, savedPanelOf } from './chat-panel';

function start(scenario: AiScenario = 'GENERAL') {
  const clock = new SimulatedClock();
  const actor = createActor(chatPanelMachine, { input: { scenario }, clock }).start();
  return {
    send: actor.send.bind(actor),
    panel: () => actor.getSnapshot().value.panel,
    context: () => actor.getSnapshot().context,
    saved: () => savedPanelOf(actor.getSnapshot()),
    pass: (ms: number) => clock.increment(ms),
  };
}

const drawer = { shown: 'drawer' };
const modal = { shown: 'modal' };
const tutor = { type: 'TOGGLE', bot: 'problem-solver' } as const;
const quiz = { type: 'TOGGLE', bot: 'quiz-me' } as const;
const about = { practiceId: 'practice', questionId: 'question', topic: 'Fractions', errorReviewSessionState: null };
const hint = { type: 'ASK', aiModel: 'HINT', about } as const;

function shown(view: 'drawer' | 'modal' = 'drawer') {
  const chat = start();
  chat.send(tutor);
  chat.pass(200);
  if (view === 'modal') {
    chat.send({ type: 'SWITCH_VIEW' });
    chat.pass(200);
  }
  return chat;
}

describe('showing and hiding', () => {
  it('starts hidden and opens as a drawer at once', () => {
    const chat = start();
    expect(chat.panel()).toBe('hidden');
    chat.send(tutor);
    expect(chat.panel()).toEqual(drawer);
    expect(chat.context().bot).toBe('problem-solver');
  });

  it('ignores toggles until 200 ms have passed in quiet', () => {
    const chat = start();
    chat.send(tutor);
    chat.pass(199);
    chat.send(tutor);
    expect(chat.panel()).toEqual(drawer);
    chat.pass(199);
    chat.send(tutor);
    expect(chat.panel(), 'each further toggle begins the wait again').toEqual(drawer);
    chat.pass(200);
    chat.send(tutor);
    expect(chat.panel()).toBe('hidden');
  });

  it('closes at once, whatever was toggled just now', () => {
    const chat = start();
    chat.send(tutor);
    chat.send({ type: 'CLOSE' });
    expect(chat.panel()).toBe('hidden');
  });

  it('changes to the other helper without closing', () => {
    const chat = shown();
    chat.send(quiz);
    expect(chat.panel()).toEqual(drawer);
    expect(chat.context().bot).toBe('quiz-me');
  });

  it('opens again as what it was last', () => {
    const chat = shown('modal');
    chat.send({ type: 'CLOSE' });
    chat.send(tutor);
    expect(chat.panel()).toEqual(modal);
  });
});

describe('drawer and window', () => {
  it('switches both ways, debounced by 200 ms', () => {
    const chat = shown();
    chat.send({ type: 'SWITCH_VIEW' });
    chat.send({ type: 'SWITCH_VIEW' });
    expect(chat.panel()).toEqual(modal);
    chat.pass(200);
    chat.send({ type: 'SWITCH_VIEW' });
    expect(chat.panel()).toEqual(drawer);
  });

  it('has nothing to switch while hidden', () => {
    const chat = start();
    chat.send({ type: 'SWITCH_VIEW' });
    expect(chat.panel()).toBe('hidden');
  });
});

describe('width and place', () => {
  it('keeps the width between 520 and 800 units', () => {
    const chat = shown();
    for (const [asked, width] of [
      [640, 640],
      [900, 800],
      [100, 520],
    ] as const) {
      chat.send({ type: 'RESIZE', width: asked });
      expect(chat.context().width).toBe(width);
    }
  });

  it('moves as a window only', () => {
    const asDrawer = shown();
    asDrawer.send({ type: 'MOVE', x: 10, y: 20 });
    expect(asDrawer.context().offset).toEqual({ x: 0, y: 0 });
    const asWindow = shown('modal');
    asWindow.send({ type: 'MOVE', x: 10, y: 20 });
    expect(asWindow.context().offset).toEqual({ x: 10, y: 20 });
  });

  it('resets both when it is shown again, not when the view switches', () => {
    const chat = shown('modal');
    chat.send({ type: 'RESIZE', width: 700 });
    chat.send({ type: 'MOVE', x: -40, y: 8 });
    chat.send({ type: 'SWITCH_VIEW' });
    expect(chat.context().width).toBe(700);
    chat.send({ type: 'CLOSE' });
    chat.pass(200);
    chat.send(tutor);
    expect(chat.context()).toMatchObject({ width: null, offset: { x: 0, y: 0 } });
  });

  it('neither resizes nor moves while hidden', () => {
    const chat = start();
    chat.send({ type: 'RESIZE', width: 700 });
    chat.send({ type: 'MOVE', x: 1, y: 1 });
    expect(chat.context()).toMatchObject({ width: null, offset: { x: 0, y: 0 } });
  });
});

describe('battles and test tasks', () => {
  it.each(['PRACTICE_BATTLE', 'TASK_TEST'] as const)('%s: away, and nothing brings it back', (scenario) => {
    const chat = start(scenario);
    expect(chat.panel()).toBe('away');
    for (const event of [tutor, { type: 'SWITCH_VIEW' }, { type: 'CLOSE' }] as const) chat.send(event);
    expect(chat.panel()).toBe('away');
  });

  it('goes away when one begins, and is hidden, not shown, after it', () => {
    const chat = shown();
    chat.send({ type: 'SCENARIO', scenario: 'PRACTICE_BATTLE' });
    expect(chat.panel()).toBe('away');
    chat.send({ type: 'SCENARIO', scenario: 'TASK_TEST' });
    expect(chat.panel()).toBe('away');
    chat.send({ type: 'SCENARIO', scenario: 'GENERAL' });
    expect(chat.panel()).toBe('hidden');
  });

  it('stays as it is while one practice follows another', () => {
    const chat = shown('modal');
    chat.send({ type: 'SCENARIO', scenario: 'PRACTICE_CASUAL' });
    expect(chat.panel()).toEqual(modal);
    expect(chat.context().scenario).toBe('PRACTICE_CASUAL');
    chat.send({ type: 'CLOSE' });
    chat.send({ type: 'SCENARIO', scenario: 'GENERAL' });
    expect(chat.panel()).toBe('hidden');
  });
});

describe('header and model', () => {
  it('carries the title of the model while one is open, until the frame resets it', () => {
    const chat = start();
    chat.send(hint);
    expect(chat.context()).toMatchObject({ bot: 'problem-solver', aiModel: 'HINT', heading: 'model' });
    chat.send({ type: 'RESET_HEADER' });
    expect(chat.context()).toMatchObject({ aiModel: 'HINT', heading: 'bot' });
    chat.send({ type: 'RESTORE_MODEL' });
    expect(chat.context()).toMatchObject({ aiModel: 'GENERAL', about: null });
  });

  it('begins with the general model when the mascot opens it', () => {
    const chat = start();
    chat.send({ ...hint, aiModel: 'SOLUTION' });
    chat.send({ type: 'CLOSE' });
    chat.pass(200);
    chat.send(tutor);
    expect(chat.context()).toMatchObject({ aiModel: 'GENERAL', about: null, heading: 'bot' });
  });
});

describe('asked about a hint or worked steps', () => {
  it('opens Tutor Me with the question', () => {
    const chat = start();
    chat.send(hint);
    expect(chat.panel()).toEqual(drawer);
    expect(chat.context()).toMatchObject({ bot: 'problem-solver', about });
  });

  it('never closes what is open, and counts each wish', () => {
    const chat = shown('modal');
    chat.send(hint);
    chat.send(hint);
    expect(chat.panel()).toEqual(modal);
    expect(chat.context().showRequests).toBe(3);
  });

  it('goes back to the general model once another question is on the page', () => {
    const chat = start();
    chat.send(hint);
    chat.send({ type: 'QUESTION', questionId: null });
    chat.send({ type: 'QUESTION', questionId: about.questionId });
    expect(chat.context()).toMatchObject({ aiModel: 'HINT', about });
    chat.send({ type: 'QUESTION', questionId: 'another' });
    expect(chat.context()).toMatchObject({ aiModel: 'GENERAL', about: null, heading: 'bot' });
    expect(chat.panel()).toEqual(drawer);
  });
});

describe('after the page was loaded again', () => {
  const saved = { shown: true, windowState: 'MODAL', bot: 'problem-solver', aiModel: 'SOLUTION' } as const;

  it('is what it was, with its question, and nobody asked for it just now', () => {
    const chat = start();
    chat.send({ type: 'RESTORE', saved, about });
    expect(chat.panel()).toEqual(modal);
    expect(chat.context()).toMatchObject({
      aiModel: 'SOLUTION',
      about,
      heading: 'model',
      showRequests: 0,
      width: null,
    });
  });

  it('is general when the question is not known any more', () => {
    const chat = start();
    chat.send({ type: 'RESTORE', saved, about: null });
    expect(chat.context()).toMatchObject({ aiModel: 'GENERAL', about: null, heading: 'bot' });
  });

  it('opens as the window it was last', () => {
    const chat = start();
    chat.send({ type: 'RESTORE', saved: { ...saved, shown: false }, about: null });
    expect(chat.panel()).toBe('hidden');
    chat.send(tutor);
    expect(chat.panel()).toEqual(modal);
  });

  it('stays away in a battle', () => {
    const chat = start('PRACTICE_BATTLE');
    chat.send({ type: 'RESTORE', saved, about });
    expect(chat.panel()).toBe('away');
    chat.send({ type: 'SCENARIO', scenario: 'GENERAL' });
    expect(chat.panel()).toBe('hidden');
  });

  it('is kept in words of the specification', () => {
    const chat = shown('modal');
    expect(chat.saved()).toEqual({ shown: true, windowState: 'MODAL', bot: 'problem-solver', aiModel: 'GENERAL' });
    chat.send({ type: 'CLOSE' });
    expect(chat.saved()).toMatchObject({ shown: false, windowState: 'MODAL' });
  });
});
