import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import styles from './answer-field.module.css';
import { answerKeys, prefersMathsBox } from './answer-keys';
import { KeyRow } from './key-row';
import { isMathfieldLoaded } from './load-mathfield';
import { MathsBox } from './maths-box';
import { PlainBox } from './plain-box';
import { useBoxKind } from './use-box-kind';
import { useKeyPresses } from './use-key-presses';

interface AnswerFieldProps {
  keys: string[];
  inputMode: 'numeric' | 'decimal' | 'text';
  prefixHtml: string | null;
  suffix: string | null;
  value: string;
  onChange: (value: string) => void;
  /** Id of the sentence that says what could not be read. */
  problemId: string | null;
  /** What it posts as, and what people who hear the page are told it is. */
  name?: string;
  label?: string;
  /** Takes the focus before scripts run: the page is for answering. */
  autoFocus?: boolean;
}

/**
 * Where maths is written. The plain box is there from the first HTML and posts its text without scripts; with scripts
 * a row of keys types into it, and where answers are built from parts a maths box can take its place.
 */
export function AnswerField({
  keys,
  inputMode,
  prefixHtml,
  suffix,
  value,
  onChange,
  problemId,
  name = 'answer',
  label = 'Your answer',
  autoFocus = true,
}: AnswerFieldProps) {
  const hydrated = useHydrated();
  const mathsHelps = prefersMathsBox(keys);
  const [kind, setKind] = useBoxKind(mathsHelps);
  const [awake, setAwake] = useState(isMathfieldLoaded);
  const target = useKeyPresses();
  // The editor is large: it is fetched when somebody begins to write, not with the page.
  const maths = kind === 'maths' && awake;
  const [ready, setReady] = useState(false);
  const wake = () => setAwake(true);
  const box = { value, onChange, problemId, target, name, label, onIntent: wake };
  return (
    <div className={styles.answer}>
      {keys.length === 0 ? null : (
        <KeyRow
          keys={answerKeys(keys)}
          hidden={!hydrated}
          onKey={(key) => {
            wake();
            target.press(key);
          }}
          onDelete={target.erase}
          boxSwitch={
            mathsHelps
              ? {
                  isMaths: kind === 'maths',
                  toggle: () => {
                    wake();
                    if (maths) onChange(target.plain());
                    setKind(kind === 'maths' ? 'plain' : 'maths');
                  },
                }
              : null
          }
        />
      )}
      <div className={styles.box} data-problem={problemId === null ? undefined : true}>
        {prefixHtml === null ? null : <span dangerouslySetInnerHTML={{ __html: prefixHtml }} />}
        {maths ? <MathsBox {...box} ready={ready} onReady={setReady} /> : null}
        {/* The plain box keeps its place, and so its focus, while the editor is on its way. */}
        {maths && ready ? (
          <input type="hidden" name={name} value={value} />
        ) : (
          <PlainBox {...box} inputMode={inputMode} autoFocus={autoFocus} />
        )}
        {suffix === null ? null : <span className={styles.suffix}>{suffix}</span>}
      </div>
    </div>
  );
}
