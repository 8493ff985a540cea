import { useCallback, useEffect, useRef, useState } from 'react';
import { chooseVoice } from './choose-voice';

/** Slower than people talk: it is for children who learn to read. */
const pace = 0.9;

/** A voice of this browser that reads texts aloud without sending them anywhere; null where there is none. */
export function useVoice() {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  const [reading, setReading] = useState(false);
  const latest = useRef<SpeechSynthesisUtterance | null>(null);
  useEffect(() => {
    const speech = window.speechSynthesis as SpeechSynthesis | undefined;
    if (speech === undefined) return;
    // Some browsers know their voices at once, others tell them later.
    const update = () => setVoice(chooseVoice(speech.getVoices()));
    update();
    speech.addEventListener?.('voiceschanged', update);
    return () => speech.removeEventListener?.('voiceschanged', update);
  }, []);

  const read = useCallback(
    (text: string) => {
      const words = new SpeechSynthesisUtterance(text);
      words.voice = voice;
      words.lang = voice?.lang ?? 'en-AU';
      words.rate = pace;
      // What was cut off by a newer text ends without a word about it.
      const end = () => latest.current === words && setReading(false);
      words.onend = end;
      words.onerror = end;
      latest.current = words;
      window.speechSynthesis.cancel();
      window.speechSynthesis.speak(words);
      setReading(true);
    },
    [voice],
  );
  const stop = useCallback(() => {
    if (latest.current === null) return;
    latest.current = null;
    window.speechSynthesis.cancel();
    setReading(false);
  }, []);
  return { voice, reading, read, stop };
}
