import { useDeferredValue, useEffect, useState } from 'react';
import { loadPart } from '../../../lib/load-part';
import styles from './answer-field.module.css';
import { typedLatex } from './typed-latex';

type Typeset = (latex: string) => string | null;

let loaded: Typeset | null = null;

/** The formula setter is large: it comes when somebody begins to write, once for all questions. */
async function loadTypeset(): Promise<Typeset | null> {
  const part = await loadPart(() => import('katex'));
  if (part === null) return null;
  loaded = (latex) => {
    try {
      return part.default.renderToString(`\\displaystyle ${latex}`, {
        output: 'html',
        strict: 'ignore',
        maxSize: 20,
        maxExpand: 200,
      });
    } catch {
      return null;
    }
  };
  return loaded;
}

/** What is typed, as maths to look at. It only shows: whoever hears the page hears the box itself. */
export function TypedMaths({ text, awake }: { text: string; awake: boolean }) {
  const [typeset, setTypeset] = useState<Typeset | null>(() => loaded);
  useEffect(() => {
    if (!awake || typeset !== null) return;
    let gone = false;
    loadTypeset().then(
      (ready) => {
        if (!gone) setTypeset(() => ready);
      },
      // Without it the typed text stands alone.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [awake, typeset]);
  const shown = useDeferredValue(text.trim().slice(0, longest));
  const html = shown === '' ? null : (typeset?.(typedLatex(shown)) ?? null);
  const look = { className: styles.shown, 'aria-hidden': true, 'data-typed-maths': true };
  if (html !== null) return <div {...look} dangerouslySetInnerHTML={{ __html: html }} />;
  return <div {...look}>{shown === '' ? <span className={styles.hint}>Your maths shows here</span> : shown}</div>;
}

/** No answer is longer. */
const longest = 200;
