import { expect, it } from 'vitest';
import { reviewed } from './review-card';

const at = (day: number) => new Date(Date.UTC(2026, 2, day));

it('spaces a skill further apart with every good answer, and closer after a bad one', () => {
  const first = reviewed(null, 'good', at(1));
  expect(first.dueAt >= at(2)).toBe(true);
  // Stored as JSON between two answers.
  const second = reviewed(JSON.parse(JSON.stringify(first.card)), 'good', first.dueAt);
  expect(second.dueAt.getTime() - first.dueAt.getTime()).toBeGreaterThan(first.dueAt.getTime() - at(1).getTime());
  const slipped = reviewed(JSON.parse(JSON.stringify(second.card)), 'again', second.dueAt);
  expect(slipped.dueAt.getTime() - second.dueAt.getTime()).toBeLessThan(second.dueAt.getTime() - first.dueAt.getTime());
});
