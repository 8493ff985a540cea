import { Menu } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { BehaviourProvider } from '../behaviour/behaviour-provider';
import menu from './header-menu.module.css';

/** A menu of the header that was just opened. It is mounted anew each time. */
export interface OpenMenu {
  ids: { trigger: string; content: string };
  /** Opened by a key: the end of the menu where it begins. */
  highlight: 'first' | 'last' | null;
  onClose: () => void;
}

interface MenuPanelProps extends OpenMenu {
  /** Of the items, in their order. */
  values: string[];
  children: ReactNode;
}

/** The panel below its trigger: arrow keys, typing ahead, Esc, and the focus goes back to the trigger. */
export function MenuPanel({ ids, highlight, onClose, values, children }: MenuPanelProps) {
  const ends = { first: values[0], last: values.at(-1) };
  // Chakra gives the focus a frame later, and a key pressed in between would still meet the trigger.
  useLayoutEffect(() => document.getElementById(ids.content)?.focus({ preventScroll: true }), [ids.content]);
  return (
    <BehaviourProvider>
      <Menu.Root
        ids={ids}
        defaultOpen
        defaultHighlightedValue={highlight === null ? undefined : ends[highlight]}
        onOpenChange={({ open }) => open || onClose()}
        positioning={{ placement: 'bottom-end', gutter: 10 }}
      >
        <Menu.Positioner>
          <Menu.Content className={menu.panel}>{children}</Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </BehaviourProvider>
  );
}
