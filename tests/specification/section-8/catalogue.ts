import { expect, vi } from 'vitest';
import { preloadImage } from '../../../app/components/courses/preload-image';
import { copyInvitingLink } from '../../../app/components/invitations/copy-inviting-link';
import { clearingToast } from '../../../app/components/notifications/use-clear-notifications';
import { fetchOwnJson } from '../../../app/components/shell/event-stream';
import { toaster } from '../../../app/components/shell/toaster';
import { AppFailure } from '../../../app/lib/app-failure';
import { failureDestination } from '../../../app/lib/client-failure';
import { createEventBus } from '../../../app/lib/event-bus';
import { loadPart, type PreloadErrorEvent, preloadErrorEvent } from '../../../app/lib/load-part';
import { pageFailure } from '../../../app/loaders/page-failure.server';
import { redirectTarget } from '../pages';
import { visitorRequest } from '../requests';
import type { Row } from '../row';
import { filesOf, sourceOf } from '../sources';

const answer = (status: number, message = '', code = '') => ({ kind: 'answer' as const, status, message, code });
const failure = (code: string, status: number) => new AppFailure({ code, status, message: 'No.' });
const broken = () => Promise.reject(new Error('The part is gone.'));

/** A browser that shows the page with this path. Returns where it is sent. */
function browserAt(pathname: string, { isPublic = false } = {}) {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('window', { location: { pathname, search: '', assign } });
  vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => (isPublic ? {} : null) });
  vi.stubGlobal('navigator', { onLine: true });
  return assign;
}

/** A page that only signed-in people see. */
const at = (path: string) => ({ path, isPublic: false });

/** A request of the page that the server answers so. */
async function answered(status: number, body: object): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  expect(await fetchOwnJson('/api/new-notifications', {})).toBeNull();
}

const toastRows: Row[] = [
  {
    says: 'Clear fails: an error toast says that an error occurred',
    holds: () =>
      expect(clearingToast(false)).toEqual({
        title: 'An error occurred while clearing the new notifications',
        type: 'error',
      }),
  },
  {
    says: 'Clear succeeds: an info toast says that all are cleared',
    holds: () =>
      expect(clearingToast(true)).toEqual({ title: 'All new notifications have been cleared', type: 'info' }),
  },
  {
    says: 'Both toasts are what somebody sees who presses Clear',
    seenIn: { file: 'tests/e2e/shell-frame.story.ts', test: 'notifications: the popup, Clear, and both toasts' },
  },
  {
    says: 'Invitation link copied: a toast says so',
    holds: async () => {
      const copied = vi.fn(async () => {});
      vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
      const toast = vi.spyOn(toaster, 'create').mockReturnValue('');
      await copyInvitingLink('https://site.test/invitations?invitingCode=AVA-7');
      expect(copied).toHaveBeenCalledWith('https://site.test/invitations?invitingCode=AVA-7');
      expect(toast).toHaveBeenCalledWith({ title: 'Invitation link copied successfully', type: 'success' });
    },
  },
];

const failureRows: Row[] = [
  {
    says: 'Network error with status 401 on a page that is not public: to the logout address',
    holds: async () => {
      const sentTo = browserAt('/home');
      await answered(401, { code: 'UNAUTHENTICATED' });
      expect(sentTo.mock.calls).toEqual([['/logout?next=%2Fhome']]);
    },
  },
  {
    says: 'On a public page a 401 leads nowhere',
    holds: async () => {
      const sentTo = browserAt('/courses', { isPublic: true });
      await answered(401, { code: 'UNAUTHENTICATED' });
      expect(sentTo).not.toHaveBeenCalled();
    },
  },
  {
    says: 'Network error Failed to fetch on a page that is not public: to the login address, once the site answers again',
    holds: async () => {
      vi.useFakeTimers();
      const sentTo = browserAt('/error-logbook');
      vi.stubGlobal(
        'fetch',
        vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ ok: true }),
      );
      await fetchOwnJson('/api/new-notifications', {});
      expect(sentTo).not.toHaveBeenCalled();
      await vi.advanceTimersToNextTimerAsync();
      expect(sentTo.mock.calls).toEqual([['/login?next=%2Ferror-logbook']]);
    },
  },
  {
    says: 'On a public page Failed to fetch leads nowhere',
    holds: () => expect(failureDestination({ kind: 'network' }, { path: '/courses', isPublic: true })).toBeNull(),
  },
  {
    says: 'Query error whose message starts with 401: to logout, from the browser and from the page server',
    holds: async () => {
      const sentTo = browserAt('/home');
      await answered(500, { message: '401: the session is over' });
      expect(sentTo.mock.calls).toEqual([['/logout?next=%2Fhome']]);
      const page = pageFailure(visitorRequest('/profile'), failure('UNAUTHENTICATED', 401));
      expect(redirectTarget(page)).toBe('/logout?next=%2Fprofile');
    },
  },
  {
    says: 'Query error whose message starts with 403: to the home page, from the browser and from the page server',
    holds: async () => {
      const sentTo = browserAt('/classes');
      await answered(500, { message: '403: not yours' });
      expect(sentTo.mock.calls).toEqual([['/home']]);
      expect(failureDestination(answer(403, 'You don’t have access to this.', 'FORBIDDEN'), at('/classes'))).toBe(
        'home',
      );
      expect(redirectTarget(pageFailure(visitorRequest('/admin/flags'), failure('FORBIDDEN', 403)))).toBe('/home');
    },
  },
  {
    says: 'A 403 with a way of its own stays, and home never leads to itself',
    holds: () => {
      expect(failureDestination(answer(403, 'Please agree.', 'TERMS_NOT_ACCEPTED'), at('/classes'))).toBeNull();
      expect(failureDestination(answer(403, '', 'FORBIDDEN'), at('/home'))).toBeNull();
      expect(failureDestination(answer(503, 'Away.', 'UNAVAILABLE'), at('/classes'))).toBeNull();
    },
  },
];

const partRows: Row[] = [
  {
    says: 'Event published with no subscribers: an error that names type and namespace',
    holds: () =>
      expect(() => createEventBus<{ resetHeader: null }>('chat').publish('resetHeader', null)).toThrow(
        /^No subscribers found for event type resetHeader in namespace chat$/,
      ),
  },
  {
    says: 'Image preload failure: a warning in the log and nothing else',
    holds: () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const picture = { src: '', onerror: null } as unknown as HTMLImageElement;
      preloadImage('/missing.svg', picture);
      expect(picture.src).toBe('/missing.svg');
      expect(warn).not.toHaveBeenCalled();
      picture.onerror?.(new Event('error'));
      expect(warn.mock.calls).toEqual([['The picture /missing.svg could not be preloaded.']]);
    },
  },
  {
    says: 'Lazy load failure: one vite:preloadError event fires and the error is thrown again',
    holds: async () => {
      expect(preloadErrorEvent).toBe('vite:preloadError');
      const target = new EventTarget();
      const heard: unknown[] = [];
      target.addEventListener('vite:preloadError', (event) => heard.push((event as PreloadErrorEvent).payload));
      await expect(loadPart(broken, { target })).rejects.toThrow('The part is gone.');
      expect(heard).toEqual([new Error('The part is gone.')]);
    },
  },
  {
    says: 'Unless somebody prevented that',
    holds: async () => {
      const target = new EventTarget();
      target.addEventListener(preloadErrorEvent, (event) => event.preventDefault());
      expect(await loadPart(broken, { target })).toBeNull();
      expect(await loadPart(async () => 'there', { target })).toBe('there');
    },
  },
  {
    says: 'A network that only blinked is asked once more, past what the browser remembers of the failure, and nobody is told',
    holds: async () => {
      const target = new EventTarget();
      const failure = new TypeError('Failed to fetch dynamically imported module: http://site.test/assets/part-1a.js');
      const asked: string[] = [];
      const heard = vi.fn();
      const part = await loadPart(
        () => {
          // Browsers call capturing listeners first, Node calls them as they came.
          target.addEventListener(preloadErrorEvent, heard);
          // Vite itself tells of the first failure.
          target.dispatchEvent(new Event(preloadErrorEvent));
          return Promise.reject<string>(failure);
        },
        {
          target,
          loadAnew: async (address) => {
            asked.push(address);
            return 'there';
          },
        },
      );
      expect(part).toBe('there');
      expect(asked).toEqual([expect.stringMatching(/^\/assets\/part-1a\.js\?again=\d+$/)]);
      expect(heard).not.toHaveBeenCalled();
    },
  },
  {
    says: 'Every part that is loaded lazily is loaded so',
    holds: () => {
      const lazy = filesOf('app', /\.tsx?$/).flatMap((file) => sourceOf(file).match(/.*\bimport\(.*/g) ?? []);
      expect(lazy.length).toBeGreaterThan(0);
      expect(
        lazy.filter((line) => !/loadPart\(\(\) => import\(|typeof import\(|import\( address\)/.test(line)),
      ).toEqual([]);
    },
  },
];

export const catalogueRows: Row[] = [...toastRows, ...failureRows, ...partRows];
