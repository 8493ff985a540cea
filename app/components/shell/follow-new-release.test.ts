import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreloadErrorEvent } from '../../lib/load-part';
import { watchFailedPages } from './follow-new-release';

const tasks = { pathname: '/tasks', search: '?tab=Done', hash: '#first' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page at /home, and what became of code that failed to load. */
function openPage() {
  const done: string[] = [];
  const location = {
    pathname: '/home',
    search: '',
    assign: (address: string | URL) => void done.push(`loaded ${address}`),
    reload: () => void done.push('reloaded'),
  };
  const page = Object.assign(new EventTarget(), { location });
  const watched = watchFailedPages(page);
  /** Code fails to load; whether its error is thrown on. */
  const fail = ({ isPage = true } = {}) => page.dispatchEvent(new PreloadErrorEvent(new Error('gone'), isPage));
  return { done, fail, watched };
}

describe('code of a page that is gone', () => {
  it('becomes one load of the page that was asked for, and no error', () => {
    const { done, fail, watched } = openPage();
    watched.headFor(tasks);
    expect(fail()).toBe(false);
    vi.runAllTimers();
    expect(done).toEqual(['loaded /tasks?tab=Done#first']);
  });

  it('does so too when the code fails before React has told where the page is heading', () => {
    const { done, fail, watched } = openPage();
    fail();
    watched.headFor(tasks);
    vi.runAllTimers();
    expect(done).toEqual(['loaded /tasks?tab=Done#first']);
  });

  it('is one reload when nothing is on its way, or the same page is loaded again', () => {
    const nothing = openPage();
    nothing.fail();
    expect(nothing.done).toEqual([]);
    vi.runAllTimers();
    expect(nothing.done).toEqual(['reloaded']);
    const same = openPage();
    same.watched.headFor({ pathname: '/home', search: '', hash: '#x' });
    same.fail();
    expect(same.done).toEqual(['reloaded']);
  });

  it('is left alone where a part of a page failed, and once the page has ended it', () => {
    const { done, fail, watched } = openPage();
    watched.headFor(tasks);
    expect(fail({ isPage: false })).toBe(true);
    watched.end();
    expect(fail()).toBe(true);
    expect(done).toEqual([]);
  });
});
