import { describe, expect, it, vi } from 'vitest';
import { followNewRelease, type ReleasePage } from './follow-new-release';

type Wanted = NonNullable<ReleasePage['__remixRouter']>['state']['navigation'];

const tasks = { pathname: '/tasks', search: '?tab=Done', hash: '#first' };

/** A page at /home whose router is on its way somewhere; says whether a reload was let through, and where it led. */
function reload(wanted: Wanted | undefined, how: { navigationType?: string; userInitiated?: boolean } = {}) {
  const navigation = new EventTarget();
  const assign = vi.fn<(address: string | URL) => void>();
  const __remixRouter = wanted && { state: { navigation: wanted } };
  followNewRelease({ navigation, location: { pathname: '/home', search: '', assign }, __remixRouter });
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'reload',
    userInitiated: false,
    ...how,
  });
  return { goesOn: navigation.dispatchEvent(event), led: assign.mock.calls.flat() };
}

describe('a reload for code that is gone', () => {
  it('becomes one load of the page that was asked for', () => {
    expect(reload({ state: 'loading', location: tasks })).toEqual({ goesOn: false, led: ['/tasks?tab=Done#first'] });
  });

  it.each<[string, Wanted | undefined]>([
    ['nothing is on its way', { state: 'idle' }],
    ['a form is still being sent', { state: 'submitting', location: tasks }],
    ['the same page is loaded again', { state: 'loading', location: { pathname: '/home', search: '', hash: '#x' } }],
    ['the router is not there', undefined],
  ])('stays a reload while %s', (_when, wanted) => {
    expect(reload(wanted)).toEqual({ goesOn: true, led: [] });
  });

  it('leaves the browser’s own reload and other navigations alone', () => {
    const wanted = { state: 'loading', location: tasks };
    expect(reload(wanted, { userInitiated: true })).toEqual({ goesOn: true, led: [] });
    expect(reload(wanted, { navigationType: 'push' })).toEqual({ goesOn: true, led: [] });
  });

  it('stays a reload in browsers without the Navigation API', () => {
    const location = { pathname: '/home', search: '', assign: vi.fn() };
    expect(() => followNewRelease({ location })).not.toThrow();
  });
});
