import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchReloads } from './follow-new-release';

const tasks = { pathname: '/tasks', search: '?tab=Done', hash: '#first' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page at /home, and what became of its reloads. */
function openPage() {
  const navigation = new EventTarget();
  const done: string[] = [];
  /** A script asks for a reload; whether the browser did it. */
  const askToReload = (how: { navigationType?: string; userInitiated?: boolean } = {}) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'reload',
      userInitiated: false,
      ...how,
    });
    if (navigation.dispatchEvent(event)) done.push('reloaded');
  };
  const location = {
    pathname: '/home',
    search: '',
    assign: (address: string | URL) => void done.push(`loaded ${address}`),
    reload: () => askToReload(),
  };
  return { done, askToReload, watched: watchReloads({ navigation, location }) };
}

describe('a reload for code that is gone', () => {
  it('becomes one load of the page that was asked for', () => {
    const { done, askToReload, watched } = openPage();
    watched.headFor(tasks);
    askToReload();
    vi.runAllTimers();
    expect(done).toEqual(['loaded /tasks?tab=Done#first']);
  });

  it('does so too when the code fails before React has told where the page is heading', () => {
    const { done, askToReload, watched } = openPage();
    askToReload();
    watched.headFor(tasks);
    vi.runAllTimers();
    expect(done).toEqual(['loaded /tasks?tab=Done#first']);
  });

  it('stays one reload when nothing is on its way, or the same page is loaded again', () => {
    const nothing = openPage();
    nothing.askToReload();
    expect(nothing.done).toEqual([]);
    vi.runAllTimers();
    expect(nothing.done).toEqual(['reloaded']);
    const same = openPage();
    same.watched.headFor({ pathname: '/home', search: '', hash: '#x' });
    same.askToReload();
    expect(same.done).toEqual(['reloaded']);
  });

  it('leaves the browser’s own reload and other navigations alone', () => {
    const { done, askToReload, watched } = openPage();
    watched.headFor(tasks);
    askToReload({ userInitiated: true });
    askToReload({ navigationType: 'push' });
    expect(done).toEqual(['reloaded', 'reloaded']);
  });

  it('stays a reload once the page has ended it, and in browsers without the Navigation API', () => {
    const { done, askToReload, watched } = openPage();
    watched.headFor(tasks);
    watched.end();
    askToReload();
    expect(done).toEqual(['reloaded']);
    const location = { pathname: '/home', search: '', assign: vi.fn(), reload: vi.fn() };
    expect(() => watchReloads({ location }).headFor(tasks)).not.toThrow();
  });
});
