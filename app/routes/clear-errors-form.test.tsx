import { expect, it } from 'vitest';
import { htmlOf } from '../../tests/specification/page-html';
import { ClearErrorsForm } from '../components/practice/result/clear-errors-form';
import { readErrorSet } from '../loaders/start-error-set.server';

/** The fields of the form, as a browser would send them. */
function sentBy(count: number): FormData {
  const html = htmlOf(<ClearErrorsForm courseId="year-6" count={count} />, { path: '/practice/1/result' });
  const form = new FormData();
  for (const [, name, value] of html.matchAll(/name="(\w+)" value="([^"]*)"/g)) form.append(name ?? '', value ?? '');
  return form;
}

it('sends a form that its action takes, however many errors there are', () => {
  expect(readErrorSet(sentBy(3))).toMatchObject({ success: true, data: { count: 3 } });
  expect(readErrorSet(sentBy(34))).toMatchObject({ success: true, data: { count: 10 } });
});
