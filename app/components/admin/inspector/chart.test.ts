import { expect, it } from 'vitest';
import { mascotMachine } from '../../../machines/mascot';
import { practiceMachine } from '../../../machines/practice';
import { termsGateMachine } from '../../../machines/terms-gate';
import { activePaths, chartOf } from './chart';

it('draws the states of a machine with what leads where', () => {
  const chart = chartOf(termsGateMachine);
  expect(chart?.name).toBe('termsGate');
  expect(chart?.children.map(({ name }) => name)).toEqual([
    'checking',
    'open',
    'recording',
    'failed',
    'reloading',
    'accepted',
  ]);
  expect(chart?.children.find(({ name }) => name === 'open')?.moves).toEqual([{ event: 'AGREE', target: 'recording' }]);
  expect(chart?.children[0]?.moves).toEqual([
    { event: 'always', target: 'accepted' },
    { event: 'always', target: 'open' },
  ]);
  expect(chart?.children.find(({ initial }) => initial)?.name).toBe('checking');
  expect(chart?.children.at(-1)?.kind).toBe('final');
});

it('goes down into nested states', () => {
  const answering = chartOf(practiceMachine)?.children.find(({ name }) => name === 'answering');
  expect(answering?.children.map(({ path }) => path)).toContain('answering.wrongForm');
  expect(answering?.children.find(({ initial }) => initial)?.path).toBe('answering.fresh');
});

it('names the machine’s own timers in short', () => {
  const text = JSON.stringify(chartOf(mascotMachine));
  expect(text).toContain('after hiTime');
  expect(text).not.toContain('xstate.after');
});

it('what is no statechart has no picture', () => {
  expect(chartOf({ transition: () => {} })).toBeNull();
  expect(chartOf(null)).toBeNull();
});

it.each([
  ['open', ['open']],
  [{ answering: 'fresh' }, ['answering', 'answering.fresh']],
  [
    { shown: { drawer: 'resizing' }, other: 'idle' },
    ['shown', 'shown.drawer', 'shown.drawer.resizing', 'other', 'other.idle'],
  ],
  [undefined, []],
])('%j is active in %j', (value, expected) => {
  expect(activePaths(value)).toEqual(expected);
});
