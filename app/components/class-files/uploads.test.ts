import { expect, it } from 'vitest';
import { type Upload, uploadsInWords, uploadsReducer } from './uploads';

const upload = (key: number, more: Partial<Upload> = {}): Upload => ({
  key,
  file: new File(['x'], `${key}.txt`),
  state: 'waiting',
  share: 0,
  message: null,
  again: false,
  ...more,
});

it('follows each file by itself', () => {
  let uploads = uploadsReducer([], { type: 'add', uploads: [upload(1), upload(2)] });
  uploads = uploadsReducer(uploads, { type: 'sending', key: 1 });
  uploads = uploadsReducer(uploads, { type: 'progress', key: 1, share: 0.5 });
  expect(uploads.map(({ state, share }) => [state, share])).toEqual([
    ['sending', 0.5],
    ['waiting', 0],
  ]);
  uploads = uploadsReducer(uploads, { type: 'done', key: 1 });
  uploads = uploadsReducer(uploads, { type: 'refused', key: 2, message: 'Too large.', again: false });
  expect(uploadsInWords(uploads)).toBe('1 of 2 files are uploaded, 1 was refused.');
});

it('makes room for the next choice and keeps what was refused in sight', () => {
  const before = [upload(1, { state: 'done' }), upload(2, { state: 'refused', message: 'Too large.' })];
  expect(uploadsReducer(before, { type: 'add', uploads: [upload(3)] }).map(({ key }) => key)).toEqual([2, 3]);
});

it('tries again from the beginning', () => {
  const [again] = uploadsReducer([upload(1, { state: 'refused', message: 'Lost.', share: 0.7 })], {
    type: 'again',
    key: 1,
  });
  expect(again).toMatchObject({ state: 'waiting', message: null });
});
