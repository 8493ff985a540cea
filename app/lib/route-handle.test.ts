import { describe, expect, it } from 'vitest';
import { isStillPage } from './route-handle';

describe('a page without React', () => {
  const handle = { stillForVisitors: true };

  it('is what visitors get where the route says so', () => {
    expect(isStillPage({ handle, data: { texts: [] } })).toBe(true);
    expect(isStillPage({ handle, data: { signedIn: false } })).toBe(true);
    expect(isStillPage({ handle, data: { shell: null } })).toBe(true);
  });

  it('is never what signed-in people get', () => {
    expect(isStillPage({ handle, data: { signedIn: true } })).toBe(false);
    expect(isStillPage({ handle, data: { shell: { viewer: {} } } })).toBe(false);
  });

  it('is no page that says nothing of it, and no page of a failure', () => {
    expect(isStillPage({ handle: { sameForVisitors: true }, data: {} })).toBe(false);
    expect(isStillPage({ handle: undefined, data: {} })).toBe(false);
    expect(isStillPage({ handle, data: undefined })).toBe(false);
    expect(isStillPage(undefined)).toBe(false);
  });
});
