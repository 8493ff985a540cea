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
  [{}, 'On for everyone, by default.'],
  [{ standard: 'OFF' }, 'Off for everyone, by default.'],
  [{ standard: 'SOME' }, 'On for some people, chosen by the flag service, by default.'],
  [{ mode: 'OFF' }, 'Off for everyone, set here. The default is on.'],
  [{ mode: 'ON', standard: 'OFF' }, 'On for everyone, set here. The default is off.'],
  [{ mode: 'SOME', percentage: 25 }, 'On for 25 per cent of people with an account, set here. The default is on.'],
  [
    { mode: 'SOME', percentage: 25, emails: ['@a.test', 'b@c.test'] },
    'On for 25 per cent of people with an account, and for 2 addresses, set here. The default is on.',
  ],
  [{ mode: 'SOME', emails: ['a@b.test'] }, 'On for 1 address, set here. The default is on.'],
  [{ mode: 'SOME' }, 'Off for everyone: nobody is selected, set here. The default is on.'],
  [
    { mode: 'ON', missingSetting: 'LLM_BASE_URL' },
    'Off for everyone. It needs the setting LLM_BASE_URL, so this switch has no effect until that’s set.',
  ],
])('%j: %s', (change, sentence) => {
  expect(standingSentence({ ...flag, ...change })).toBe(sentence);
});
