import { Link, useLocation, useRevalidator, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { paths } from '../../lib/paths';
import { buttonClass } from '../ui/button-class';
import { Mascot } from '../ui/mascot/mascot';
import { BottomDunes } from '../ui/scenery/bottom-dunes';
import { failureMessage } from './failure-view';
import { KeptFormAgain } from './kept-form-again';
import { Logo } from './logo';
import styles from './route-failure.module.css';

const retryMs = 2000;

/** What stands in place of a page that failed; for an unreachable server it comes back by itself. */
export function RouteFailure() {
  const { status, title, message, recovers, kept } = failureMessage(useRouteError());
  const { pathname, search } = useLocation();
  useRecovery(recovers);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Link to={paths.home} className={styles.logo} aria-label="Marsmaths home page">
        <Logo />
      </Link>
      <div className={styles.card}>
        <div className={styles.mascot}>
          <Mascot pose="thinking" />
        </div>
        <div className={styles.words} role="status">
          <h1>{title}</h1>
          <p>{message}</p>
        </div>
        <div>
          {kept === null ? null : <KeptFormAgain kept={kept} action={pathname + search} />}
          <p className={styles.ways}>
            {kept === null ? (
              <a href={pathname + search} className={buttonClass({ variant: 'main' })}>
                Try again
              </a>
            ) : null}
            {kept !== null && status === 401 ? (
              <a
                href={paths.login(pathname + search)}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'line' })}
              >
                Log in again
              </a>
            ) : null}
            <Link to={paths.home} className={buttonClass({ variant: 'line' })}>
              Go home
            </Link>
          </p>
        </div>
      </div>
      {recovers ? (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      ) : null}
      <BottomDunes />
    </main>
  );
}

/** Asks the server every two seconds whether it is ready, then loads the page's data again. */
function useRecovery(active: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(async () => {
      const ready = await fetch(paths.ready).catch(() => null);
      if (ready?.ok) revalidate();
    }, retryMs);
    return () => clearInterval(timer);
  }, [active, revalidate]);
}
