import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isWithoutAi } from '../../../rules/ai-scenario';
import { isPracticeQuestionPath } from '../../../rules/path-patterns';
import type { ShellData } from '../../graphql/shell/shell';
import { loadPart } from '../../lib/load-part';
import { isFlagOn } from '../shell/is-flag-on';
import { toaster } from '../shell/toaster';
import type { ChatPanelProps } from './chat-panel';
import type { FrameMessage } from './contract';
import { redirectFor } from './frame-redirect';
import { MascotDock, type MascotDockHandle } from './mascot-dock';
import { useChatPanel } from './use-chat-panel';
import { useFocusReturn } from './use-focus-return';
import { useMascot } from './use-mascot';
import { useTutorContext } from './use-tutor-context';

/** The mascot and the chat panel of every signed-in page that does not hide them. Nothing of it in battles and test tasks. */
export function AiBox({ shell }: { shell: ShellData }) {
  const { viewer, links } = shell;
  const tutor = useTutorContext();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const pose = useMascot(tutor.scenario);
  const { state, send, view } = useChatPanel(viewer, tutor);
  const Panel = useLazyPanel(view !== null, () => send({ type: 'CLOSE' }));
  const dock = useRef<MascotDockHandle>(null);
  useFocusReturn(view, dock);

  const onAsk = (message: FrameMessage) => {
    if (message.type === 'WORKING_CHANGED') return revalidate();
    const redirect = redirectFor(message, { pathname, logout: links.logout });
    if (redirect === null) return;
    if (redirect.leaves) return window.location.assign(redirect.to);
    send({ type: 'CLOSE' });
    navigate(redirect.to);
  };

  if (isWithoutAi(tutor.scenario)) return null;
  return (
    <>
      {view === null ? (
        <MascotDock
          ref={dock}
          pose={pose}
          onQuestion={isPracticeQuestionPath(pathname)}
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
          frameHost={links.chatFrame}
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
    loadPart(() => import('./chat-panel'))
      .catch(() => null)
      .then((part) => {
        if (part !== null) return setPanel(() => part.ChatPanel);
        fail.current();
        toaster.create({ title: 'We couldn’t open the tutor. Try again in a moment.', type: 'error' });
      });
  }, [wanted, Panel]);
  return Panel;
}
