/** A WebVTT file: each caption shows until the next one begins. Times in milliseconds. */
export function captionsFile(captions: readonly { from: number; text: string }[], duration: number): string {
  const cues = captions.map(({ from, text }, index) => {
    const to = captions[index + 1]?.from ?? duration;
    return `${clock(from)} --> ${clock(to)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function clock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = Math.floor(ms / 1000) % 60;
  return `${pad(minutes, 2)}:${pad(seconds, 2)}.${pad(Math.floor(ms) % 1000, 3)}`;
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');
