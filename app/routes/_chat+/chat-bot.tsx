import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChatFrameFailure, ChatFrameView } from '~/components/chat-frame/chat-frame-view';
import { forwardHeaders } from '~/http/forward-headers';
import type { RouteHandle } from '~/lib/route-handle';
import { chatFramePage } from '~/loaders/chat-frame-page.server';

export const handle: RouteHandle = { hideHeader: true, hideAiBox: true };
export const headers = forwardHeaders;
export const meta: MetaFunction = () => [{ title: 'Tutor Me | Marsmaths' }];

export function loader(args: LoaderFunctionArgs) {
  return chatFramePage(args);
}

export default function ChatBot() {
  const { shell } = useLoaderData<typeof loader>();
  return <ChatFrameView bot="chat-bot" shell={shell} />;
}

export { ChatFrameFailure as ErrorBoundary };
