import { useEffect, useState } from 'react';
import type { LiveChangeData } from '../../graphql/tasks/live-task';
import { livePaths } from './live-paths';
import { createLiveQueue } from './live-queue';
import { applyChange, type LivePicture } from './live-tiles';

/** READY: not connected yet. ENDED: the server sends nothing more, the page has to be loaded again. */
export type LiveLink = 'READY' | 'LIVE' | 'AWAY' | 'ENDED';

/** Standings also change by the clock alone. */
const tickMs = 5000;

/**
 * A task as its students get on: the picture that the page was loaded with, then each change, a few students a frame. A page that nobody looks at hears nothing; looked at again it goes on from where it was.
 */
export function useLiveTask(
  taskId: string,
  first: LiveChangeData,
): { picture: LivePicture; now: number; link: LiveLink } {
  const [picture, setPicture] = useState<LivePicture>(first);
  const [link, setLink] = useState<LiveLink>('READY');
  // The clock of the server, for the one of the device may be wrong.
  const [now, setNow] = useState(() => Date.parse(first.at));
  useEffect(() => {
    setPicture(first);
    let source: EventSource | null = null;
    let latest = first.id;
    let ahead = Date.parse(first.at) - Date.now();
    const queue = createLiveQueue();
    let frame = 0;
    const draw = () => {
      const change = queue.take();
      frame = queue.isEmpty() ? 0 : requestAnimationFrame(draw);
      if (change !== null) setPicture((before) => applyChange(before, change));
      setNow(Date.now() + ahead);
    };
    const hear = ({ data }: MessageEvent<string>) => {
      const change = JSON.parse(data) as LiveChangeData;
      latest = change.id;
      ahead = Date.parse(change.at) - Date.now();
      queue.add(change);
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const keep = () => {
      if (document.hidden) {
        source?.close();
        source = null;
        return;
      }
      if (source !== null) return;
      const opened = new EventSource(livePaths.stream(taskId, latest));
      source = opened;
      opened.addEventListener('change', hear);
      opened.addEventListener('open', () => setLink('LIVE'));
      opened.addEventListener('error', () => setLink(opened.readyState === EventSource.CLOSED ? 'ENDED' : 'AWAY'));
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    const ticking = setInterval(() => {
      if (!document.hidden) setNow(Date.now() + ahead);
    }, tickMs);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      clearInterval(ticking);
      cancelAnimationFrame(frame);
      source?.close();
    };
  }, [taskId, first]);
  return { picture, now, link };
}
