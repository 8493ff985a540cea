import { useFetchers, useNavigation } from '@remix-run/react';
import { HeartHandshake, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { careLinks, careText } from '../../../rules/care/care-text';
import { careFromCookies, shownCareCookie } from '../../lib/care-cookie';
import { writeCookie } from '../../lib/write-cookie';
import closeButton from '../ui/close-button.module.css';
import styles from './care-note.module.css';
import { formSent } from './form-sent';
import { usePageContext } from './page-context';

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
        <dialog key={`${shown.level} ${shown.before}`} open className={styles.note} aria-labelledby="care-title">
          <h2 id="care-title">
            <HeartHandshake aria-hidden size={22} />
            Someone to talk to
          </h2>
          <p>{careText(shown.level, { before: shown.before, year: null, beside: 'form' })}</p>
          <ul>
            {careLinks(shown.level, null).map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
          <p className={styles.small}>This message comes up automatically. If it doesn’t fit, just close it.</p>
          <form method="dialog">
            <button type="submit" className={closeButton.close} aria-label="Close">
              <X aria-hidden size={18} />
            </button>
          </form>
        </dialog>
      )}
    </div>
  );
}
