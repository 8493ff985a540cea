import { renderToStaticMarkup } from 'react-dom/server';
import { productName } from '../../../rules/constants';
import favicon from '../shell/favicon.svg?url';
import { Logo } from '../shell/logo';
import { fontPreload } from '../ui/font-preload';
import styles from './offline.css?url';

/** The page that was asked for, with its query: this one is shown under that page's address. */
const sameAddress = '';

/**
 * The page that browsers put by and show when the site cannot be reached: no scripts and no person in it. The service
 * worker caches it with every file of ours that it names.
 */
export function offlinePage(): string {
  return `<!doctype html>${renderToStaticMarkup(<OfflinePage />)}`;
}

function OfflinePage() {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`No connection | ${productName}`}</title>
        <link {...fontPreload} />
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href={favicon} type="image/svg+xml" />
      </head>
      <body>
        <main>
          <header>
            <Logo />
          </header>
          <h1>We can’t reach {productName}</h1>
          <p>
            You might be offline. Your marked answers and your place are saved. Check your connection, then try again.
          </p>
          <a href={sameAddress}>Try again</a>
        </main>
      </body>
    </html>
  );
}
