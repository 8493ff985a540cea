import { expect, it } from 'vitest';
import { classNameIn, classTabIn } from './class-of-page';

it('the class is the one that the layout has loaded', () => {
  const page = { data: { students: [] } };
  expect(classNameIn([{ data: { shell: null } }, { data: { school: { id: '1', name: '7B' } } }, page])).toBe('7B');
  expect(classNameIn([{ data: undefined }, { data: null }, page])).toBeNull();
});

it('the tab is the one that the page names, or else its layout', () => {
  expect(classTabIn([{}, { handle: undefined }, { handle: { hideAiBox: true, classTab: 'join' } }])).toBe('join');
  expect(classTabIn([{ handle: { classTab: 'tasks' } }, { handle: { hideAiBox: true } }])).toBe('tasks');
  expect(classTabIn([{ handle: { hideAiBox: true } }])).toBeUndefined();
});
