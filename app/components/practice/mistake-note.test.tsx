import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MistakeNote } from './mistake-note';

const note = (isLogged: boolean) =>
  renderToStaticMarkup(
    <MistakeNote
      closed
      mistake={{
        id: 'attempt',
        verdict: 'WRONG',
        answer: '2/7',
        answerHtml: '2/7',
        messageHtml: '',
        misconception: { name: 'Adds tops and bottoms', explanationHtml: 'The parts are not the same size.' },
        isLogged,
        splitting: null,
      }}
    />,
  );

it('names a mistake, and says that it is in the error logbook only where it is', () => {
  expect(note(true)).toContain('Adds tops and bottoms');
  expect(note(true)).toContain('error logbook');
  expect(note(false)).toContain('Adds tops and bottoms');
  expect(note(false)).not.toContain('logbook');
});
