import { Outlet } from '@remix-run/react';
import { ChatFrameFailure } from '~/components/chat-frame/chat-frame-view';
import { forwardHeaders } from '~/http/forward-headers';
import { keepFrame } from '~/lib/keep-frame';
import { frameLoader } from '~/loaders/frame.server';

export const headers = forwardHeaders;
export const loader = frameLoader;
export const shouldRevalidate = keepFrame;

/** The layout of helpers: no frame is drawn around them, but they know whose it would be. */
export default function Helpers() {
  return <Outlet />;
}

export { ChatFrameFailure as ErrorBoundary };
