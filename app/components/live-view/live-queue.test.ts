import { describe, expect, it } from 'vitest';
import type { LiveChangeData } from '../../graphql/tasks/live-task';
import { createLiveQueue } from './live-queue';

const student = (id: string, answered: number) => ({
  id,
  nickname: id,
  excused: false,
  presence: 'IN' as const,
  handedIn: false,
  ended: false,
  answered,
  right: 0,
  questionCount: 10,
  seconds: 0,
  endsAt: null,
  question: null,
});
const change = (id: string, students: LiveChangeData['students'], isWhole = false): LiveChangeData => ({
  id,
  at: '2026-11-24T00:00:00Z',
  isWhole,
  usualSeconds: 30,
  students,
});
const many = Array.from({ length: 40 }, (_, place) => student(`s${place}`, 1));

describe('changes on their way to the page', () => {
  it('come a few students at a time, each once and as they are now', () => {
    const queue = createLiveQueue();
    queue.add(change('one', many));
    const parts = [queue.take()];
    queue.add(change('two', [student('s39', 2)]));
    while (!queue.isEmpty()) parts.push(queue.take());
    expect(Math.max(...parts.map((part) => part?.students.length ?? 0))).toBeLessThanOrEqual(4);
    const drawn = parts.flatMap((part) => part?.students ?? []);
    expect(drawn).toHaveLength(40);
    expect(drawn.find(({ id }) => id === 's39')?.answered).toBe(2);
    expect(parts.at(-1)?.id).toBe('two');
    expect(queue.take()).toBeNull();
  });

  it('give way to a whole picture', () => {
    const queue = createLiveQueue();
    queue.add(change('one', many));
    queue.add(change('two', [student('new', 0)], true));
    expect(queue.take()).toMatchObject({ id: 'two', isWhole: true, students: [{ id: 'new' }] });
    expect(queue.isEmpty()).toBe(true);
  });
});
