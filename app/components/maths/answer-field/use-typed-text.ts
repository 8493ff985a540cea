import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Before the next paint in the browser; the page server has no layout and would warn. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What an input takes so that it holds its text by itself. */
interface TypedText {
  defaultValue: string;
  onChange: () => void;
}

/**
 * Lets an input hold its text by itself: what is typed goes out as it is typed, and only a text that comes from elsewhere
 * is written into it. An input that React controls is set back to the last state whenever a key is quicker than the
 * page, above all while the page comes alive.
 */
export function useTypedText(
  input: RefObject<HTMLInputElement>,
  value: string,
  onChange: (value: string) => void,
): TypedText {
  const [defaultValue] = useState(value);
  const seen = useRef(value);
  // What went out and has not come back as the value yet, the newest last.
  const told = useRef<string[]>([]);
  const tell = useCallback(() => {
    const typed = input.current?.value ?? '';
    if (typed === (told.current.at(-1) ?? seen.current)) return;
    told.current.push(typed);
    onChange(typed);
  }, [input, onChange]);
  // Typed before the scripts ran.
  useBeforePaint(tell, [tell]);
  useBeforePaint(() => {
    if (value === seen.current) return;
    seen.current = value;
    const echo = told.current.lastIndexOf(value);
    told.current = told.current.slice(echo + 1);
    if (echo !== -1 || input.current === null) return;
    told.current = [];
    input.current.value = value;
  }, [input, value]);
  return { defaultValue, onChange: tell };
}
