import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import type { BehaviourParts } from '../behaviour/behaviour';
import { useBehaviourPart } from '../behaviour/use-behaviour-part';
import styles from './app-header.module.css';
import type { OpenMenu } from './menu-panel';
import { PlainMenu } from './plain-menu';

interface HeaderMenuProps {
  label: string;
  face: ReactNode;
  /** Links for the plain menu. */
  plainItems: ReactNode;
  /** The menu itself; `menu` goes to its panel. */
  panel: (parts: BehaviourParts, menu: OpenMenu) => ReactNode;
}

/** Which end of the menu a key highlights when it opens it. */
const highlights: Record<string, OpenMenu['highlight']> = {
  ArrowDown: 'first',
  Enter: 'first',
  ' ': 'first',
  ArrowUp: 'last',
};

/** A menu of the header. It is a plain disclosure before scripts run, and when its code cannot be fetched. */
export function HeaderMenu({ label, face, plainItems, panel }: HeaderMenuProps) {
  const hydrated = useHydrated();
  const [away, setAway] = useState(false);
  const [highlight, setHighlight] = useState<OpenMenu['highlight']>(null);
  const { trigger, parts, ids, open, show, hide } = useBehaviourPart(() => setAway(true));
  if (!hydrated || away) {
    return (
      <PlainMenu label={label} face={face} startsOpen={away}>
        {plainItems}
      </PlainMenu>
    );
  }
  const showFrom = (end: OpenMenu['highlight']) => {
    setHighlight(end);
    show();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    trigger.onKeyDown(event);
    const end = highlights[event.key];
    if (end === undefined) return;
    event.preventDefault();
    showFrom(end);
  };
  return (
    <>
      <button
        {...trigger}
        className={styles.icon}
        aria-label={label}
        aria-haspopup="menu"
        onClick={() => (open ? hide() : showFrom(null))}
        onKeyDown={onKeyDown}
        // Some browsers click when the space bar is let go, although its press was dealt with.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        {face}
      </button>
      {open && parts !== null ? panel(parts, { ids, highlight, onClose: hide }) : null}
    </>
  );
}
