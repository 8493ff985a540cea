import type { PracticeReply } from '~/components/practice/practice-reply';

/** What the page says of a form that never got through. Its old key makes it count once, should it have arrived after all. */
export function lostReply(form: FormData, message: string): PracticeReply {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const typed = text(intent === 'line' || intent === 'take-back' ? 'line' : 'answer');
  const formKey = text('key') || crypto.randomUUID();
  return { kind: 'failed', intent, typed, status: 503, messageHtml: message, retryAfter: null, formKey };
}
