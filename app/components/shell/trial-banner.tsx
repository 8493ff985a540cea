import { Form, Link, useLocation } from '@remix-run/react';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { trialDays } from '../../../rules/constants';
import type { ShellData } from '../../graphql/shell/shell';
import { dayIn } from '../../lib/day-labels';
import { readSaved, writeSaved } from '../../lib/local-storage';
import { paths } from '../../lib/paths';
import { writeCookie } from '../../lib/write-cookie';
import closeButton from '../ui/close-button.module.css';
import styles from './trial-banner.module.css';
import { isClosedToday, savedTrialClosing, trialBannerCookie } from './trial-banner-closing';

/** How many trial days are left. Closing it holds for the rest of the user's day; without scripts by a plain form. */
export function TrialBanner({ viewer, daysLeft }: { viewer: ShellData['viewer']; daysLeft: number | null }) {
  const { pathname, search } = useLocation();
  const [closed, setClosed] = useState(false);
  const { id, timeZone } = viewer;
  useEffect(() => {
    setClosed(isClosedToday(readSaved(savedTrialClosing(id)), id, timeZone, new Date()));
  }, [id, timeZone]);
  if (daysLeft === null || closed) return null;
  const close = () => {
    const now = new Date();
    writeSaved(savedTrialClosing(id), { day: dayIn(timeZone, now), userId: id, visible: false });
    writeCookie(trialBannerCookie(viewer, now));
    setClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.banner} aria-label="Free trial">
      <p>
        <b>
          {daysLeft} {daysLeft === 1 ? 'day' : 'days'} left
        </b>{' '}
        in your {trialDays}-day free trial. Everything is included. <Link to={paths.subscription}>See your plan</Link>
      </p>
      <Form
        method="post"
        action={paths.api.trialBanner}
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <input type="hidden" name="next" value={pathname + search} />
        <button type="submit" className={closeButton.close} aria-label="Hide until tomorrow">
          <X aria-hidden size={20} />
        </button>
      </Form>
    </section>
  );
}
