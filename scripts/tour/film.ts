import type { Page } from '@playwright/test';
import type { Picture } from './encode-frames';

export interface Film {
  /** Milliseconds of film so far. */
  now(): number;
  /** Stops the film while `work` goes on off camera. */
  cut(work: () => Promise<void>): Promise<void>;
  end(): Promise<Picture[]>;
}

/** Ten pictures a second are enough for a page. */
const frameMs = 100;

/** Films what a page shows: a picture whenever it changes. */
export async function startFilm(page: Page, { width, height }: { width: number; height: number }): Promise<Film> {
  const session = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  let began = performance.now();
  let running = true;
  const now = () => Math.round(performance.now() - began);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    const at = now();
    const last = pictures.at(-1);
    if (running && (last === undefined || at - last.at >= frameMs)) pictures.push({ at, jpeg: data });
    // Too soon for another picture: the newer one replaces the last.
    else if (running && last !== undefined) last.jpeg = data;
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth: width, maxHeight: height });
  return {
    now,
    async cut(work) {
      const at = now();
      running = false;
      await work();
      began = performance.now() - at - 1;
      running = true;
    },
    async end() {
      const last = pictures.at(-1);
      await session.send('Page.stopScreencast');
      // The last picture shows until the end.
      if (last !== undefined) pictures.push({ at: now(), jpeg: last.jpeg });
      return pictures;
    },
  };
}
