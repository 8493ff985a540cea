import type { MathfieldElement } from 'mathlive';
import { useEffect, useRef } from 'react';
import styles from './answer-field.module.css';
import type { BoxProps } from './box-props';
import { loadMathfield } from './load-mathfield';
import { plainText } from './plain-text';

interface MathsBoxProps extends BoxProps {
  ready: boolean;
  /** The editor is there, or gone. Until then, and where it cannot be fetched, the plain box stays. */
  onReady: (ready: boolean) => void;
}

/** The maths editor. It takes over what was typed plainly, and the focus where the plain box had it. */
export function MathsBox({ value, onChange, problemId, target, ready, onReady }: MathsBoxProps) {
  const place = useRef<HTMLSpanElement>(null);
  const field = useRef<MathfieldElement | null>(null);
  const hadFocus = useRef(false);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };

  useEffect(() => {
    let gone = false;
    loadMathfield().then(
      (make) => {
        const holder = place.current;
        if (gone || holder === null) return;
        hadFocus.current = holder.parentElement?.contains(document.activeElement) === true;
        const math = make(holder, latest.current.value);
        math.addEventListener('input', () => latest.current.onChange(math.value));
        math.addEventListener('keydown', (event) => submitOnEnter(event, holder), { capture: true });
        field.current = math;
        onReady(true);
      },
      () => onReady(false),
    );
    return () => {
      gone = true;
      onReady(false);
    };
  }, [onReady]);

  useEffect(() => {
    if (!ready) return;
    if (hadFocus.current) field.current?.focus();
    hadFocus.current = false;
    const change = (edit: (math: MathfieldElement) => void) => {
      const math = field.current;
      if (math === null) return;
      edit(math);
      latest.current.onChange(math.value);
    };
    target.attach({
      insert: (key) => change((math) => math.insert(key.maths, { selectionMode: 'placeholder', focus: true })),
      erase: () => change((math) => math.executeCommand('deleteBackward')),
      plain: () => plainText(field.current?.getValue('ascii-math') ?? ''),
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

  return <span ref={place} className={styles.maths} hidden={!ready} />;
}

function submitOnEnter(event: Event, holder: HTMLElement): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  holder.closest('form')?.requestSubmit();
}
