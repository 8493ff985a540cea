import { expect, it } from 'vitest';
import { readOutsideLinks } from './outside-links';

it('reads names and addresses', () => {
  expect(readOutsideLinks('YouTube=https://video.example/@maths, LinkedIn = https://work.example/?page=maths')).toEqual(
    [
      { label: 'YouTube', href: 'https://video.example/@maths' },
      { label: 'LinkedIn', href: 'https://work.example/?page=maths' },
    ],
  );
});

it.each(['', ',', 'YouTube', 'YouTube=', '=https://video.example', 'X=javascript:alert(1)', 'X=http://plain.example'])(
  'leaves %j out',
  (text) => {
    expect(readOutsideLinks(text)).toEqual([]);
  },
);
