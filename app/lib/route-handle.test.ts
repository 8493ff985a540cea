import { describe, expect, it } from 'vitest';
import { isStaticPage } from './route-handle';

describe('a page without React', () => {
  const handle = { hydrate: false };

  it('is what visitors get where the route says so', () => {
    expect(isStaticPage({ handle, data: { texts: [] } })).toBe(true);
    expect(isStaticPage({ handle, data: { signedIn: false } })).toBe(true);
    expect(isStaticPage({ handle, data: { shell: null } })).toBe(true);
  });

  it('is never what signed-in people get', () => {
    expect(isStaticPage({ handle, data: { signedIn: true } })).toBe(false);
    expect(isStaticPage({ handle, data: { shell: { viewer: {} } } })).toBe(false);
  });

  it('is no page that says nothing of it, and no page of a failure', () => {
    expect(isStaticPage({ handle: { cacheable: true }, data: {} })).toBe(false);
    expect(isStaticPage({ handle: undefined, data: {} })).toBe(false);
    expect(isStaticPage({ handle, data: undefined })).toBe(false);
    expect(isStaticPage(undefined)).toBe(false);
  });
});
