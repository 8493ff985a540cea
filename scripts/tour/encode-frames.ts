import type { Page } from '@playwright/test';
import type { EncodedFrame } from './write-webm';

export interface Picture {
  /** Milliseconds from the start. */
  at: number;
  /** A JPEG in base64. */
  jpeg: string;
}

const keyFrameEveryMs = 8000;
const batch = 10;

/** Turns pictures into VP9 frames with the browser's own encoder. `page` must be of a secure origin (localhost is one). */
export async function encodeFrames(
  page: Page,
  pictures: Picture[],
  { width, height, bitrate }: { width: number; height: number; bitrate: number },
): Promise<EncodedFrame[]> {
  let nextKey = 0;
  const marked = pictures.map((picture) => {
    const isKey = picture.at >= nextKey;
    if (isKey) nextKey = picture.at + keyFrameEveryMs;
    return { ...picture, isKey };
  });
  const encoded: { at: number; isKey: boolean; base64: string }[] = [];
  await page.exposeFunction('keepChunk', (chunk: (typeof encoded)[number]) => encoded.push(chunk));
  await page.evaluate(prepare, { codec: 'vp09.00.31.08', width, height, bitrate, latencyMode: 'quality' as const });
  // A few at a time: the whole film at once is too much for one message.
  for (let from = 0; from < marked.length; from += batch) await page.evaluate(encode, marked.slice(from, from + batch));
  await page.evaluate(() => window.filmEncoder.flush());
  await page.waitForFunction(() => window.chunksOnTheWay === 0);
  return encoded.map(({ at, isKey, base64 }) => ({ at, isKey, data: Buffer.from(base64, 'base64') }));
}

declare global {
  interface Window {
    filmEncoder: VideoEncoder;
    chunksOnTheWay: number;
    keepChunk(chunk: { at: number; isKey: boolean; base64: string }): Promise<number>;
  }
}

/** Runs in the page. */
function prepare(config: VideoEncoderConfig): void {
  window.chunksOnTheWay = 0;
  window.filmEncoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      window.chunksOnTheWay += 1;
      const kept = { at: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', base64: btoa(text) };
      void window.keepChunk(kept).then(() => {
        window.chunksOnTheWay -= 1;
      });
    },
    error(error) {
      throw error;
    },
  });
  window.filmEncoder.configure(config);
}

/** Runs in the page. */
async function encode(frames: (Picture & { isKey: boolean })[]): Promise<void> {
  for (const { at, jpeg, isKey } of frames) {
    const bytes = Uint8Array.from(atob(jpeg), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const frame = new VideoFrame(bitmap, { timestamp: at * 1000 });
    window.filmEncoder.encode(frame, { keyFrame: isKey });
    frame.close();
    bitmap.close();
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
}
