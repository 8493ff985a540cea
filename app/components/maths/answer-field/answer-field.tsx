import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import styles from './answer-field.module.css';
import { answerKeys, prefersMathsBox } from './answer-keys';
import { KeyRow } from './key-row';
import { MathsBox } from './maths-box';
import { PlainBox } from './plain-box';
import { useBoxKind } from './use-box-kind';
import { useKeyPresses } from './use-key-presses';

interface AnswerFieldProps {
  keys: string[];
  prefixHtml: string | null;
  suffix: string | null;
  value: string;
  onChange: (value: string) => void;
  /** Id of the sentence that says what could not be read. */
  problemId: string | null;
}

/**
 * Where an answer is written. The plain box is there from the first HTML and posts `answer` without scripts; with scripts
 * a row of keys types into it, and a maths box can take its place.
 */
export function AnswerField({ keys, prefixHtml, suffix, value, onChange, problemId }: AnswerFieldProps) {
  const hydrated = useHydrated();
  const [kind, setKind] = useBoxKind(prefersMathsBox(keys));
  const [awake, setAwake] = useState(false);
  const target = useKeyPresses();
  // The editor is large: it is fetched when somebody is about to write, not with the page.
  const maths = kind === 'maths' && awake;
  const [ready, setReady] = useState(false);
  const box = { value, onChange, problemId, target, onFocus: () => setAwake(true) };
  return (
    <div className={styles.answer}>
      {keys.length === 0 && kind === 'plain' ? null : (
        <KeyRow
          keys={answerKeys(keys)}
          hidden={!hydrated}
          onKey={target.press}
          onDelete={target.erase}
          mathsBox={kind === 'maths'}
          onSwitch={() => {
            setAwake(true);
            if (maths) onChange(target.plain());
            setKind(kind === 'maths' ? 'plain' : 'maths');
          }}
        />
      )}
      <div className={styles.box} data-problem={problemId === null ? undefined : true}>
        {prefixHtml === null ? null : <span dangerouslySetInnerHTML={{ __html: prefixHtml }} />}
        {maths ? <MathsBox {...box} ready={ready} onReady={setReady} /> : null}
        {/* The plain box keeps its place, and so its focus, while the editor is on its way. */}
        {maths && ready ? <input type="hidden" name="answer" value={value} /> : <PlainBox {...box} />}
        {suffix === null ? null : <span className={styles.suffix}>{suffix}</span>}
      </div>
    </div>
  );
}
