import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newOrigin, readSignals, writeSignals } from './signal-messages';

const [here, there] = [newOrigin(), newOrigin()];

it('brings every id to another process once, in messages that PostgreSQL takes', () => {
  const ids = Array.from({ length: 1000 }, () => randomUUID());
  const messages = writeSignals(here, [...ids, ...ids]);
  expect(messages.length).toBeLessThan(6);
  expect(Math.max(...messages.map((message) => message.length))).toBeLessThan(8000);
  expect(messages.flatMap((message) => readSignals(there, message))).toEqual(ids);
});

it('says nothing to the process that sent it, and nothing of nobody', () => {
  expect(writeSignals(here, ['a']).flatMap((message) => readSignals(here, message))).toEqual([]);
  expect(writeSignals(here, [])).toEqual([]);
});
