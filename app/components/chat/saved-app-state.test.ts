import { expect, it } from 'vitest';
import { appStateFrom, savedAppState } from './saved-app-state';

const chatPanel = { shown: true, windowState: 'DRAWER', bot: 'problem-solver', aiModel: 'HINT' };

it('takes what is whole', () => {
  expect(appStateFrom({ chatPanel })).toEqual({ chatPanel });
  expect(appStateFrom({ chatPanel: { ...chatPanel, width: 9 }, more: 1 })).toEqual({ chatPanel });
});

it.each([
  null,
  [],
  'open',
  {},
  { chatPanel: null },
  { chatPanel: { ...chatPanel, shown: 'yes' } },
  { chatPanel: { ...chatPanel, windowState: 'drawer' } },
  { chatPanel: { ...chatPanel, bot: 'evil-bot' } },
  { chatPanel: { ...chatPanel, aiModel: 'constructor' } },
])('takes nothing of %j', (value) => {
  expect(appStateFrom(value)).toBeNull();
});

it('is kept for each viewer apart, and forgotten with the tab', () => {
  expect(savedAppState('one')).toMatchObject({ key: 'mm-app-state:one', area: 'session' });
});
