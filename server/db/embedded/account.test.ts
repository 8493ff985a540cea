import { expect, test } from 'vitest';
import { pickAccount } from './account';
import { allows } from './reach';

test('the best account for a database is picked, never root', () => {
  const nobody = 'nobody:x:65534:65534::/nonexistent:/usr/sbin/nologin';
  expect(pickAccount(`root:x:0:0::/root:/bin/sh\n${nobody}\npostgres:x:101:104::/:/bin/sh`)).toEqual({
    uid: 101,
    gid: 104,
  });
  expect(pickAccount(nobody)).toEqual({ uid: 65534, gid: 65534 });
  expect(pickAccount('root:x:0:0::/root:/bin/sh\nnobody:x:0:0::/:/bin/sh')).toBeUndefined();
});

test('owner, group and others are told apart as the system does', () => {
  const home = { uid: 0, gid: 0, mode: 0o40700 };
  const enter = 1;
  expect(allows(home, { uid: 101, gid: 104 }, enter)).toBe(false);
  expect(allows({ ...home, mode: 0o40711 }, { uid: 101, gid: 104 }, enter)).toBe(true);
  expect(allows({ ...home, gid: 104, mode: 0o40701 }, { uid: 101, gid: 104 }, enter)).toBe(false);
  expect(allows(home, { uid: 0, gid: 0 }, enter)).toBe(true);
});
