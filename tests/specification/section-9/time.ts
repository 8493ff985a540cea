import { expect, vi } from 'vitest';
import { createCarouselRhythm } from '../../../app/components/landing/enhance/carousel-rhythm';
import { stopAfter } from '../../../app/components/landing/enhance/carousel-stops';
import { glide } from '../../../app/components/landing/enhance/glide';
import { watchServer } from '../../../app/components/shell/event-stream';
import { loader as newNotifications } from '../../../app/routes/api+/new-notifications';
import {
  creditPollMs,
  landingCarousel,
  notificationDays,
  notificationPollMs,
  unresolvedPollMs,
} from '../../../rules/constants';
import { dataServer, fromOwnPage, memberRequest } from '../requests';
import type { Row } from '../row';
import { sourceOf } from '../sources';

/** How far a glide of 100 pixels has come after so many milliseconds. */
function glidedAfter(ms: number): number {
  const frames: (() => void)[] = [];
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const track = { scrollLeft: 0, style: {} } as HTMLElement;
  glide(track, 100);
  clock.mockReturnValue(ms);
  frames[0]?.();
  return track.scrollLeft;
}

/** How often a page that is looked at asks the server in a minute. */
function askedInAMinute(pollMs: number): number {
  vi.useFakeTimers();
  const page = { hidden: false, addEventListener() {}, removeEventListener() {} };
  const stream = class {
    addEventListener() {}
    close() {}
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('EventSource', stream);
  const refresh = vi.fn();
  const stop = watchServer({ onEvent: () => {}, refresh, pollMs });
  vi.advanceTimersByTime(60_000);
  stop();
  return refresh.mock.calls.length;
}

export const carouselRows: Row[] = [
  {
    says: 'The landing carousel moves on every 3000 ms',
    holds: () => {
      vi.useFakeTimers();
      const step = vi.fn();
      createCarouselRhythm({ intervalMs: landingCarousel.intervalMs, step }).play();
      vi.advanceTimersByTime(2999);
      expect(step).not.toHaveBeenCalled();
      vi.advanceTimersByTime(6001);
      expect(step).toHaveBeenCalledTimes(3);
      vi.clearAllTimers();
    },
  },
  {
    says: 'It takes 500 ms to move on',
    holds: () => {
      expect(glidedAfter(499)).toBeLessThan(100);
      expect(glidedAfter(500)).toBe(100);
    },
  },
  {
    says: 'It begins again after the last place',
    holds: () => expect(stopAfter(4, 3, 1)).toBe(0),
  },
  {
    says: 'It moves by itself',
    seenIn: { file: 'tests/e2e/public-site.story.ts', test: 'moves on by itself, loops, and can be paused' },
  },
];

export const pollingRows: Row[] = [
  {
    says: 'The bell asks for the notifications of 2 days',
    holds: async () => {
      expect(notificationDays).toBe(2);
      const asked = dataServer({ data: { newNotifications: [], discounts: [] } });
      const request = memberRequest('/api/new-notifications', [], fromOwnPage);
      await newNotifications({ request, params: {}, context: {} });
      expect(asked[0]?.variables).toEqual({ recentDays: 2 });
    },
  },
  {
    says: 'Notifications are asked for every 60 seconds',
    holds: () => {
      expect(askedInAMinute(notificationPollMs)).toBe(1);
      expect(sourceOf('app/components/notifications/use-new-notifications.ts')).toContain('pollMs: notificationPollMs');
    },
  },
  {
    says: 'Credits are asked for every 60 seconds',
    holds: () => {
      expect(askedInAMinute(creditPollMs)).toBe(1);
      expect(sourceOf('app/components/chat/use-ai-credit.ts')).toContain('pollMs: creditPollMs');
    },
  },
  {
    says: 'Unresolved counts are asked for every 30 seconds',
    holds: () => {
      expect(askedInAMinute(unresolvedPollMs)).toBe(2);
      expect(sourceOf('app/components/shell/use-shell-counts.ts')).toContain('pollMs: unresolvedPollMs');
    },
  },
];
