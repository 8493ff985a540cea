import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { SharedFrame } from './shared-frame';
import styles from './shared-report.module.css';

/** A link to a report that leads nowhere: unknown, ended or taken back. It does not say which. */
export function SharedReportMissing() {
  return (
    <SharedFrame>
      <div className={`page ${styles.page}`}>
        <section className="card" aria-label="Shared report">
          <h1 className="sr">Shared report</h1>
          <EmptyState heading="h2" title="This link leads to no report">
            <p>
              Links to reports end after 90 days, and whoever shared one can stop it at any time. Ask for a new link
              where you got this one.
            </p>
            <LinkButton to={paths.landing} variant="main">
              What Marsmaths is
            </LinkButton>
          </EmptyState>
        </section>
      </div>
    </SharedFrame>
  );
}
