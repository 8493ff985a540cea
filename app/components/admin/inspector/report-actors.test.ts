import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { inspectOption, switchInspection } from '../../../machines/inspection';
import { practiceMachine } from '../../../machines/practice';
import type { InspectorMessage } from './messages';
import { reportActors } from './report-actors';

class FakeChannel {
  static told: InspectorMessage[] = [];
  static open: FakeChannel | null = null;
  onmessage: ((event: { data: InspectorMessage }) => void) | null = null;
  constructor() {
    FakeChannel.open = this;
  }
  postMessage(message: InspectorMessage) {
    FakeChannel.told.push(structuredClone(message));
  }
  close() {
    FakeChannel.open = null;
  }
}

const extension: { type: string }[] = [];
beforeEach(() => {
  FakeChannel.told = [];
  extension.length = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const page = Object.assign(new EventTarget(), {
    location: { pathname: '/practice/p/1' },
    __REDUX_DEVTOOLS_EXTENSION__: {
      connect: () => ({ init: () => {}, send: (action: { type: string }) => extension.push(action) }),
    },
  });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  switchInspection(false);
  vi.unstubAllGlobals();
});

const start = () =>
  createActor(practiceMachine, { input: { standing: 'open', draft: '' }, ...inspectOption() }).start();
const ask = (data: InspectorMessage) => FakeChannel.open?.onmessage?.({ data });

it('nothing is reported while the inspector is off', () => {
  const stop = reportActors({ mayReceive: false });
  start();
  expect(FakeChannel.told).toEqual([]);
  stop();
});

it('tells the actors that began before it was loaded, and every event after', () => {
  switchInspection(true);
  const actor = start();
  const stop = reportActors({ mayReceive: false });
  actor.send({ type: 'TYPE', text: '3/4' });
  const steps = FakeChannel.told.filter((message) => message.kind === 'step');
  expect(steps.at(-1)).toMatchObject({
    event: 'TYPE',
    actor: { name: 'practice', page: '/practice/p/1', active: ['answering', 'answering.fresh'] },
  });
  expect(steps.at(-1)?.actor.context).toContain('3/4');
  expect(extension.map(({ type }) => type)).toContain('practice TYPE');
  stop();
  expect(FakeChannel.told.at(-1)).toMatchObject({ kind: 'left' });
});

it('answers a page that asks, and takes events from it in development alone', () => {
  switchInspection(true);
  const actor = start();
  const stopDeaf = reportActors({ mayReceive: false });
  FakeChannel.told = [];
  ask({ kind: 'ask' });
  const [first] = FakeChannel.told;
  const key = first?.kind === 'actor' ? first.actor.key : '';
  expect(first).toMatchObject({ kind: 'actor', actor: { name: 'practice' } });
  const event = JSON.stringify({ type: 'TYPE', text: '7' });
  ask({ kind: 'send', key, event });
  expect(actor.getSnapshot().context.draft).toBe('');
  stopDeaf();

  const other = start();
  const stop = reportActors({ mayReceive: true });
  FakeChannel.told = [];
  ask({ kind: 'ask' });
  const [again] = FakeChannel.told;
  ask({ kind: 'send', key: again?.kind === 'actor' ? again.actor.key : '', event });
  expect(other.getSnapshot().context.draft).toBe('7');
  stop();
});
