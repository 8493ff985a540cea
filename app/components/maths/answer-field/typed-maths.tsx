import { useDeferredValue, useEffect, useState } from 'react';
import { loadPart } from '../../../lib/load-part';
import styles from './answer-field.module.css';

type SetMaths = (text: string) => string | null;

let loaded: SetMaths | null = null;

/** KaTeX is large: it comes when somebody begins to write, once for all questions. */
async function loadSetMaths(): Promise<SetMaths | null> {
  const part = await loadPart(() => import('../typed/set-typed-maths'));
  loaded = part?.setTypedMaths ?? null;
  return loaded;
}

/** What is typed, as maths to look at. It only shows: whoever hears the page hears the box itself. */
export function TypedMaths({ text, awake }: { text: string; awake: boolean }) {
  const [setMaths, takeSetMaths] = useState<SetMaths | null>(() => loaded);
  useEffect(() => {
    if (!awake || setMaths !== null) return;
    let gone = false;
    loadSetMaths().then(
      (ready) => {
        if (!gone) takeSetMaths(() => ready);
      },
      // Without it the typed text stands alone.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [awake, setMaths]);
  const shown = useDeferredValue(text.trim().slice(0, longest));
  const html = shown === '' ? null : (setMaths?.(shown) ?? null);
  const look = { className: styles.shown, 'aria-hidden': true, 'data-typed-maths': true };
  if (html !== null) return <div {...look} dangerouslySetInnerHTML={{ __html: html }} />;
  return <div {...look}>{shown === '' ? <span className={styles.hint}>Your maths shows here</span> : shown}</div>;
}

/** No answer is longer. */
const longest = 200;
