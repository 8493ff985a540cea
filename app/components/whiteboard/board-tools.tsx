import { useId } from 'react';
import type { BoardKit } from '../../../rules/whiteboard/kit';
import { freeInks, type InkColour, type Sticker, type WhiteboardSettings } from '../../../rules/whiteboard/shapes';
import { stickerArt, stickerBox } from './sticker-art';
import { brushes, brushWidths, eraserSizes, inks, opacities, stickerLabels, toolIcons, tools } from './tools';
import styles from './whiteboard.module.css';

interface BoardToolsProps {
  settings: WhiteboardSettings;
  /** What the student has beyond the free tools; nothing else is offered. */
  kit: BoardKit;
  onSet: (settings: Partial<WhiteboardSettings>) => void;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onClear: (() => void) | null;
}

/** What one draws with. Tools and colours are radio buttons: one stop of the Tab key each, arrows choose. */
export function BoardTools({ settings, kit, onSet, onUndo, onRedo, onClear }: BoardToolsProps) {
  const name = useId();
  const erasing = settings.mode === 'eraser';
  const sticking = settings.mode === 'sticker';
  const ownInks: readonly InkColour[] = [...freeInks, ...kit.inks];
  const ownBrushes = brushes.filter(({ value }) => value === 'plain' || kit.brushes.includes(value));
  const ownTools = tools.filter(({ mode }) => mode !== 'sticker' || kit.stickers.length > 0);
  const fills = settings.mode === 'rectangle' || settings.mode === 'ellipse';
  return (
    <div className={styles.tools}>
      <fieldset className={styles.choices}>
        <legend className="sr">Tool</legend>
        {ownTools.map(({ mode, label }) => (
          <label key={mode} className={styles.tool} title={label}>
            <input
              type="radio"
              className="sr"
              name={`${name}-mode`}
              checked={settings.mode === mode}
              onChange={() =>
                onSet(mode === 'sticker' ? { mode, sticker: settings.sticker ?? kit.stickers[0] ?? null } : { mode })
              }
            />
            <ToolIcon name={mode} />
            <span className="sr">{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.choices}>
        <ActionButton label="Undo" icon="undo" onClick={onUndo} />
        <ActionButton label="Redo" icon="redo" onClick={onRedo} />
        <ActionButton label="Clear board" icon="clear" onClick={onClear} />
      </div>
      {sticking ? <StickerChoice name={name} chosen={settings.sticker} stickers={kit.stickers} onSet={onSet} /> : null}
      <fieldset className={styles.choices} disabled={erasing} hidden={sticking}>
        <legend className="sr">Colour</legend>
        {inks
          .filter(({ colour }) => ownInks.includes(colour))
          .map(({ colour, label, token }) => (
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
        {sticking ? null : erasing ? (
          <Choice
            label="Eraser size"
            value={settings.eraserSize}
            options={eraserSizes}
            onChange={(eraserSize) => onSet({ eraserSize })}
          />
        ) : (
          <>
            {settings.mode === 'pen' && ownBrushes.length > 1 ? (
              <Choice
                label="Pen type"
                value={settings.brush}
                options={ownBrushes}
                onChange={(brush) => onSet({ brush })}
              />
            ) : null}
            <Choice
              label="Brush width"
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

interface StickerChoiceProps {
  name: string;
  chosen: Sticker | null;
  stickers: readonly Sticker[];
  onSet: BoardToolsProps['onSet'];
}

/** Choose a sticker the tool puts down. */
function StickerChoice({ name, chosen, stickers, onSet }: StickerChoiceProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className="sr">Choose a sticker</legend>
      {stickers.map((sticker) => (
        <label key={sticker} className={styles.tool} title={stickerLabels[sticker]}>
          <input
            type="radio"
            className="sr"
            name={`${name}-sticker`}
            checked={chosen === sticker}
            onChange={() => onSet({ sticker })}
          />
          <svg width={30} height={30} viewBox={`0 0 ${stickerBox} ${stickerBox}`} aria-hidden>
            {stickerArt[sticker].map(({ path, fill }) => (
              <path key={path} d={path} fill={fill} />
            ))}
          </svg>
          <span className="sr">{stickerLabels[sticker]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps<T extends number | string> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChange: (value: T) => void;
}

function Choice<T extends number | string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <select
      aria-label={label}
      className={styles.select}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
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
