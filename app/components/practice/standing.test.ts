import { describe, expect, it } from 'vitest';
import type { AttemptView, Verdict } from './question-data';
import { explainedMistake } from './standing';

const attempt = (id: string, verdict: Verdict): AttemptView => ({
  id,
  verdict,
  answer: '',
  answerHtml: '',
  messageHtml: '',
  misconception: null,
  isLogged: false,
  splitting: null,
});

const attempts = [
  attempt('unread', 'UNREADABLE'),
  attempt('first', 'WRONG'),
  attempt('last', 'WRONG'),
  attempt('other form', 'WRONG_FORM'),
];

describe('the mistake that a page explains', () => {
  it('is the last one while the question is open, and the one in the error logbook afterwards', () => {
    expect(explainedMistake({ attempts, closed: false })?.id).toBe('last');
    expect(explainedMistake({ attempts, closed: true })?.id).toBe('first');
  });

  it('is none where nothing was wrong', () => {
    expect(explainedMistake({ attempts: [attempt('form', 'WRONG_FORM')], closed: true })).toBeNull();
  });
});
