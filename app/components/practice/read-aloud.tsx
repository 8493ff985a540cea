import { Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import styles from './question-strip.module.css';
import { useVoice } from './use-voice';

/** Reads the question aloud. Not there where the browser has no voice of its own. */
export function ReadAloud({ text }: { text: string }) {
  const { voice, reading, read, stop } = useVoice();
  // The next question is another one to read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what it waits for.
  useEffect(() => stop, [text, stop]);
  if (voice === null) return null;
  return (
    <button
      type="button"
      className={styles.read}
      aria-label={reading ? 'Stop reading' : 'Read the question aloud'}
      aria-pressed={reading}
      onClick={() => (reading ? stop() : read(text))}
    >
      <Volume2 aria-hidden size={30} />
      <span className="hide-m">{reading ? 'Stop' : 'Read'}</span>
    </button>
  );
}
