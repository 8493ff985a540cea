import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { everyMove } from './every-move';
import { practiceMachine, type QuestionStanding } from './practice';

function open(standing: QuestionStanding = 'open', draft = '') {
  const actor = createActor(practiceMachine, { input: { standing, draft } }).start();
  return {
    send: actor.send.bind(actor),
    in: () => actor.getSnapshot().value,
    draft: () => actor.getSnapshot().context.draft,
  };
}

function checking(text = '3/7') {
  const question = open();
  question.send({ type: 'TYPE', text });
  question.send({ type: 'SUBMIT' });
  expect(question.in()).toBe('checking');
  return question;
}

describe('a question on the page', () => {
  it('starts where the server left it', () => {
    expect(open('open').in()).toEqual({ answering: 'fresh' });
    expect(open('wrong').in()).toEqual({ answering: 'wrong' });
    expect(open('splitting').in()).toEqual({ answering: 'splitting' });
    expect(open('closed').in()).toBe('closed');
  });

  it('checks one answer at a time and nothing empty', () => {
    const question = open();
    question.send({ type: 'SUBMIT' });
    expect(question.in()).toEqual({ answering: 'fresh' });
    question.send({ type: 'TYPE', text: '11/12' });
    question.send({ type: 'SUBMIT' });
    question.send({ type: 'SUBMIT' });
    expect(question.in()).toBe('checking');
  });

  it('empties the box for the next try after a wrong answer', () => {
    const question = checking();
    question.send({ type: 'SETTLED', standing: 'wrong' });
    expect(question.in()).toEqual({ answering: 'wrong' });
    expect(question.draft()).toBe('');
  });

  it('keeps what is typed while an answer is checked, as the next try', () => {
    const question = checking('3/7');
    question.send({ type: 'TYPE', text: '4/7' });
    question.send({ type: 'SUBMIT' });
    expect(question.in()).toBe('checking');
    question.send({ type: 'SETTLED', standing: 'wrong' });
    expect(question.in()).toEqual({ answering: 'wrong' });
    expect(question.draft()).toBe('4/7');
  });

  it.each(['unreadable', 'wrong-form'] as const)('keeps the answer to be mended when it is %s', (standing) => {
    const question = checking('3//7');
    question.send({ type: 'SETTLED', standing });
    expect(question.draft()).toBe('3//7');
  });

  it('loses nothing when the server cannot be reached, and can be sent again', () => {
    const question = checking('11/12');
    question.send({ type: 'FAILED' });
    expect(question.in()).toEqual({ answering: 'failed' });
    expect(question.draft()).toBe('11/12');
    question.send({ type: 'SUBMIT' });
    expect(question.in()).toBe('checking');
  });

  it('takes no more answers once it is right', () => {
    const question = checking('11/12');
    question.send({ type: 'SETTLED', standing: 'right' });
    question.send({ type: 'TYPE', text: '5' });
    question.send({ type: 'SUBMIT' });
    expect(question.in()).toBe('right');
    expect(question.draft()).toBe('');
  });

  it('opens the way on once the splitting question is answered', () => {
    const question = open('splitting');
    question.send({ type: 'SETTLED', standing: 'wrong' });
    expect(question.in()).toEqual({ answering: 'wrong' });
  });

  it('keeps a half-typed answer while a hint opens', () => {
    const question = open();
    question.send({ type: 'TYPE', text: '8/1' });
    question.send({ type: 'SETTLED', standing: 'open' });
    expect(question.draft()).toBe('8/1');
  });
});

describe('every event in every state of a question', () => {
  const standings = ['open', 'unreadable', 'wrong-form', 'wrong', 'splitting', 'right', 'closed'] as const;
  const settled = Object.fromEntries(
    standings.map((standing) => [standing, { type: 'SETTLED', standing } as const]),
  ) as Record<QuestionStanding, { type: 'SETTLED'; standing: QuestionStanding }>;
  const events = {
    type: { type: 'TYPE', text: '7' },
    submit: { type: 'SUBMIT' },
    failed: { type: 'FAILED' },
    ...settled,
  } as const;
  const states = {
    open: { answering: 'fresh' },
    unreadable: { answering: 'unreadable' },
    'wrong-form': { answering: 'wrongForm' },
    wrong: { answering: 'wrong' },
    splitting: { answering: 'splitting' },
    right: 'right',
    closed: 'closed',
  };
  const begin = (standing: QuestionStanding, draft: string) => () =>
    createActor(practiceMachine, { input: { standing, draft } }).start();

  it.each(['open', 'unreadable', 'wrong-form', 'wrong', 'splitting'] as const)(
    'where it is answered (%s): typing, checking, and what the server says',
    (standing) => {
      const outcomes = { ...states, [standing]: 'ignored', type: 'noted', failed: 'ignored' };
      expect(everyMove(begin(standing, '3/7'), events)).toEqual({ ...outcomes, submit: 'checking' });
      expect(everyMove(begin(standing, ' '), events)).toEqual({ ...outcomes, submit: 'ignored' });
    },
  );

  it.each(['right', 'closed'] as const)('once it is %s: only what the server says', (standing) => {
    const outcomes = { ...states, [standing]: 'ignored', type: 'ignored', submit: 'ignored', failed: 'ignored' };
    expect(everyMove(begin(standing, '3/7'), events)).toEqual(outcomes);
  });

  it('while it is checked: typing, the verdict or a failure, no second answer', () => {
    const checking = () => {
      const actor = begin('wrong', '3/7')();
      actor.send({ type: 'SUBMIT' });
      return actor;
    };
    expect(everyMove(checking, events)).toEqual({
      ...states,
      type: 'noted',
      submit: 'ignored',
      failed: { answering: 'failed' },
    });
  });

  it('after a failure: as before it', () => {
    const failed = () => {
      const actor = begin('open', '3/7')();
      actor.send({ type: 'SUBMIT' });
      actor.send({ type: 'FAILED' });
      return actor;
    };
    expect(everyMove(failed, events)).toEqual({ ...states, type: 'noted', submit: 'checking', failed: 'ignored' });
  });
});
