import { type ErrorResponse, isRouteErrorResponse } from '@remix-run/react';
import type { FailureView, KeptForm } from '../../lib/app-failure';

export interface FailureMessage {
  status: number;
  title: string;
  message: string;
  /** The page asks again by itself until the server answers. */
  recovers: boolean;
  /** A form that was not sent: the page offers to send it once more. */
  kept: KeptForm | null;
}

type View = (message: string | null) => Omit<FailureMessage, 'status' | 'kept'>;

const notFound: View = (message) => ({
  title: message?.startsWith('Practice not found') ? 'Practice not found' : 'We can’t find that',
  message: message ?? 'It may have been removed, or the link might be wrong.',
  recovers: false,
});

const switchedOff: View = (message) => ({
  title: 'Switched off for now',
  message: message ?? 'This part of the site is unavailable right now.',
  recovers: false,
});

const away: View = (message) => ({
  title: 'We’ll be right back',
  message: message ?? 'We can’t reach our server right now. Nothing is lost, and this page will keep trying.',
  recovers: true,
});

/** The one map from status to what the person sees. */
const views: Record<number, View> = {
  400: (message) => ({
    title: 'That didn’t go through',
    message: message ?? 'Go back and send it again.',
    recovers: false,
  }),
  403: (message) => ({
    title: 'You don’t have access to this',
    message: message ?? 'Log in with the account it belongs to.',
    recovers: false,
  }),
  404: notFound,
  405: () => ({
    title: 'That didn’t go through',
    message: 'Go back to the page and try again.',
    recovers: false,
  }),
  429: (message) => ({
    title: 'Slow down a little',
    message: message ?? 'Too many tries. Wait a moment and try again.',
    recovers: false,
  }),
  503: away,
};

const unexpected: View = () => ({
  title: 'Something went wrong on our side',
  message: 'Your work is saved. Try the page again.',
  recovers: false,
});

/** The title of the terms gate, which stands in place of the page that was asked for. */
export const gateTitle = 'Before you start';

/** Whether a page threw what the terms gate needs. */
export function isTermsGate(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && (error.data as { code?: unknown } | null)?.code === 'TERMS_NOT_ACCEPTED';
}

/** The title of the document in place of a page that threw. */
export function failureTitle(error: unknown): string {
  return isTermsGate(error) ? gateTitle : failureMessage(error).title;
}

/** Reads whatever a route threw. */
export function failureMessage(error: unknown): FailureMessage {
  if (isLostConnection(error)) return { status: 503, kept: null, ...away(null) };
  if (!isRouteErrorResponse(error)) return { status: 500, kept: null, ...unexpected(null) };
  const { code, message = null, kept = null } = viewOf(error.data);
  if (kept !== null) return { status: error.status, kept, ...notSent(kept, error.status === 401 ? message : null) };
  const view = code === 'SWITCHED_OFF' ? switchedOff : (views[error.status] ?? unexpected);
  return { status: error.status, kept, ...view(message) };
}

/** It does not look for the page by itself: that would put an empty form in place of the kept one. */
const notSent = ({ what, typed }: KeptForm, message: string | null): ReturnType<View> => ({
  title: `We couldn’t send your ${what}`,
  message:
    message ??
    `We can’t reach our server right now. Your ${what} is still ${typed === null ? 'here' : 'below'}, so send it again in a moment.`,
  recovers: false,
});

function viewOf(data: unknown): Partial<FailureView> {
  if (typeof data !== 'object' || data === null || !('message' in data)) return {};
  return typeof data.message === 'string' ? (data as FailureView) : {};
}

/** The browser could not reach the site at all: each browser words it its own way, all throw a TypeError. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
