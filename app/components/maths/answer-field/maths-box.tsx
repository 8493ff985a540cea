import type { MathfieldElement } from 'mathlive';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './answer-field.module.css';
import type { BoxProps } from './box-props';
import { loadMathfield } from './load-mathfield';

/** The maths editor; until it is there, and where it cannot be fetched, the plain box stands in for it. */
export function MathsBox({ value, onChange, problemId, target, fallback }: BoxProps & { fallback: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const field = useRef<MathfieldElement | null>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let gone = false;
    loadMathfield().then(
      (make) => {
        const holder = place.current;
        if (gone || holder === null) return;
        const hadFocus = holder.parentElement?.contains(document.activeElement) === true;
        const math = make(holder, latest.current.value);
        math.addEventListener('input', () => latest.current.onChange(math.value));
        math.addEventListener('keydown', (event) => submitOnEnter(event, holder), { capture: true });
        field.current = math;
        setReady(true);
        if (hadFocus || document.activeElement === document.body) requestAnimationFrame(() => math.focus());
      },
      () => setReady(false),
    );
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    if (!ready) return;
    const change = (edit: (math: MathfieldElement) => void) => {
      const math = field.current;
      if (math === null) return;
      edit(math);
      latest.current.onChange(math.value);
      math.focus();
    };
    target.attach({
      insert: (key) => change((math) => math.insert(key.maths, { selectionMode: 'placeholder' })),
      erase: () => change((math) => math.executeCommand('deleteBackward')),
    });
    return () => target.attach(null);
  }, [ready, target]);

  // A verdict empties the draft: the editor follows. What it wrote itself is never written back.
  useEffect(() => {
    const math = field.current;
    if (math !== null && math.value !== value) math.setValue(value, { silenceNotifications: true });
  }, [value]);

  useEffect(() => {
    if (problemId === null) field.current?.removeAttribute('aria-describedby');
    else field.current?.setAttribute('aria-describedby', problemId);
  }, [problemId]);

  return (
    <>
      <span ref={place} className={styles.maths} hidden={!ready} />
      {ready ? <input type="hidden" name="answer" value={value} /> : fallback}
    </>
  );
}

function submitOnEnter(event: Event, holder: HTMLElement): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  holder.closest('form')?.requestSubmit();
}
