import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { fileLimits, sizeInWords } from '../../../rules/class-files';
import { classPaths } from '../../lib/class-paths';
import { sendWithProgress } from './send-with-progress';
import { type Upload, uploadsReducer } from './uploads';

/** Files under way at the same time: a school's line is shared. */
const lanes = 2;

/** Uploads one file after another, two at once, and loads the list anew when all are through. */
export function useUploads(classId: string) {
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const { revalidate } = useRevalidator();
  const running = useRef(new Map<number, () => void>());
  const nextKey = useRef(0);
  /** Whether the list of the page lacks a file that has arrived. */
  const isOld = useRef(false);

  const start = useCallback(
    ({ key, file }: Upload) => {
      const { sent, cancel } = sendWithProgress(classPaths.upload(classId), file, (share) => {
        dispatch({ type: 'progress', key, share });
      });
      running.current.set(key, cancel);
      void sent.then((problem) => {
        running.current.delete(key);
        isOld.current ||= problem === null;
        dispatch(problem === null ? { type: 'done', key } : { type: 'refused', key, ...problem });
      });
      dispatch({ type: 'sending', key });
    },
    [classId],
  );

  useEffect(() => {
    const free = lanes - uploads.filter(({ state }) => state === 'sending').length;
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      if (!running.current.has(upload.key)) start(upload);
    }
  }, [uploads, start]);

  // Once for all: a second loading would cut off the first.
  useEffect(() => {
    if (!isOld.current || uploads.some(({ state }) => state === 'waiting' || state === 'sending')) return;
    isOld.current = false;
    revalidate();
  }, [uploads, revalidate]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const cancel of all.values()) cancel();
    };
  }, []);

  const add = (files: readonly File[]) => {
    dispatch({
      type: 'add',
      uploads: files.map((file) => {
        nextKey.current += 1;
        const key = nextKey.current;
        if (file.size <= fileLimits.bytes)
          return { key, file, state: 'waiting', share: 0, message: null, again: false };
        const message = `It’s over the ${sizeInWords(fileLimits.bytes)} limit.`;
        return { key, file, state: 'refused', share: 0, message, again: false };
      }),
    });
  };
  return { uploads, add, retry: (key: number) => dispatch({ type: 'again', key }) };
}
