import { useRouteError } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { isTermsGate } from '../shell/failure-view';
import { RouteFailure } from '../shell/route-failure';
import { ChatFrame } from './chat-frame';
import { FrameNote } from './frame-note';
import type { ChatFramePage, LoggedOutPage, TalkReply } from './talk-data';

interface ChatFrameViewProps {
  page: ChatFramePage | LoggedOutPage;
  reply: TalkReply | null;
}

/** The page of one helper. */
export function ChatFrameView({ page, reply }: ChatFrameViewProps) {
  if ('isLoggedOut' in page) {
    return (
      <FrameNote
        title="You’ve been logged out"
        words="Log in again to keep chatting."
        way={{ to: paths.login(), label: 'Log in', message: 'GO_TO_LOGIN' }}
      />
    );
  }
  return <ChatFrame page={page} reply={reply} />;
}

/** What stands in the frame when its page fails. */
export function ChatFrameFailure() {
  if (!isTermsGate(useRouteError())) return <RouteFailure />;
  return (
    <FrameNote
      title="Accept the terms first"
      words="Once you’ve agreed to the terms, you can chat here."
      way={{ to: paths.home, label: 'Home', message: 'GO_HOME' }}
    />
  );
}
