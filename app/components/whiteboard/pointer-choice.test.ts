import { expect, it } from 'vitest';
import { choosePointer, type PointerDown } from './pointer-choice';

const finger: PointerDown = {
  id: 1,
  pointerType: 'touch',
  isPrimary: true,
  button: 0,
  width: 20,
  height: 24,
  at: 1_000_000,
};
const pen: PointerDown = { ...finger, id: 2, pointerType: 'pen', width: 1, height: 1 };
const idle = { active: null, penAt: null };
const drawing = (pointerType: string) => ({ active: { id: 1, pointerType }, penAt: null });

it('a mouse, a pen and one finger draw', () => {
  for (const pointer of [finger, pen, { ...finger, pointerType: 'mouse' }])
    expect(choosePointer(pointer, idle)).toBe('draw');
});

it('a second finger and the other buttons draw nothing', () => {
  expect(choosePointer({ ...finger, id: 3, isPrimary: false }, idle)).toBe('ignore');
  expect(choosePointer({ ...finger, id: 3 }, drawing('touch'))).toBe('ignore');
  expect(choosePointer({ ...finger, pointerType: 'mouse', button: 2 }, idle)).toBe('ignore');
});

it('a palm draws nothing: it is wide, or a pen is in use', () => {
  expect(choosePointer({ ...finger, width: 90 }, idle)).toBe('ignore');
  expect(choosePointer(finger, { active: null, penAt: finger.at - 5_000 })).toBe('ignore');
  expect(choosePointer(finger, { active: null, penAt: finger.at - 61_000 })).toBe('draw');
});

it('a pen takes the board from the hand that came down before it', () => {
  expect(choosePointer(pen, drawing('touch'))).toBe('replace');
  expect(choosePointer(pen, drawing('pen'))).toBe('ignore');
});
