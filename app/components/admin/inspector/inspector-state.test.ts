import { expect, it } from 'vitest';
import { emptyInspector, type InspectorState, inspect } from './inspector-state';
import type { ActorView, InspectorMessage } from './messages';

const actor = (key: string, state: string, status = 'active'): ActorView => ({
  key,
  name: 'mascot',
  page: '/home',
  chart: null,
  active: [state],
  context: '{}',
  status,
});
const step = (key: string, state: string, event: string): InspectorMessage => ({
  kind: 'step',
  actor: actor(key, state),
  event,
  detail: '{}',
  at: 1000,
});
const after = (...messages: InspectorMessage[]): InspectorState => messages.reduce(inspect, emptyInspector);

it('keeps an actor in its place as its state moves, and every event with the state it led to', () => {
  const state = after(
    { kind: 'actor', actor: actor('a', 'idle') },
    { kind: 'actor', actor: actor('b', 'idle') },
    step('a', 'hi', 'SCENARIO'),
    step('a', 'quiz', 'xstate.after'),
  );
  expect(state.actors.map(({ key, active }) => [key, ...active])).toEqual([
    ['a', 'quiz'],
    ['b', 'idle'],
  ]);
  expect(state.log.map(({ event, state: led }) => [event, led])).toEqual([
    ['xstate.after', 'quiz'],
    ['SCENARIO', 'hi'],
  ]);
});

it('actors that stopped, and those of a page that was left, are gone', () => {
  const both: InspectorMessage[] = [
    { kind: 'actor', actor: actor('a', 'idle') },
    { kind: 'actor', actor: actor('b', 'idle') },
  ];
  expect(after(...both, { kind: 'actor', actor: actor('a', 'idle', 'stopped') }).actors).toHaveLength(1);
  expect(after(...both, { kind: 'left', keys: ['a', 'b'] }).actors).toEqual([]);
});

it('the log ends at two hundred lines', () => {
  const many = Array.from({ length: 250 }, (_, n) => step('a', 'idle', `E${n}`));
  const { log } = after(...many);
  expect(log).toHaveLength(200);
  expect(log[0]?.event).toBe('E249');
  expect(new Set(log.map(({ id }) => id)).size).toBe(200);
});
