import { paths } from '../../lib/paths';
import { RouteFailure } from '../shell/route-failure';
import { useGateShell } from '../shell/use-shell';
import { ChatFrame } from './chat-frame';
import { FrameNote } from './frame-note';
import type { ChatFramePage, TalkReply } from './talk-data';

interface ChatFrameViewProps {
  /** Without a shell the session is over. */
  page: ChatFramePage | { shell: null };
  reply: TalkReply | null;
}

/** The page of one helper. */
export function ChatFrameView({ page, reply }: ChatFrameViewProps) {
  if (page.shell === null) {
    return (
      <FrameNote
        title="You are logged out"
        words="Log in again, and your helper is back."
        way={{ to: paths.login(), label: 'Log in', message: 'GO_TO_LOGIN' }}
      />
    );
  }
  return <ChatFrame page={page} reply={reply} />;
}

/** What stands in the frame when its page fails. */
export function ChatFrameFailure() {
  if (useGateShell() === null) return <RouteFailure />;
  return (
    <FrameNote
      title="First the terms"
      words="Agree to the terms, and your helper is here."
      way={{ to: paths.home, label: 'Home', message: 'GO_HOME' }}
    />
  );
}
