import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/specification/page-html';
import { shellData } from '../../../../tests/specification/shell-data';
import type { QuestionView } from '../../practice/question-data';
import { TestView } from './test-view';

const question: QuestionView = {
  id: 'q1',
  index: 1,
  title: 'Fractions',
  topicTitle: 'Fractions',
  young: false,
  spoken: null,
  promptHtml: 'What is it?',
  instructionHtml: null,
  figureHtml: null,
  answerMode: 'INPUT',
  choices: [],
  keys: [],
  inputMode: 'text',
  prefixHtml: null,
  suffix: null,
  calculator: false,
  hintCount: 0,
  hints: [],
  attempts: [],
  working: { startHtml: null, lines: [] },
  boardShapes: null,
  closed: false,
  outcome: 'NOW',
  reported: false,
  reason: null,
  coinsAtStake: 0,
  stakeNote: null,
  lateAnswerHtml: null,
  isRedo: false,
  seconds: null,
  usualSeconds: null,
  solution: null,
  workedExample: null,
};

type Props = Parameters<typeof TestView>[0];

/** The page as a browser without scripts has it. */
const page = (more: Partial<Props> = {}) =>
  htmlOf(
    <TestView
      title="Fractions"
      taskId="t1"
      practiceId="p1"
      questionCount={2}
      answered={[]}
      saved=""
      settled={false}
      question={question}
      clock={null}
      extraMinutes={0}
      problems={[]}
      reply={undefined}
      {...more}
    />,
    { data: { shell: shellData() } },
  );
const unreadable = { index: 1, readable: false, message: 'Write only the number.' };

describe('the page of a test', () => {
  it('names what it was made from', () => {
    expect(page({ saved: '5/6' })).toMatch(/<input type="hidden" name="seen" value="5\/6"\/>/);
  });

  it('says what it cannot read, and lists it before handing in', () => {
    const html = page({
      saved: 'dunno',
      answered: [1, 2],
      problems: [unreadable, { ...unreadable, index: 2, readable: true }],
    });
    expect(html).toContain('We can’t read this yet.');
    expect(html).toContain('We haven’t checked whether it’s right.');
    expect(html).toContain('Question 1: we can’t read this yet.');
    expect(html).toContain('Question 2: your answer needs to be in a different form.');
    expect(html).not.toContain('You’ve answered every question.');
    expect(html).toContain('aria-label="Question 1, answered, can’t be read yet"');
    expect(page({ saved: '5', answered: [1, 2] })).toContain('You’ve answered every question.');
  });

  it('shows both answers where another window saved one, and keeps what was typed in the box', () => {
    const html = page({ saved: '5/6', reply: { problem: 'Choose which one to keep.', typed: '7/8', theirs: '5/6' } });
    expect(html).toContain('You saved a different answer in another window.');
    expect(html).toMatch(/value="mine"[^>]*\/><span>Keep this one <small>7\/8/);
    expect(html).toMatch(/value="theirs"[^>]*\/><span>Use the other one <small>5\/6/);
    expect(html).toMatch(/name="theirs-answer" value="5\/6"/);
    expect(html).toMatch(/name="answer"[^>]*value="7\/8"/);
    expect(html.match(/name="seen" value="[^"]*"/g)).toEqual(['name="seen" value="5/6"']);
  });

  it('keeps what was typed where a form was refused', () => {
    expect(page({ reply: { problem: 'Too many tries.', typed: '12/35' } })).toMatch(/name="answer"[^>]*value="12\/35"/);
  });
});
