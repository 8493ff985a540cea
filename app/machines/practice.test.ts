import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
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
