import { expect, test } from 'vitest';
import { decideOnPidFile, parsePidFile } from './pid-file';

const text = ['812', '/data/pg', '1790000000', '5432', '/tmp/marsmaths-1', '', '  1234  32', 'ready   ', ''].join('\n');
const ready = parsePidFile(text);

test('the lines of a pid file are read', () => {
  expect(ready).toEqual({ pid: 812, socketFolder: '/tmp/marsmaths-1', status: 'ready' });
  expect(parsePidFile('')).toBeUndefined();
  expect(parsePidFile('812\n')).toEqual({ pid: 812, socketFolder: '', status: '' });
});

test('what is running is used, what is dead is left to PostgreSQL', () => {
  expect(decideOnPidFile(undefined, 'gone')).toBe('start');
  expect(decideOnPidFile(ready, 'gone')).toBe('start');
  expect(decideOnPidFile(ready, 'zombie')).toBe('reap');
  expect(decideOnPidFile(ready, 'postgres')).toBe('adopt');
  expect(decideOnPidFile(ready, 'stranger')).toBe('take-over');
});

test('a server that is starting or stopping is waited for', () => {
  for (const status of ['starting', 'stopping', '']) {
    expect(decideOnPidFile({ pid: 812, socketFolder: '', status }, 'postgres')).toBe('wait');
  }
});
