import { expect, it } from 'vitest';
import { packRun, type SavedRun, unpackRun } from './saved-run';

const secret = 'a secret of thirty-two characters';
const now = new Date('2026-05-01T00:00:00Z');
const run: SavedRun = {
  courseId: 'year-7',
  startedAt: now.getTime() / 1000,
  asked: [
    { templateId: 'y6/unlike-fractions/add-two', answer: 'RIGHT', options: 0 },
    { templateId: 'y6/integers/order', answer: 'NOT_LEARNED', options: 4 },
  ],
  templateId: 'y7/ratios/share',
};

it('comes back as it was left, for 30 days', () => {
  const text = packRun(secret, run);
  expect(unpackRun(secret, text, now)).toEqual(run);
  expect(unpackRun(secret, text, new Date('2026-05-30T00:00:00Z'))).toEqual(run);
  expect(unpackRun(secret, text, new Date('2026-06-01T00:00:01Z'))).toBeNull();
});

it('fits into a cookie at its longest', () => {
  const asked = Array.from({ length: 18 }, () => ({
    templateId: 'y10/simultaneous-equations-inequalities/solve-by-elimination',
    answer: 'NOT_LEARNED' as const,
    options: 4,
  }));
  expect(packRun(secret, { ...run, asked }).length).toBeLessThan(3800);
});

it('is refused when somebody else wrote it, or any of it was changed', () => {
  const text = packRun(secret, run);
  const [body = '', sign = ''] = text.split('.');
  const better = Buffer.from(body, 'base64url').toString().replace('NOT_LEARNED', 'RIGHT');
  for (const other of [
    '',
    '.',
    body,
    `${body}.`,
    `${Buffer.from(better).toString('base64url')}.${sign}`,
    packRun('another secret of 32 characters..', run),
    'x'.repeat(100_000),
  ]) {
    expect(unpackRun(secret, other, now)).toBeNull();
  }
});
