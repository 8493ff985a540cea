import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchServer } from './event-stream';

class FakeStream extends EventTarget {
  static open: FakeStream[] = [];
  constructor() {
    super();
    FakeStream.open.push(this);
  }
  close() {
    FakeStream.open = FakeStream.open.filter((stream) => stream !== this);
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const stops: (() => void)[] = [];

function watch() {
  const heard: string[] = [];
  let asked = 0;
  const stop = watchServer({
    onEvent: (kind, data) => heard.push(`${kind} ${data}`),
    refresh: () => {
      asked += 1;
    },
    pollMs: 60_000,
  });
  stops.push(stop);
  return { heard, asked: () => asked, stop };
}

function show(seen: boolean) {
  page.hidden = !seen;
  page.dispatchEvent(new Event('visibilitychange'));
}

function send(kind: string, data: string) {
  for (const stream of FakeStream.open) stream.dispatchEvent(new MessageEvent(kind, { data }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('document', page);
  page.hidden = false;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('all parts of a page share one stream, which closes with the last of them', () => {
  const [first, second] = [watch(), watch()];
  expect(FakeStream.open).toHaveLength(1);
  send('NOTIFICATION_ADDED', '{"id":"1"}');
  expect(first.heard).toEqual(['NOTIFICATION_ADDED {"id":"1"}']);
  expect(second.heard).toEqual(first.heard);
  first.stop();
  send('NOTIFICATIONS_CLEARED', '{}');
  expect(first.heard).toHaveLength(1);
  expect(second.heard).toHaveLength(2);
  second.stop();
  expect(FakeStream.open).toHaveLength(0);
});

it('hears that a credit was used', () => {
  const battery = watch();
  send('AI_CREDIT_CHANGED', '{}');
  send('SOMETHING_ELSE', '{}');
  expect(battery.heard).toEqual(['AI_CREDIT_CHANGED {}']);
});

it('asks the server by the clock', () => {
  const bell = watch();
  vi.advanceTimersByTime(59_999);
  expect(bell.asked()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(bell.asked()).toBe(1);
});

it('a hidden page asks nothing, holds no stream, and catches up when it is looked at again', () => {
  const bell = watch();
  show(false);
  expect(FakeStream.open).toHaveLength(0);
  vi.advanceTimersByTime(180_000);
  expect(bell.asked()).toBe(0);
  show(true);
  expect(FakeStream.open).toHaveLength(1);
  expect(bell.asked()).toBe(1);
});
