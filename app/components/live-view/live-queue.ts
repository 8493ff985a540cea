import type { LiveChangeData } from '../../graphql/tasks/live-task';

/** What came in is drawn within about so many frames, a few students in each. */
const framesToDraw = 10;

/**
 * Changes on their way to the page. Twenty students who changed at once would take longer to draw than a frame lasts, so
 * each frame takes a few. Who changes again meanwhile is drawn once, as they are now.
 */
export function createLiveQueue() {
  let last: LiveChangeData | null = null;
  let whole: LiveChangeData | null = null;
  const waiting = new Map<string, LiveChangeData['students'][number]>();
  return {
    add(change: LiveChangeData): void {
      last = change;
      if (change.isWhole) {
        whole = change;
        waiting.clear();
      } else {
        for (const student of change.students) waiting.set(student.id, student);
      }
    },
    /** The next part; null when all is drawn. */
    take(): LiveChangeData | null {
      if (whole !== null) {
        const part = whole;
        whole = null;
        return part;
      }
      if (last === null || waiting.size === 0) return null;
      const students = [...waiting.values()].slice(0, Math.max(2, Math.ceil(waiting.size / framesToDraw)));
      for (const { id } of students) waiting.delete(id);
      return { ...last, isWhole: false, students };
    },
    isEmpty: (): boolean => whole === null && waiting.size === 0,
  };
}
