import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import styles from './answer-field.module.css';
import { answerKeys, prefersMathsBox } from './answer-keys';
import { KeyRow } from './key-row';
import { PlainBox } from './plain-box';
import { TypedMaths } from './typed-maths';
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
 * Where maths is written. The box is there from the first HTML and posts its text without scripts; with scripts a row of
 * keys types into it. Where answers are built from parts, the maths box shows beside the text how it looks as maths: the
 * text alone is the answer, so both boxes read the same.
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
  const [awake, setAwake] = useState(false);
  const target = useKeyPresses();
  const isMaths = kind === 'maths';
  const wake = () => setAwake(true);
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
          onNext={target.next}
          boxSwitch={
            mathsHelps
              ? {
                  isMaths,
                  toggle: ({ detail }) => {
                    wake();
                    // Pressed, not by a key: writing goes on.
                    if (detail > 0) target.focus();
                    setKind(isMaths ? 'plain' : 'maths');
                  },
                }
              : null
          }
        />
      )}
      <div
        className={styles.box}
        data-maths={isMaths || undefined}
        data-problem={problemId === null ? undefined : true}
      >
        {prefixHtml === null ? null : <span dangerouslySetInnerHTML={{ __html: prefixHtml }} />}
        <PlainBox
          value={value}
          onChange={onChange}
          problemId={problemId}
          target={target}
          name={name}
          label={label}
          onIntent={wake}
          inputMode={inputMode}
          autoFocus={autoFocus}
        />
        {suffix === null ? null : <span className={styles.suffix}>{suffix}</span>}
        {isMaths ? <TypedMaths text={value} awake={awake} /> : null}
      </div>
    </div>
  );
}
