import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { scenarioGroup } from '../../../rules/ai-scenario';
import { defaultPanelWidth, unitsInVw } from '../../../rules/chat-panel';
import { aiContextOf, type TutorContext } from '../../lib/ai-context';
import { botTitles, frameAddress, framePath, panelTitle } from './bots';
import { ChatHeader } from './chat-header';
import styles from './chat-panel.module.css';
import type { ChatState, FrameMessage } from './contract';
import { CreditBattery } from './credit-battery';
import { PanelEdge } from './panel-edge';
import { keyedMove, offsetInside } from './panel-place';
import { useAiCredit } from './use-ai-credit';
import type { ChatPanelSend, ChatPanelState, PanelView } from './use-chat-panel';
import { useDrag } from './use-drag';
import { useFrameMessages } from './use-frame-messages';
import { usePageRoom } from './use-page-room';
import { useShownTheme } from './use-shown-theme';

export interface ChatPanelProps {
  state: ChatPanelState;
  send: ChatPanelSend;
  view: PanelView;
  tutor: TutorContext;
  timeZone: string;
  showBattery: boolean;
  /** Where the chat frame is loaded from; null for this site itself. */
  frameHost: string | null;
  /** What the frame asks of the app beyond the panel itself. */
  onAsk: (message: FrameMessage) => void;
}

/** The chat panel: a drawer at the right, or a window that floats; on a phone a sheet over the whole page. */
export function ChatPanel({ state, send, view, tutor, timeZone, showBattery, frameHost, onAsk }: ChatPanelProps) {
  const { context } = state;
  const { bot, aiModel, offset, showRequests } = context;
  const width = context.width ?? defaultPanelWidth;
  const panel = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [quizTopic, setQuizTopic] = useState<string | null>(null);
  const { questionId } = aiContextOf(context.about ?? tutor);
  // Another question is told to the frame, which goes there by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is where the frame begins.
  const src = useMemo(() => framePath(bot, { topicId: quizTopic, questionId }), [bot, quizTopic]);
  const { credit, refresh } = useAiCredit(showBattery);
  const frameState: ChatState = {
    bot,
    aiModel,
    scenario: tutor.scenario,
    scenarioGroup: scenarioGroup(tutor.scenario),
    theme: useShownTheme(),
    context: aiContextOf(context.about ?? tutor),
  };
  const tell = useFrameMessages({
    frame,
    host: frameHost,
    state: frameState,
    showRequests,
    onMessage: (message) => {
      if (message.type === 'RESET_HEADER') send({ type: 'RESET_HEADER' });
      else if (message.type === 'RESTORE_AI_MODEL') send({ type: 'RESTORE_MODEL' });
      else if (message.type === 'REFRESH_CREDIT') refresh();
      else if (message.type === 'CHOOSE_BOT') {
        setQuizTopic(message.topicId);
        if (message.bot !== bot) send({ type: 'TOGGLE', bot: message.bot });
      } else onAsk(message);
    },
  });
  usePageRoom(view, `${unitsInVw(width)}vw`);
  // A panel that came back with its page takes no focus: nobody asked for it just now.
  useEffect(() => {
    if (showRequests > 0) title.current?.focus({ preventScroll: true });
  }, [showRequests]);

  const moveTo = (requested: { x: number; y: number }) => {
    const box = panel.current?.getBoundingClientRect();
    if (box === undefined) return;
    const unmoved = { left: box.left - offset.x, top: box.top - offset.y, width: box.width, height: box.height };
    const screen = { width: window.innerWidth, height: window.innerHeight };
    send({ type: 'MOVE', ...offsetInside(requested, unmoved, screen) });
  };
  const drag = useDrag({
    begin: ({ target }) => (target instanceof Element && target.closest('button') !== null ? null : offset),
    move: (start, by) => moveTo({ x: start.x + by.x, y: start.y + by.y }),
  });
  const back = () => {
    if (context.heading === 'bot') return send({ type: 'CLOSE' });
    send({ type: 'RESET_HEADER' });
    send({ type: 'RESTORE_MODEL' });
    tell({ type: 'COMMAND', command: 'BACK' });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const by = keyedMove(event.key, event.shiftKey);
    if (by === null) return;
    event.preventDefault();
    moveTo({ x: offset.x + by.x, y: offset.y + by.y });
  };

  const place = {
    '--chat-width': `${unitsInVw(width)}vw`,
    '--chat-x': view === 'modal' ? `${offset.x}px` : '0px',
    '--chat-y': view === 'modal' ? `${offset.y}px` : '0px',
  } as CSSProperties;
  return (
    <section
      ref={panel}
      aria-labelledby={titleId}
      className={styles.panel}
      data-view={view}
      style={place}
      onKeyDown={(event) => event.key === 'Escape' && send({ type: 'CLOSE' })}
    >
      <PanelEdge width={width} onResize={(requested) => send({ type: 'RESIZE', width: requested })} />
      <ChatHeader
        title={panelTitle(context)}
        titleId={titleId}
        titleRef={title}
        isWindow={view === 'modal'}
        battery={showBattery && credit !== null ? <CreditBattery credit={credit} timeZone={timeZone} /> : null}
        drag={drag}
        onBack={back}
        onSwitch={() => send({ type: 'SWITCH_VIEW' })}
        onClose={() => send({ type: 'CLOSE' })}
        onMoveKey={moveByKey}
      />
      <iframe
        ref={frame}
        key={src}
        className={styles.frame}
        src={frameAddress(src, frameHost)}
        title={botTitles[bot]}
      />
    </section>
  );
}
