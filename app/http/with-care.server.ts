import { data } from '@remix-run/node';
import type { CareLevel } from '../../rules/care/care-level';
import { careLevels } from '../../rules/care/care-level';
import { needsCare } from '../../rules/care/needs-care';
import { careCookie } from '../lib/care-cookie';

/** Fields that hold no words of a person. */
const wordless = /password|email|token|key|intent|(?:^|[a-z])Ids?$|^id$/i;
/** Where grown-ups write about children. */
const ofGrownUps = /^\/(?:teacher|admin)(?:\/|\.|$)/;
/** Of all fields together; no form of ours takes more words. */
const mostLetters = 12_000;

/** Whether somebody who sends this form is to be shown whom they can talk to. The form does all the same what it is for. */
export function careOfForm(request: Request, form: FormData): CareLevel | null {
  if (ofGrownUps.test(new URL(request.url).pathname)) return null;
  return careOfTexts([...form].filter(([name]) => !wordless.test(name)).map(([, value]) => value));
}

/** The same of what is searched for. */
export function careOfSearch(request: Request): CareLevel | null {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.size === 0 || ofGrownUps.test(pathname)) return null;
  return careOfTexts([...searchParams].filter(([name]) => !wordless.test(name)).map(([, value]) => value));
}

function careOfTexts(values: readonly unknown[]): CareLevel | null {
  let letters = 0;
  const found = new Set<CareLevel>();
  for (const text of values.flatMap(wordsIn)) {
    letters += text.length;
    if (letters > mostLetters && found.size === 0 && letters - text.length > mostLetters) break;
    const level = needsCare(text);
    if (level !== null) found.add(level);
  }
  return careLevels.find((level) => found.has(level)) ?? null;
}

/** A text, or the texts inside a drawing. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'string' || !/[a-z]{2}/i.test(value)) return [];
  if (!/^\s*[[{]/.test(value)) return [value];
  return [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes(' ') || text.length < 40);
}

/** Runs an action, and lets the next page show the text of care, whatever came of it. */
export async function withCare<T>(level: CareLevel | null, run: () => Promise<T>): Promise<T> {
  if (level === null) return run();
  try {
    return marked(await run(), level) as T;
  } catch (thrown) {
    throw thrown instanceof Response || isData(thrown) ? marked(thrown, level) : thrown;
  }
}

type Data = ReturnType<typeof data>;
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';

function marked(result: unknown, level: CareLevel): Response | Data {
  const init = result instanceof Response ? result : isData(result) ? (result.init ?? {}) : {};
  const headers = new Headers(init.headers);
  headers.append('set-cookie', careCookie(level));
  const { status, statusText } = init;
  if (result instanceof Response) return new Response(result.body, { status, statusText, headers });
  return data(isData(result) ? result.data : result, { status, statusText, headers });
}
