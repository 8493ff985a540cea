import { useEffect, useRef, useState } from 'react';
import { paths } from '../../lib/paths';

interface ComingSentence {
  html: string;
  isUnverified: boolean;
}

interface Words {
  sentences: ComingSentence[];
  isOver: boolean;
}

const nothing: Words = { sentences: [], isOver: false };

/**
 * The sentences of a reply as they come, each typeset by the page server. At the end, and where the stream breaks, `onEnd`
 * asks for the words as they were stored. `stop` hears no more of them.
 */
export function useComingWords(talkId: string, number: number | null, onEnd: () => void): Words & { stop: () => void } {
  const [words, setWords] = useState(nothing);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const stream = useRef<EventSource | null>(null);
  useEffect(() => {
    if (number === null) return;
    setWords(nothing);
    const source = new EventSource(paths.api.tutorWords(talkId, number));
    stream.current = source;
    const end = () => {
      source.close();
      setWords((before) => ({ ...before, isOver: true }));
      latest.current();
    };
    source.addEventListener('sentence', ({ data }: MessageEvent<string>) => {
      const { html, isUnverified, isBuiltIn } = JSON.parse(data) as ComingSentence & { isBuiltIn: boolean };
      // The built-in words take the place of all that came before.
      setWords(({ sentences }) => ({
        sentences: [...(isBuiltIn ? [] : sentences), { html, isUnverified }],
        isOver: false,
      }));
    });
    source.addEventListener('end', end);
    source.addEventListener('error', end);
    return () => source.close();
  }, [talkId, number]);
  const stop = () => {
    stream.current?.close();
    setWords((before) => ({ ...before, isOver: true }));
    latest.current();
  };
  return { ...words, stop };
}
