import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet } from '@remix-run/react';
import type { ReactNode } from 'react';
import { productName } from '../rules/constants';
import { CareNote } from './components/shell/care-note';
import { failureTitle } from './components/shell/failure-view';
import favicon from './components/shell/favicon.svg?url';
import { usePageContext } from './components/shell/page-context';
import { PageScripts } from './components/shell/page-scripts';
import { ProgressLine } from './components/shell/progress-line';
import { RobotsMeta } from './components/shell/robots-meta';
import { RouteFailure } from './components/shell/route-failure';
import { ScrollToTop } from './components/shell/scroll-to-top';
import { useShell } from './components/shell/use-shell';
import { fontPreload } from './components/ui/font-preload';
import personalStyle from './components/ui/personal.css?url';
import './components/ui/tokens.css';
import './components/ui/global.css';
import './components/ui/print.css';
import { siteFacts } from './components/shell/site-facts.server';
import { visitorFlags } from './graphql/visitors/visitor-flags.server';
import { forwardHeaders } from './http/forward-headers';
import { personalOf } from './lib/personal';

export const links: LinksFunction = () => [
  fontPreload,
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** What the footer says about the site; nothing of a person, and nothing that a page waits for. */
export async function loader({ request }: LoaderFunctionArgs) {
  return siteFacts(request, visitorFlags(request));
}

/** The same all the visit long. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${failureTitle(error)} | ${productName}` : productName },
];

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, theme, origin, build, care, personal: copied } = usePageContext();
  const shell = useShell();
  const personal = shell === null ? copied : personalOf(shell.viewer);
  return (
    <html
      lang="en-AU"
      data-theme={theme ?? undefined}
      data-personal={personal || undefined}
      data-care={care ?? undefined}
      data-build={build}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0B1B4A" />
        <meta property="og:site_name" content={productName} />
        <meta property="og:type" content="website" />
        <meta property="og:image" content={`${origin}/sharing.png`} suppressHydrationWarning />
        <meta name="twitter:card" content="summary_large_image" />
        <Meta />
        <RobotsMeta />
        <Links />
        {personal === '' ? null : <link rel="stylesheet" href={personalStyle} />}
      </head>
      <body>
        <ProgressLine />
        <CareNote />
        {children}
        <ScrollToTop />
        <PageScripts nonce={nonce} />
        {personal.includes('sounds') ? <script type="module" src="/sounds.js" /> : null}
      </body>
    </html>
  );
}

export const headers = forwardHeaders;

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
