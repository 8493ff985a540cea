import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { describeBoard } from '../../../rules/whiteboard/shapes';
import { Button } from '../ui/button';
import { BoardTools } from './board-tools';
import { keepBoard, takeBoardBack } from './keep-board';
import { TextEntry } from './text-entry';
import { inks } from './tools';
import { type TextPlace, useDrawing } from './use-drawing';
import { useWhiteboard, type WhiteboardProps } from './use-whiteboard';
import styles from './whiteboard.module.css';

/** A text on the board is as large as the text around it. */
const textSize = 20;

/** A board to draw on beside a question. The drawing stays in this browser, and goes with the answer if one says so. */
export function Whiteboard(props: WhiteboardProps) {
  const { questionId, kit } = props;
  const { actor, state } = useWhiteboard(props);
  const { settings, history, kept, isConflict, refusal } = state.context;
  const { present } = history;
  const pad = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<TextPlace | null>(null);
  const { cursor, onKeyDown } = useDrawing(actor, { pad, base, live }, (place) => {
    // A text that is being typed is written by leaving its box.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    setText(place);
  });
  const name = useId();
  const undo = history.past.length > 0 ? () => actor.send({ type: 'UNDO' }) : null;
  const redo = history.future.length > 0 ? () => actor.send({ type: 'REDO' }) : null;
  const clear = present.shapes.length > 0 ? () => actor.send({ type: 'CLEAR' }) : null;
  const keeping = state.matches('keeping');
  const isKept = kept !== null && kept.board === present;

  const onShortcut = (event: KeyboardEvent) => {
    const step = shortcut(event);
    if (step === null) return;
    event.preventDefault();
    actor.send({ type: step });
  };

  const write = ({ x, y }: TextPlace, typed: string) => {
    setText(null);
    pad.current?.focus({ preventScroll: true });
    if (typed.trim() === '') return;
    const { brushColour: colour, opacity } = settings;
    const { clientWidth: width, clientHeight: height } = pad.current ?? { clientWidth: 0, clientHeight: 0 };
    actor.send({
      type: 'DRAW',
      shape: { kind: 'text', x, y, text: typed, size: textSize, colour, opacity },
      width,
      height,
    });
  };

  return (
    <fieldset aria-label="Whiteboard" className={styles.board} onKeyDown={onShortcut}>
      <BoardTools
        settings={settings}
        kit={kit}
        onSet={(change) => actor.send({ type: 'SET', settings: change })}
        onUndo={undo}
        onRedo={redo}
        onClear={clear}
      />
      <div
        ref={pad}
        role="application"
        tabIndex={0}
        aria-label="Drawing board"
        aria-describedby={`${name}-keys`}
        className={styles.pad}
        data-mode={settings.mode}
        onKeyDown={onKeyDown}
      >
        <canvas ref={base} role="img" aria-label={describeBoard(present)} className={styles.canvas} />
        <canvas ref={live} aria-hidden className={styles.canvas} />
        {cursor === null ? null : (
          <span className={styles.cursor} style={{ left: cursor.x, top: cursor.y }} aria-hidden />
        )}
        {text === null ? null : (
          <TextEntry
            key={`${text.x} ${text.y}`}
            place={text}
            size={textSize}
            colour={inks.find(({ colour }) => colour === settings.brushColour)?.token ?? ''}
            onDone={(typed) => write(text, typed)}
          />
        )}
      </div>
      <p id={`${name}-keys`} className="sr">
        Arrow keys move, Enter starts and finishes a shape, Escape cancels it. Control Z undoes and Control Y redoes.
      </p>
      <p role="status" className="sr">
        {describeBoard(present)}
        {isKept ? '. Saved with your answer.' : ''}
      </p>
      {refusal === null ? null : (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={styles.foot}>
        <p>{isKept ? 'Saved with your answer. You’ll see it in your review.' : 'Stays on this device for 7 days.'}</p>
        {kept === null || isConflict ? null : (
          <Button variant="quiet" size="sm" busy={keeping} onClick={() => void takeBoardBack(actor, questionId)}>
            Don’t save it
          </Button>
        )}
        {isConflict ? (
          <Button variant="line" size="sm" busy={keeping} onClick={() => actor.send({ type: 'SHOW_KEPT' })}>
            Show the other drawing
          </Button>
        ) : null}
        {isKept ? null : (
          <Button variant="line" size="sm" busy={keeping} onClick={() => void keepBoard(actor, questionId)}>
            {kept === null ? 'Save with my answer' : 'Save this drawing instead'}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function shortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'UNDO' | 'REDO' | null {
  if ((!ctrlKey && !metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'REDO' : 'UNDO';
  return letter === 'y' && !shiftKey ? 'REDO' : null;
}
