import { Outlet, RemixServer } from '@remix-run/react';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { noSiteFacts, type SiteFacts } from '../../app/components/shell/site-facts';
import type { RouteHandle } from '../../app/lib/route-handle';

interface Place {
  /** The address of the page; its query counts. */
  path?: string;
  handle?: RouteHandle;
  /** What the page's loader gave. */
  data?: object;
  /** What the root's loader gave. */
  facts?: SiteFacts;
  /** The layout around the page, with what its loader gave. */
  layout?: { page: PageModule; data: object };
}

interface PageModule {
  default: ComponentType;
  handle?: unknown;
}

type Context = ComponentProps<typeof RemixServer>['context'];

/** The first HTML of an element on a page, as the page server writes it: no effect has run, no script either. */
export function htmlOf(element: ReactElement, place: Place = {}): string {
  return htmlOfPage({ default: () => element, handle: place.handle }, place);
}

/** The same for the component of a route. */
export function htmlOfPage(page: PageModule, place: Place = {}): string {
  const { path = '/home', data = {}, facts = noSiteFacts, layout = { page: { default: Outlet }, data: {} } } = place;
  const { pathname, search } = new URL(path, 'http://site.test');
  const route = (id: string, rest: object) => ({ id, module: '', hasLoader: true, hasAction: false, ...rest });
  const context = {
    manifest: {
      routes: {
        root: route('root', { path: '' }),
        layout: route('layout', { parentId: 'root' }),
        page: route('page', { parentId: 'layout', path: pathname.slice(1) }),
      },
      entry: { imports: [], module: '' },
      url: '',
      version: '',
    },
    routeModules: { root: { default: Outlet }, layout: layout.page, page },
    future: {},
    isSpaMode: false,
    staticHandlerContext: {
      basename: '/',
      location: { pathname, search, hash: '', state: null, key: 'default' },
      matches: ['root', 'layout', 'page'].map((id) => ({
        params: {},
        pathname,
        pathnameBase: pathname,
        route: { id },
      })),
      loaderData: { root: facts, layout: layout.data, page: data },
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  } as unknown as Context;
  return renderToStaticMarkup(<RemixServer context={context} url={`http://site.test${path}`} />);
}

/** The text of a piece of HTML, without its tags. */
export function textOf(html: string): string {
  const text = html
    .replaceAll(/<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/g, '')
    .replaceAll(/<\/?(?:p|div|li|h\d|section|dt|dd|td|a|button)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '');
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text
    .replaceAll(/&(\w+|#x27);/g, (_, name: string) => signs[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The links and buttons in a piece of HTML, in their order, each with its text or its label. */
export function controlsIn(html: string): { name: string; to: string | null }[] {
  return [...html.matchAll(/<(a|button|summary)\b([^>]*)>([\s\S]*?)<\/\1>/g)].map(
    ([, , attributes = '', inner = '']) => ({
      name: attributeOf(attributes, 'aria-label') ?? textOf(inner),
      to: attributeOf(attributes, 'href'),
    }),
  );
}

/** The first element with this tag and words in its opening, with what is in it. Not for elements inside their like. */
export function partOf(html: string, tag: string, opening: string): string {
  const parts = html.match(new RegExp(`<${tag}\\b[^>]*>[\\s\\S]*?</${tag}>`, 'g')) ?? [];
  return parts.find((part) => part.slice(0, part.indexOf('>')).includes(opening)) ?? '';
}

function attributeOf(attributes: string, name: string): string | null {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? null : value.replaceAll('&amp;', '&');
}
