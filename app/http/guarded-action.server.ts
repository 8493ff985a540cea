import type { ActionFunctionArgs } from '@remix-run/node';
import { withTypedForm } from './keep-typed-form.server';
import { readBody } from './read-body.server';
import { isOwnPost } from './request-origin';
import { requestOrigin, siteNames } from './trusted-request-headers.server';
import { careOfForm, withCare } from './with-care.server';

const bodyTypes = {
  report: /^application\/(csp-report|reports\+json)\s*(;|$)/i,
  upload: /^multipart\/form-data\s*;/i,
  form: /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i,
};

interface ActionOptions {
  /**
   * `report`: the browser's own JSON reports, which are no forms. `upload`: a form with files, which no memory should
   * hold. In both cases the handler reads `request` itself; only of an upload the body is not limited here.
   */
  accepts?: 'form' | 'report' | 'upload';
  /** The handler itself answers words of distress. */
  answersDistress?: boolean;
}

export interface GuardedActionArgs extends ActionFunctionArgs {
  form: FormData;
}

/**
 * Wraps every action: a post from another site, with a missing, null or garbage Origin, or for a foreign Host answers
 * 403; a body that is no form 415, too long 413, too slow 408, unreadable 400. The form comes parsed; `request` can be
 * read again. Where it cannot be dealt with now, the failure takes along what was typed. Who writes in distress is shown
 * whom they can talk to on the page that follows.
 */
export function guardedAction<T>(
  handler: (args: GuardedActionArgs) => Promise<T>,
  { accepts = 'form', answersDistress = false }: ActionOptions = {},
): (args: ActionFunctionArgs) => Promise<T> {
  return async (args) => {
    const { request } = args;
    if (!isOwnPost(requestOrigin(request), siteNames)) throw refusal(403, 'This form didn’t come from our site.');
    if (request.method !== 'POST') throw refusal(405, 'This address only accepts forms.');
    if (!bodyTypes[accepts].test(request.headers.get('content-type') ?? '')) throw refusal(415, 'This isn’t a form.');
    if (accepts === 'upload') return handler({ ...args, form: new FormData() });
    const body = await readBody(request);
    if (body === 413) throw refusal(413, 'That’s too much to send at once. Shorten it and try again.');
    if (body === 408) throw refusal(408, 'That took too long to reach us. Please send it again.');
    if (accepts === 'report') return handler({ ...args, request: copyOf(request, body), form: new FormData() });
    const form = await copyOf(request, body)
      .formData()
      .catch(() => {
        throw refusal(400, 'We couldn’t read the form.');
      });
    const care = answersDistress ? null : careOfForm(request, form);
    const handled = () =>
      handler({ ...args, request: copyOf(request, body), form }).catch((thrown: unknown) => {
        throw withTypedForm(thrown, form);
      });
    return withCare(care, handled);
  };
}

/** What a form field holds; files and missing fields count as empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Every text that a field holds which can be given several times. */
export const formTexts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** Whether a form was sent by the browser itself, which now waits for a page; scripts ask for data. */
export function isPageLoad(request: Request): boolean {
  return (
    request.headers.get('sec-fetch-dest') !== 'empty' && (request.headers.get('accept') ?? '').includes('text/html')
  );
}

function copyOf(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}

function refusal(status: number, message: string): Response {
  return Response.json({ code: 'REFUSED', message }, { status, headers: { 'cache-control': 'no-store' } });
}
