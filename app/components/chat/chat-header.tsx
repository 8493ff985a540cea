import { ArrowLeft, Move, PanelRight, PictureInPicture2, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './chat-panel.module.css';
import type { useDrag } from './use-drag';

interface ChatHeaderProps {
  title: string;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  isWindow: boolean;
  battery: ReactNode;
  drag: ReturnType<typeof useDrag>;
  onBack: () => void;
  onSwitch: () => void;
  onClose: () => void;
  onMoveKey: (event: KeyboardEvent) => void;
}

/** The panel's header: back, title, battery, drawer or window, close. A window is moved by it. */
export function ChatHeader(props: ChatHeaderProps) {
  const { isWindow } = props;
  return (
    <header className={styles.top} data-movable={isWindow || undefined} {...(isWindow ? props.drag : {})}>
      <IconButton label="Back" onClick={props.onBack}>
        <ArrowLeft aria-hidden size={22} />
      </IconButton>
      <h2 id={props.titleId} ref={props.titleRef} tabIndex={-1} className={styles.title}>
        {props.title}
      </h2>
      {props.battery}
      {isWindow ? (
        <IconButton label="Move the window with the arrow keys" wideOnly onKeyDown={props.onMoveKey}>
          <Move aria-hidden size={20} />
        </IconButton>
      ) : null}
      <IconButton label={isWindow ? 'Show as a drawer' : 'Show as a window'} wideOnly onClick={props.onSwitch}>
        {isWindow ? <PanelRight aria-hidden size={20} /> : <PictureInPicture2 aria-hidden size={20} />}
      </IconButton>
      <IconButton label="Close" onClick={props.onClose}>
        <X aria-hidden size={22} />
      </IconButton>
    </header>
  );
}

interface IconButtonProps {
  label: string;
  wideOnly?: boolean;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function IconButton({ label, wideOnly = false, onClick, onKeyDown, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={wideOnly ? `${styles.icon} hide-m` : styles.icon}
      aria-label={label}
      title={label}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
}
