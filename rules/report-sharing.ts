/** How long a link to a report works, in days. */
export const shareDays = 90;

/** Links to one report that work at the same time. */
export const mostOpenShares = 10;

/** What opened a shared report, as its log tells it. */
export const viewDevices = ['PHONE', 'TABLET', 'COMPUTER'] as const;
export type ViewDevice = (typeof viewDevices)[number];

/**
 * The first year level in which students share by themselves: in Year 8 students are 13, or turn 13. A month of birth
 * is not asked for here (docs/decisions/0032).
 */
export const sharingYear = 8;

/** Whether a student may share the own report: from Year 8 on, before it where a teacher of the class allows it. */
export function mayShareOwnReport({
  yearLevel,
  classAllows,
}: {
  yearLevel: number | null;
  classAllows: boolean;
}): boolean {
  return classAllows || (yearLevel !== null && yearLevel >= sharingYear);
}

/** How sure a student is of something, in words for families. */
export type Level = 'READY' | 'NEARLY' | 'LATER';

/** Right at least three times in four, at least every second time, or less. */
export function levelOf({ right, asked }: { right: number; asked: number }): Level {
  if (asked > 0 && right * 4 >= asked * 3) return 'READY';
  return asked > 0 && right * 2 >= asked ? 'NEARLY' : 'LATER';
}
