import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SharedWithTeacher } from './shared-with-teacher';

const halves = (talksOpen: boolean): string[] =>
  renderToStaticMarkup(<SharedWithTeacher talksOpen={talksOpen} />).split('What your teacher doesn’t see');

it('task work is among what the teacher sees', () => {
  const [seen = ''] = halves(false);
  for (const words of [
    'every answer and try',
    'your working and drawings',
    'hints',
    'mistakes behind your wrong answers',
    'which question you’re on',
  ])
    expect(seen).toContain(words);
});

it('talks with the tutor are seen only where the school opens them', () => {
  const [seen = '', unseen = ''] = halves(false);
  expect(seen).not.toContain('Tutor Me');
  expect(unseen).toContain('what you ask the tutor');
  const [seenThen = '', unseenThen = ''] = halves(true);
  expect(seenThen).toContain('what you write to Tutor Me and Quiz Me');
  expect(unseenThen).not.toContain('tutor');
});
