import { expect, test } from 'vitest';
import { extractTexts } from './extract-texts';

const textsOf = (code: string) => extractTexts('view.tsx', code).map(({ text }) => text);

test('a paragraph with links and values is one sentence, with its line', () => {
  const code = `const view = (
    <p>
      You have <b>{count} mistakes</b> to fix in{' '}
      <Link to="/home" className="big link">{course.name}</Link>.
    </p>
  );`;
  expect(extractTexts('view.tsx', code)).toEqual([
    { text: 'You have {count} mistakes to fix in {course.name}.', line: 3 },
  ]);
});

test('choices and attributes inside an element are found too', () => {
  const code = `<p title="How it works">Today {done ? 'you are done' : <a aria-label="Start now">Start</a>}</p>`;
  expect(textsOf(code)).toEqual(['Today {…}', 'How it works', 'you are done', 'Start', 'Start now']);
});

test('templates and sums of strings are one sentence', () => {
  expect(textsOf("const hint = `You need \u0024{left} more` + ' to reach your goal.';")).toEqual([
    'You need {left} more to reach your goal.',
  ]);
});

test('messages of errors and labels of one word are read', () => {
  expect(textsOf("throw new AppError('NOT_FOUND', 'We couldn’t find that class.');")).toEqual([
    'We couldn’t find that class.',
  ]);
  expect(textsOf("const tabs = [{ label: 'Teachers' }];")).toEqual(['Teachers']);
});

test('what only programs read is left out', () => {
  const code = `
    import { a } from 'the big file';
    type Kind = 'One thing' | 'Another thing';
    console.error('the worker has stopped');
    throw new Error('No row came back');
    const rows = sql\`select name from classes where id = 1\`;
    const view = <div className="wide card" style="color: red" data-part="the answer" />;
    if (state === 'Not yet') element.querySelector('main form');
    const code = 'NOT_FOUND';`;
  expect(textsOf(code)).toEqual([]);
});

test('what a function inside a program’s call throws is read, and a semicolon or a bar between words too', () => {
  const code = `const made = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('the big table').execute();
    throw new AppError('CONFLICT', 'The pot is full. Keep your coins; add them to the next one.');
  });
  const meta = [{ title: 'My profile | Marsmaths' }];`;
  expect(textsOf(code)).toEqual([
    'The pot is full. Keep your coins; add them to the next one.',
    'My profile | Marsmaths',
  ]);
});
