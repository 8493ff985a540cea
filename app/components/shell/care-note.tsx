import { useFetchers, useNavigation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { careFromCookies, shownCareCookie } from '../../lib/care-cookie';
import { loadPart } from '../../lib/load-part';
import { writeCookie } from '../../lib/write-cookie';
import styles from './care-note.module.css';
import { formSent } from './form-sent';
import { usePageContext } from './page-context';

// Hardly any page shows it, and all would have to load it; its style is with the page.
const CareCard = lazy(async () => {
  const card = await loadPart(() => import('./care-card')).catch(() => null);
  return card ?? { default: NumbersAlone };
});

/** Where the card cannot be loaded: the numbers all the same. */
function NumbersAlone() {
  return <p>Kids Helpline: 1800 55 1800. In danger? Call 000.</p>;
}

/**
 * Whom somebody can talk to, beside the page, after they sent words of distress by any form. It stays until they close
 * it, and can be closed without scripts as well.
 */
export function CareNote() {
  const { care } = usePageContext();
  const [shown, setShown] = useState(care === null ? null : { level: care, before: 0 });
  const isFirst = useRef(care !== null);
  const { state } = useNavigation();
  const fetchers = useFetchers();
  const moment = [state, ...fetchers.map((fetcher) => `${fetcher.key} ${fetcher.state}`)].join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was sent
  useEffect(() => {
    const look = (): void => {
      const level = careFromCookies(document.cookie);
      if (level === null) return;
      writeCookie(shownCareCookie);
      if (!isFirst.current) setShown((last) => ({ level, before: last === null ? 0 : last.before + 1 }));
      isFirst.current = false;
    };
    look();
    return formSent.listen(look);
  }, [moment]);

  return (
    // Always there: what appears in it is read out.
    <div role="status" className={styles.place}>
      {shown === null ? null : (
        <Suspense fallback={null}>
          <CareCard key={`${shown.level} ${shown.before}`} {...shown} />
        </Suspense>
      )}
    </div>
  );
}
