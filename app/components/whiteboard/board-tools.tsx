import { useId } from 'react';
import type { WhiteboardSettings } from '../../../rules/whiteboard/shapes';
import { brushWidths, eraserSizes, inks, opacities, toolIcons, tools } from './tools';
import styles from './whiteboard.module.css';

interface BoardToolsProps {
  settings: WhiteboardSettings;
  onSet: (settings: Partial<WhiteboardSettings>) => void;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onClear: (() => void) | null;
}

/** What one draws with. Tools and colours are radio buttons: one stop of the Tab key each, arrows choose. */
export function BoardTools({ settings, onSet, onUndo, onRedo, onClear }: BoardToolsProps) {
  const name = useId();
  const erasing = settings.mode === 'eraser';
  const fills = settings.mode === 'rectangle' || settings.mode === 'ellipse';
  return (
    <div className={styles.tools}>
      <fieldset className={styles.choices}>
        <legend className="sr">Tool</legend>
        {tools.map(({ mode, label }) => (
          <label key={mode} className={styles.tool} title={label}>
            <input
              type="radio"
              className="sr"
              name={`${name}-mode`}
              checked={settings.mode === mode}
              onChange={() => onSet({ mode })}
            />
            <ToolIcon name={mode} />
            <span className="sr">{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.choices}>
        <ActionButton label="Undo" icon="undo" onClick={onUndo} />
        <ActionButton label="Redo" icon="redo" onClick={onRedo} />
        <ActionButton label="Clear the board" icon="clear" onClick={onClear} />
      </div>
      <fieldset className={styles.choices} disabled={erasing}>
        <legend className="sr">Colour</legend>
        {inks.map(({ colour, label, token }) => (
          <label key={colour} className={styles.tool} title={label}>
            <input
              type="radio"
              className="sr"
              name={`${name}-colour`}
              checked={settings.brushColour === colour}
              onChange={() => onSet({ brushColour: colour })}
            />
            <span className={styles.ink} style={{ background: token }} aria-hidden />
            <span className="sr">{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.choices}>
        {erasing ? (
          <Choice
            label="Size of the eraser"
            value={settings.eraserSize}
            options={eraserSizes}
            onChange={(eraserSize) => onSet({ eraserSize })}
          />
        ) : (
          <>
            <Choice
              label="Width of the brush"
              value={settings.brushWidth}
              options={brushWidths}
              onChange={(brushWidth) => onSet({ brushWidth })}
            />
            <Choice
              label="Opacity"
              value={settings.opacity}
              options={opacities}
              onChange={(opacity) => onSet({ opacity })}
            />
          </>
        )}
        {fills ? (
          <label className={styles.fill}>
            <input type="checkbox" checked={settings.fill} onChange={({ target }) => onSet({ fill: target.checked })} />
            Fill
          </label>
        ) : null}
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  options: { value: number; label: string }[];
  onChange: (value: number) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={styles.select}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface ActionButtonProps {
  label: string;
  icon: keyof typeof toolIcons;
  /** Null: there is nothing to do. The button keeps its place and its focus. */
  onClick: (() => void) | null;
}

function ActionButton({ label, icon, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={onClick === null || undefined}
      onClick={() => onClick?.()}
    >
      <ToolIcon name={icon} />
    </button>
  );
}

function ToolIcon({ name }: { name: keyof typeof toolIcons }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" className={styles.icon} aria-hidden>
      <path d={toolIcons[name]} />
    </svg>
  );
}
