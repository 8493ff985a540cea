import { data } from '@remix-run/node';
import type { FailureView, KeptForm } from '../lib/app-failure';

/** What people write in our forms, the longest first; everything else is chosen, ticked or hidden. */
const longFields: Record<string, string> = {
  body: 'text',
  message: 'message',
  instructions: 'text',
  comment: 'comment',
  reason: 'reason',
  note: 'note',
  rubric: 'rubric',
};
const typedFields: Record<string, string> = {
  ...longFields,
  title: 'text',
  nickname: 'name',
  name: 'name',
  line: 'line',
  answer: 'answer',
};
const longestField = 20_000;
const secret = /password|current|proof/i;
const loggedOut =
  'You’ve been logged out, so nothing was sent. Log in again in a new tab, then come back and send it. What you typed is below.';

/**
 * A thrown failure as it goes on: what was typed travels with it, where the page of the form is away as well, and where
 * the session is over, for a login would take it away.
 */
export function withTypedForm(thrown: unknown, form: FormData): unknown {
  if (isLogin(thrown)) {
    const kept = typedForm(form, longFields);
    return kept === null ? thrown : data({ code: 'UNAUTHENTICATED', message: loggedOut, kept }, { status: 401 });
  }
  if (!isFailure(thrown) || thrown.data.kept !== undefined) return thrown;
  const kept = typedForm(form, typedFields);
  return kept === null ? thrown : data({ ...thrown.data, kept }, thrown.init ?? undefined);
}

/** A form with what was typed in it, to be sent once more; null where nothing was, or where it holds a secret. */
function typedForm(form: FormData, fields: Record<string, string>): KeptForm | null {
  const pairs = [...form.entries()].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  if (pairs.some(([name]) => secret.test(name))) return null;
  const field = Object.keys(fields).find((each) => pairs.some(([name, value]) => name === each && value.trim() !== ''));
  const typed = pairs.find(([name]) => name === field);
  if (field === undefined || typed === undefined || typed[1].length > longestField) return null;
  return {
    what: fields[field] ?? 'text',
    typed: { name: field, value: typed[1] },
    fields: pairs.filter(([name]) => name !== field).map(([name, value]) => [name, value]),
  };
}

function isLogin(thrown: unknown): boolean {
  return thrown instanceof Response && /^\/log(in|out)\b/.test(thrown.headers.get('location') ?? '');
}

interface Failure {
  data: FailureView;
  init: ResponseInit | null;
}

function isFailure(thrown: unknown): thrown is Failure {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown) || !('init' in thrown)) return false;
  const { data: view, init } = thrown as Partial<Failure>;
  return typeof view?.message === 'string' && (init?.status === 503 || init?.status === 500);
}
