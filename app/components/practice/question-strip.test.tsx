import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { ErrorReviewScreen } from '../error-review/error-review-screen';
import type { QuestionView } from './question-data';
import { QuestionStrip } from './question-strip';

const question = {
  id: 'q',
  spoken: null,
  promptHtml: 'What is 2 + 3?',
  figureHtml: null,
  instructionHtml: 'Write a number.',
  topicTitle: 'Adding',
  solution: { answerHtml: '5', steps: [] },
} as Partial<QuestionView> as QuestionView;
const strip = (isStrip: boolean) =>
  renderToStaticMarkup(
    <QuestionStrip question={question} isStrip={isStrip} className="card" head={<h1>Question 1</h1>}>
      <p>You may use a calculator.</p>
    </QuestionStrip>,
  );

it('is a strip where a phone shows something beside the question, with a button that opens the whole of it', () => {
  expect(strip(true)).toMatch(/data-part="asked"[^>]*data-strip="true"/);
  expect(strip(true)).toMatch(/<button[^>]*aria-label="Full question"[^>]*aria-expanded="false"/);
  expect(strip(false)).not.toContain('data-strip');
  for (const part of ['Question 1', 'What is 2 + 3?', 'Write a number.', 'calculator']) {
    expect(strip(true)).toContain(part);
  }
});

it('keeps the question of an error review in sight as well, below its heading; without scripts it is whole', () => {
  const item = { index: 1, state: 'REVIEW' as const, question, mistake: null, about: {} };
  const items = [{ index: 1, state: 'REVIEW' as const, errorId: 'e', unresolved: true, name: 'Adding' }];
  const places = { leave: '/', leaveLabel: 'Leave', fix: '/', end: '/', item: () => '/' };
  const html = htmlOf(<ErrorReviewScreen session={{ id: 's', items }} item={item} places={places} failure={null} />);
  expect(html).toMatch(/<\/h1><\/div><div[^>]*data-part="asked"/);
  expect(html).not.toContain('data-strip');
  expect(html.match(/What is 2 \+ 3\?/g)).toHaveLength(1);
});
