import { GraduationCap, MessageCircleQuestion } from 'lucide-react';
import { forwardRef, type MouseEvent, useId, useImperativeHandle } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import type { BotKind } from '../../machines/chat-panel-types';
import { Mascot, type MascotPose } from '../ui/mascot/mascot';
import { botTitles, framePath } from './bots';
import styles from './mascot-dock.module.css';
import { useControlBelow } from './use-control-below';
import { useHelperMenu } from './use-helper-menu';

interface MascotDockProps {
  pose: MascotPose;
  /** On the page of a question, where it must not lie over the answer. */
  onQuestion: boolean;
  onChoose: (bot: BotKind) => void;
}

export interface MascotDockHandle {
  focus: () => void;
}

const helpers = [
  { bot: 'quiz-me', Icon: MessageCircleQuestion },
  { bot: 'problem-solver', Icon: GraduationCap },
] as const;

/**
 * The mascot with its menu of helpers: in the right gutter of a wide window, else at the end of the bar above the page, where it
 * covers nothing. Should a control come to lie below it, it draws back to a tab at the edge. Before scripts run the entries are links to the helpers' own pages.
 */
export const MascotDock = forwardRef<MascotDockHandle, MascotDockProps>(function MascotDock(
  { pose, onQuestion, onChoose },
  ref,
) {
  const menu = useHelperMenu();
  const menuId = useId();
  const live = useHydrated();
  const crowded = useControlBelow(menu.place, !onQuestion);
  useImperativeHandle(ref, () => ({ focus: menu.focusShut }));
  const choose = (event: MouseEvent, bot: BotKind) => {
    // Another tab or window is the visitor's own wish.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    menu.close();
    onChoose(bot);
  };
  return (
    <aside
      ref={menu.place}
      aria-label="Helpers"
      className={styles.dock}
      data-live={live || undefined}
      data-open={menu.open || undefined}
      data-on-question={onQuestion || undefined}
      data-crowded={crowded ?? undefined}
      {...menu.placeHandlers}
    >
      <button
        type="button"
        className={styles.mascot}
        aria-label="Open the tutor: Quiz Me or Tutor Me"
        aria-expanded={menu.open}
        aria-controls={menuId}
        {...menu.buttonHandlers}
      >
        <Mascot pose={pose} />
      </button>
      <div id={menuId} className={styles.menu}>
        {helpers.map(({ bot, Icon }) => (
          <a key={bot} href={framePath(bot)} onClick={(event) => choose(event, bot)}>
            <Icon aria-hidden size={20} />
            {botTitles[bot]}
          </a>
        ))}
      </div>
    </aside>
  );
});
