import { expect, it } from 'vitest';
import { captionsFile } from './captions';

it('shows each text until the next', () => {
  const captions = [
    { from: 0, text: 'One.' },
    { from: 61_250, text: 'Two.' },
  ];
  expect(captionsFile(captions, 65_000)).toBe(
    'WEBVTT\n\n00:00.000 --> 01:01.250\nOne.\n\n01:01.250 --> 01:05.000\nTwo.\n',
  );
});
