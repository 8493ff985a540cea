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
          <EmptyState heading="h2" title="We couldn’t find that report">
            <p>
              Report links expire after 90 days, and the person who shared one can cancel it at any time. Ask them for a
              new link.
            </p>
            <LinkButton to={paths.landing} variant="main">
              About Marsmaths
            </LinkButton>
          </EmptyState>
        </section>
      </div>
    </SharedFrame>
  );
}
