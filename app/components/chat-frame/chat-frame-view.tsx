import type { ShellData } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';
import { RouteFailure } from '../shell/route-failure';
import { useGateShell } from '../shell/use-shell';
import { ChatFrame } from './chat-frame';
import type { FrameBot } from './frame-messages';
import { FrameNote } from './frame-note';

/** The page of one helper. */
export function ChatFrameView({ bot, shell }: { bot: FrameBot; shell: ShellData | null }) {
  if (shell === null) {
    return (
      <FrameNote
        title="You are logged out"
        words="Log in again, and your helper is back."
        way={{ to: paths.login(), label: 'Log in', message: 'GO_TO_LOGIN' }}
      />
    );
  }
  return <ChatFrame bot={bot} nickname={shell.viewer.nickname} unresolvedCounts={shell.unresolvedCounts} />;
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
