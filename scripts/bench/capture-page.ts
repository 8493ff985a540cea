import type { Browser } from '@playwright/test';

/** An element of a page, or a text. What no component of ours would build piece by piece stays as text in `inner`. */
export type CapturedNode =
  | string
  | { tag: string; attributes: Record<string, unknown>; inner: string | null; children: CapturedNode[] };

export interface CapturedPage {
  html: Record<string, unknown>;
  head: CapturedNode;
  body: CapturedNode;
  /** What its loaders gave, as the browser has it. */
  data: unknown;
}

/** A page as constants: the HTML that the server sent, without scripts, and its loaders' data. */
export async function capturePage(browser: Browser, url: string, token: string): Promise<CapturedPage> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'mm_session', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  const tab = await context.newPage();
  await tab.goto(url, { waitUntil: 'load' });
  await tab.waitForFunction('window.__remixContext?.state?.loaderData');
  // tsx wraps named functions in this; the page has no such thing.
  await tab.evaluate('globalThis.__name = (value) => value');
  const captured = await tab.evaluate(readPage);
  await context.close();
  return captured;
}

/** Runs in the page. */
async function readPage(): Promise<CapturedPage> {
  const sent = await (await fetch(location.href, { headers: { accept: 'text/html' } })).text();
  const page = new DOMParser().parseFromString(sent, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  const booleans = new Set(['disabled', 'checked', 'hidden', 'required', 'selected', 'open', 'inert', 'autofocus']);
  const attributesOf = (element: Element) =>
    Object.fromEntries(
      [...element.attributes].map(({ name, value }) => {
        if (name === 'style') return [name, styleOf(value)];
        return [name, booleans.has(name) ? true : value];
      }),
    );
  const styleOf = (text: string) =>
    Object.fromEntries(
      text
        .split(';')
        .filter((rule) => rule.includes(':'))
        .map((rule) => [rule.slice(0, rule.indexOf(':')).trim(), rule.slice(rule.indexOf(':') + 1).trim()]),
    );
  const read = (node: Node): CapturedNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    const whole = node.matches('svg, style, .katex');
    const children = whole ? [] : [...node.childNodes].flatMap(read);
    const inner = whole ? node.innerHTML : null;
    return [{ tag: node.localName, attributes: attributesOf(node), inner, children }];
  };
  const { loaderData } = (window as unknown as { __remixContext: { state: { loaderData: unknown } } }).__remixContext
    .state;
  const [head, body] = [page.head, page.body].flatMap(read);
  if (head === undefined || body === undefined) throw new Error('The page has no head or no body.');
  return { html: attributesOf(page.documentElement), head, body, data: loaderData };
}
