import { expect, it } from 'vitest';
import { standingSentence } from './flag-standing';

const flag = {
  mode: 'DEFAULT',
  percentage: 0,
  emails: [],
  standard: 'ON',
  now: 'ON',
  missingSetting: null,
} satisfies Parameters<typeof standingSentence>[0];

it.each<[change: Partial<Parameters<typeof standingSentence>[0]>, sentence: string]>([
  [{}, 'On for everybody, by default.'],
  [{ standard: 'OFF' }, 'Off for everybody, by default.'],
  [{ standard: 'SOME' }, 'On for some, as the flag service says, by default.'],
  [{ mode: 'OFF' }, 'Off for everybody, as decided here. The default is on.'],
  [{ mode: 'ON', standard: 'OFF' }, 'On for everybody, as decided here. The default is off.'],
  [
    { mode: 'SOME', percentage: 25 },
    'On for 25 per cent of people with an account, as decided here. The default is on.',
  ],
  [
    { mode: 'SOME', percentage: 25, emails: ['@a.test', 'b@c.test'] },
    'On for 25 per cent of people with an account, and for 2 addresses, as decided here. The default is on.',
  ],
  [{ mode: 'SOME', emails: ['a@b.test'] }, 'On for 1 address, as decided here. The default is on.'],
  [{ mode: 'SOME' }, 'Off for everybody: nobody is chosen, as decided here. The default is on.'],
  [
    { mode: 'ON', missingSetting: 'LLM_BASE_URL' },
    'Off for everybody: it needs the setting LLM_BASE_URL, which is not set. Without it the switch changes nothing.',
  ],
])('%j: %s', (change, sentence) => {
  expect(standingSentence({ ...flag, ...change })).toBe(sentence);
});
