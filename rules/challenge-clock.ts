/** The clock of a challenge: one for the whole set, from the student's own usual pace. */

/** What a question may take at most, and at least, whatever the usual pace says: seconds. */
const mostPace = 300;
const leastPace = 15;
/** Where nothing is known of a student's pace: seconds by difficulty. */
const firstPace = { EASY: 40, NORMAL: 60, HARD: 90 } as const;
/** A challenge leaves a fifth more than the usual time: a calm set at one's own pace fits in. */
const allowance = 1.2;
const roundTo = 30;

/** An answer sent in the last moment may be this long on its way. */
export const answerGraceMs = 3000;

/**
 * The target for one question in seconds: the student's own median for this kind of question, else for its topic, else
 * a first guess.
 */
export function targetPace(
  usual: { kind: number | null; topic: number | null },
  difficulty: keyof typeof firstPace,
): number {
  const seconds = usual.kind ?? usual.topic ?? firstPace[difficulty];
  return Math.min(mostPace, Math.max(leastPace, seconds));
}

/** How long the whole set may take, in seconds: whole half minutes. */
export function secondsAllowed(paces: readonly number[]): number {
  const sum = paces.reduce((total, pace) => total + pace, 0);
  return Math.max(roundTo * 2, Math.ceil((sum * allowance) / roundTo) * roundTo);
}

/** "6:42", and "1:02:05" from an hour on. A second that has begun still shows. */
export function clockFace(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** "6 minutes 42 seconds", for people who hear it. */
export function spokenTime(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const count = (value: number, word: string) => (value === 0 ? [] : [`${value} ${word}${value === 1 ? '' : 's'}`]);
  const parts = [...count(Math.floor(seconds / 60), 'minute'), ...count(seconds % 60, 'second')];
  return parts.length === 0 ? '0 seconds' : parts.join(' ');
}

/** The moments that are said aloud, in milliseconds before the end, earliest first: half time, one minute, ten seconds. */
export function announcedMoments(totalSeconds: number): number[] {
  const half = Math.round(totalSeconds * 500);
  return [...(half > 60_000 ? [half] : []), 60_000, 10_000].filter((moment) => moment < totalSeconds * 1000);
}

/** What is said now, having been at `beforeMs` the last time: the latest moment that was passed, or nothing. */
export function announcement(totalSeconds: number, beforeMs: number, nowMs: number): string | null {
  const passed = announcedMoments(totalSeconds).filter((moment) => moment < beforeMs && moment >= nowMs);
  const moment = passed.at(-1);
  if (moment === undefined || nowMs <= 0) return null;
  return moment > 60_000 ? `Half your time is left: ${spokenTime(nowMs)}.` : `${spokenTime(moment)} left.`;
}
