import type { MathfieldElement } from 'mathlive';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './answer-field.module.css';
import type { BoxProps } from './box-props';
import { loadMathfield, typeInto, write } from './load-mathfield';
import { plainText } from './plain-text';

interface MathsBoxProps extends BoxProps {
  ready: boolean;
  /** The editor is there, or gone. Until then, and where it cannot be fetched, the plain box stays. */
  onReady: (ready: boolean) => void;
}

/** The maths editor. It takes over what was typed plainly, and the focus where the plain box had it. */
export function MathsBox({ value, onChange, problemId, target, name, label, ready, onReady }: MathsBoxProps) {
  const place = useRef<HTMLSpanElement>(null);
  const field = useRef<MathfieldElement | null>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };

  useEffect(() => {
    let gone = false;
    loadMathfield().then(
      (make) => {
        const holder = place.current;
        const box = holder?.parentElement;
        if (gone || holder === null || !box) return;
        const plain = box.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type="hidden"])`);
        const typed = () => plain?.value ?? latest.current.value;
        holder.hidden = false;
        const math = make(holder);
        math.setAttribute('aria-label', label);
        math.addEventListener('input', () => latest.current.onChange(math.value));
        math.addEventListener('keydown', (event) => submitOnEnter(event, holder), { capture: true });
        // All in one task: no key can fall between the box that goes and the one that comes.
        const takeOver = () => {
          if (gone || field.current !== null) return;
          // The editor takes no spaces: 1 2/3 would become 12/3. Such an answer stays where it was begun.
          if (/\d \d/.test(typed())) {
            holder.hidden = true;
            plain?.focus();
            return;
          }
          write(math, typed());
          typeUntilAwake(math);
          field.current = math;
          flushSync(() => {
            latest.current.onChange(math.value);
            onReady(true);
          });
        };
        if (document.activeElement !== plain) return takeOver();
        // The editor gets its focus a moment after it is asked to take it; until then the plain box takes the keys.
        math.addEventListener('focus', takeOver, { once: true });
        math.focus();
      },
      () => onReady(false),
    );
    return () => {
      gone = true;
      field.current = null;
      onReady(false);
    };
  }, [onReady, name, label]);

  useEffect(() => {
    if (!ready) return;
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

/** An editor that just got the focus drops the keys of its first moments; they are typed into it instead. */
const dozeMs = 400;

function typeUntilAwake(math: MathfieldElement): void {
  const born = performance.now();
  const onKey = (event: KeyboardEvent) => {
    if (performance.now() - born > dozeMs) {
      math.removeEventListener('keydown', onKey, { capture: true });
      return;
    }
    if ([...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typeInto(math, event.key);
  };
  math.addEventListener('keydown', onKey, { capture: true });
}
