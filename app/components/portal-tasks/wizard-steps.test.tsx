import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { firstValues, stepFields, type TaskStep } from '../../../rules/forms/task';
import type { WizardPage } from './wizard-page';
import { QuestionsStep } from './wizard-questions';
import { MarkingStep, WhatStep, WhenStep, WhomStep } from './wizard-steps';

const now = new Date('2026-11-23T00:00:00Z');
const values = firstValues({ courseId: 'year-6', timeZone: 'Australia/Sydney', now });
const page: WizardPage = {
  step: 'what',
  draft: {
    id: 'draft',
    version: 1,
    changedBy: null,
    easyAvailable: 10,
    normalAvailable: 20,
    hardAvailable: 5,
    class: { id: 'class', name: '6B', timeZone: 'Australia/Sydney' },
    students: [{ id: 'ava', nickname: 'Ava' }],
    groups: [{ id: 'support', name: 'Support', count: 3 }],
  },
  values: { ...values, title: ['Fractions <check>'], students: ['ava'] },
  problems: { dueAt: 'The task is due before it opens.' },
  checked: true,
  saved: 'Mon 23 Nov, 9:58 am',
  courses: [{ id: 'year-6', name: 'Year 6 Maths' }],
  topics: [{ id: 'fractions', title: 'Fractions', strand: 'Number', courseId: 'year-6', courseName: 'Year 6 Maths' }],
  picked: [],
  pickedCount: 0,
  topicId: null,
  templates: [],
  exams: [{ id: 'exam', name: 'End of term', questionCount: 12 }],
};

const steps = { what: WhatStep, questions: QuestionsStep, when: WhenStep, marking: MarkingStep, whom: WhomStep };

function htmlOf(step: TaskStep, shown = page): string {
  const Step = steps[step];
  const props = {
    page: shown,
    value: (field: string) => shown.values[field]?.[0] ?? '',
    error: (field: string) => shown.problems[field],
  };
  return renderToStaticMarkup(<Step {...props} />);
}

describe('a step of the wizard', () => {
  it.each(Object.keys(steps) as TaskStep[])('%s sends every field that is saved with it, and no other', (step) => {
    const sent = new Set([...htmlOf(step).matchAll(/ name="([A-Za-z]+)"/g)].map(([, name]) => name));
    // Looking through the bank and the saved exams is no part of the task.
    for (const name of ['topic', 'exam', 'intent']) sent.delete(name);
    expect([...sent].sort()).toEqual([...stepFields[step]].sort());
  });

  it('shows what the draft holds and what is not right yet', () => {
    expect(htmlOf('what')).toContain('value="Fractions &lt;check&gt;"');
    expect(htmlOf('what')).toMatch(
      /type="checkbox" name="courseIds"[^>]*checked=""[^>]*value="year-6"|checked=""[^>]*value="year-6"/,
    );
    expect(htmlOf('when')).toContain('The task is due before it opens.');
    expect(htmlOf('when')).toContain('value="2026-11-30T16:00"');
    expect(htmlOf('whom')).toMatch(/checked=""[^>]*value="ava"|value="ava"[^>]*checked=""/);
  });

  it('names the kinds with few different numbers, in the bank and among the picked ones', () => {
    const kind = { id: 'few', title: 'Three in order', difficulty: 'NORMAL', distinctQuestions: 60 };
    const row = { place: 1, title: 'Three in order', points: 1, fewQuestions: true, question: null };
    const chips = (more: Partial<WizardPage>) =>
      htmlOf('questions', { ...page, ...more }).split('Limited variety').length - 1;
    expect(chips({ templates: [kind, { ...kind, id: 'many', distinctQuestions: null }] })).toBe(1);
    expect(chips({ picked: [row, { ...row, place: 2, fewQuestions: false }] })).toBe(1);
  });
});
