import { describe, expect, it, vi } from 'vitest';
import { AppFailure } from '../lib/app-failure';
import { failureDestination } from '../lib/client-failure';
import { createEventBus } from '../lib/event-bus';
import { loadFailureEvent, loadPart } from '../lib/load-part';
import { notices } from '../lib/notice';
import { preloadImage } from '../lib/preload-image';
import { pageFailure } from './page-failure.server';

const answer = (status: number, message = '', code = '') => ({ kind: 'answer' as const, status, message, code });
const broken = () => Promise.reject(new Error('The part is gone.'));

/** The specification's error catalogue, row by row. */
describe('the error catalogue', () => {
  it('Clear fails', () => {
    expect(notices['notifications-not-cleared']).toBe('An error occurred while clearing the new notifications');
  });

  it('Clear succeeds', () => {
    expect(notices['notifications-cleared']).toBe('All new notifications have been cleared');
  });

  it('network error with status 401 on a non-public page: logout', () => {
    expect(failureDestination(answer(401), '/home')).toBe('logout');
    expect(failureDestination(answer(401), '/faqs')).toBeNull();
  });

  it('network error Failed to fetch on a non-public page: login', () => {
    expect(failureDestination({ kind: 'network' }, '/error-logbook')).toBe('login');
    expect(failureDestination({ kind: 'network' }, '/pricing')).toBeNull();
  });

  it('query error whose message starts with 401: logout', () => {
    expect(failureDestination(answer(200, '401: the session is over'), '/home')).toBe('logout');
    const page = pageFailure(new Request('http://site.test/profile'), failure('UNAUTHENTICATED', 401));
    expect(page).toMatchObject({ status: 302 });
    expect(page instanceof Response && page.headers.get('location')).toBe('/logout?next=%2Fprofile');
  });

  it('query error whose message starts with 403: home', () => {
    expect(failureDestination(answer(200, '403: not yours'), '/classes')).toBe('home');
    expect(failureDestination(answer(403, 'You do not have access to this.', 'FORBIDDEN'), '/classes')).toBe('home');
    const page = pageFailure(new Request('http://site.test/admin/flags'), failure('FORBIDDEN', 403));
    expect(page instanceof Response && page.headers.get('location')).toBe('/home');
  });

  it('a 403 with a way of its own stays, and home never leads to itself', () => {
    expect(failureDestination(answer(403, 'Please agree.', 'TERMS_NOT_ACCEPTED'), '/classes')).toBeNull();
    expect(failureDestination(answer(403, '', 'FORBIDDEN'), '/home')).toBeNull();
    expect(failureDestination(answer(503, 'Away.', 'UNAVAILABLE'), '/classes')).toBeNull();
  });

  it('event published with no subscribers: an error that names type and namespace', () => {
    expect(() => createEventBus<{ resetHeader: null }>('chat').publish('resetHeader', null)).toThrow(
      /^No subscribers found for event type resetHeader in namespace chat$/,
    );
  });

  it('image preload failure: a warning only', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const picture = { src: '', onerror: null } as unknown as HTMLImageElement;
    preloadImage('/missing.svg', picture);
    expect(picture.src).toBe('/missing.svg');
    expect(warn).not.toHaveBeenCalled();
    picture.onerror?.(new Event('error'));
    expect(warn.mock.calls).toEqual([['The picture /missing.svg could not be preloaded.']]);
    warn.mockRestore();
  });

  it('lazy page load failure: an event fires and the error is thrown again', async () => {
    const page = new EventTarget();
    const heard: unknown[] = [];
    page.addEventListener(loadFailureEvent, (event) => heard.push((event as CustomEvent<unknown>).detail));
    await expect(loadPart(broken, page)).rejects.toThrow('The part is gone.');
    expect(heard).toEqual([new Error('The part is gone.')]);
  });

  it('unless somebody prevented it', async () => {
    const page = new EventTarget();
    page.addEventListener(loadFailureEvent, (event) => event.preventDefault());
    expect(await loadPart(broken, page)).toBeNull();
    expect(await loadPart(async () => 'there', page)).toBe('there');
  });
});

function failure(code: string, status: number): AppFailure {
  return new AppFailure({ code, status, message: 'No.' });
}
