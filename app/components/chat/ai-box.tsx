import { useLocation, useNavigate } from '@remix-run/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isWithoutAi } from '../../../rules/ai-scenario';
import { isPracticeQuestionPath } from '../../../rules/path-patterns';
import type { ShellData } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';
import { isFlagOn } from '../shell/is-flag-on';
import { toaster } from '../shell/toaster';
import type { ChatPanelProps } from './chat-panel';
import type { FrameMessage } from './contract';
import { MascotDock, type MascotDockHandle } from './mascot-dock';
import { useChatPanel } from './use-chat-panel';
import { useMascot } from './use-mascot';
import { useTutorContext } from './use-tutor-context';

/** The mascot and the chat panel of every signed-in page that does not hide them. Nothing of it in battles and test tasks. */
export function AiBox({ shell }: { shell: ShellData }) {
  const { viewer, links } = shell;
  const tutor = useTutorContext();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pose = useMascot(tutor.scenario);
  const { state, send, view } = useChatPanel(tutor.scenario);
  const Panel = useLazyPanel(view !== null, () => send({ type: 'CLOSE' }));
  const dock = useRef<MascotDockHandle>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (view === null && wasShown.current) dock.current?.focus();
    wasShown.current = view !== null;
  }, [view]);

  const onAsk = (message: FrameMessage) => {
    if (message.type === 'GO_HOME') {
      send({ type: 'CLOSE' });
      navigate(paths.home);
    } else if (message.type === 'GO_TO_LOGIN') window.location.assign(paths.login(pathname));
    else if (message.type === 'GO_TO_LOGOUT') window.location.assign(links.logout);
    else if (message.type === 'OPEN_MAIL_LINK') window.location.assign(message.href);
  };

  if (isWithoutAi(tutor.scenario)) return null;
  return (
    <>
      {view === null ? (
        <MascotDock
          ref={dock}
          pose={pose}
          overAnswer={isPracticeQuestionPath(pathname)}
          onChoose={(bot) => send({ type: 'TOGGLE', bot })}
        />
      ) : null}
      {view !== null && Panel !== null ? (
        <Panel
          state={state}
          send={send}
          view={view}
          tutor={tutor}
          timeZone={viewer.timeZone}
          showBattery={isFlagOn(viewer, 'ai-credit-battery')}
          onAsk={onAsk}
        />
      ) : null}
    </>
  );
}

/** The panel's code, fetched when it is first wanted. A fetch that fails says so and may be tried again. */
function useLazyPanel(wanted: boolean, onFailure: () => void): ComponentType<ChatPanelProps> | null {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const fail = useRef(onFailure);
  fail.current = onFailure;
  useEffect(() => {
    if (!wanted || Panel !== null) return;
    import('./chat-panel')
      .then((module) => setPanel(() => module.ChatPanel))
      .catch(() => {
        fail.current();
        toaster.create({ title: 'The tutor could not be opened. Try again in a moment.', type: 'error' });
      });
  }, [wanted, Panel]);
  return Panel;
}
