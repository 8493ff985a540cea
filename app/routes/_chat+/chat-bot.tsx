import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChatFrameFailure, ChatFrameView } from '~/components/chat-frame/chat-frame-view';
import type { TalkReply } from '~/components/chat-frame/talk-data';
import { forwardHeaders } from '~/http/forward-headers';
import type { RouteHandle } from '~/lib/route-handle';
import { chatFrameAction } from '~/loaders/chat-frame-action.server';
import { chatFramePage } from '~/loaders/chat-frame-page.server';

export const handle: RouteHandle = { hideHeader: true, hideAiBox: true };
export const headers = forwardHeaders;
export const meta: MetaFunction = () => [{ title: 'Tutor Me | Marsmaths' }];

export function loader(args: LoaderFunctionArgs) {
  return chatFramePage(args);
}

export const action = chatFrameAction;

export default function ChatBot() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData() as TalkReply | null | undefined;
  return <ChatFrameView page={page} reply={reply ?? null} />;
}

export { ChatFrameFailure as ErrorBoundary };
