import type { KeyboardEvent } from 'react';
import { designUnits, panelWidth } from '../../../rules/chat-panel';
import { chatPanel } from '../../../rules/constants';
import styles from './chat-panel.module.css';
import { keyedWidth } from './panel-place';
import { useDrag } from './use-drag';

interface PanelEdgeProps {
  /** Width now, in design units. */
  width: number;
  onResize: (width: number) => void;
}

/** The panel's left edge: dragging it, or arrow keys on it, make the panel wider or narrower. */
export function PanelEdge({ width, onResize }: PanelEdgeProps) {
  const drag = useDrag({
    begin: () => width,
    move: (start, by) => onResize(start - designUnits(by.x, window.innerWidth)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const requested = keyedWidth(event.key, width, { least: chatPanel.minWidth, most: chatPanel.maxWidth });
    if (requested === null) return;
    event.preventDefault();
    onResize(panelWidth(requested));
  };
  return (
    <hr
      className={styles.edge}
      aria-label="Panel width"
      aria-orientation="vertical"
      aria-valuemin={chatPanel.minWidth}
      aria-valuemax={chatPanel.maxWidth}
      aria-valuenow={width}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...drag}
    />
  );
}
