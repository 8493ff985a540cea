import type { DrawingMode, InkColour, SoldBrush, Sticker } from '../../../rules/whiteboard/shapes';

/** Drawings of 24 × 24 (from Lucide, ISC), here so that no page carries them before the board is opened. */
export const toolIcons = {
  pen: 'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  line: 'M22 2 2 22',
  arrow: 'M7 7h10v10M7 17 17 7',
  rectangle: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  ellipse: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  text: 'M12 4v16M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2M9 20h6',
  sticker: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8.500 14.500a4.500 4.500 0 0 0 7 0M9 9.500h.01M15 9.500h.01',
  eraser:
    'M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21M5.082 11.09l8.828 8.828',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  clear: 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
} as const;

export const tools: { mode: DrawingMode; label: string }[] = [
  { mode: 'pen', label: 'Pen' },
  { mode: 'line', label: 'Line' },
  { mode: 'arrow', label: 'Arrow' },
  { mode: 'rectangle', label: 'Rectangle' },
  { mode: 'ellipse', label: 'Ellipse' },
  { mode: 'text', label: 'Text' },
  { mode: 'sticker', label: 'Sticker' },
  { mode: 'eraser', label: 'Eraser' },
];

/** The black ink is white in the dark: its name says what it is for. */
export const inks: { colour: InkColour; label: string; token: string }[] = [
  { colour: 'black', label: 'Ink', token: 'var(--fig-line)' },
  { colour: 'blue', label: 'Blue', token: 'var(--fig-a)' },
  { colour: 'orange', label: 'Orange', token: 'var(--fig-b)' },
  { colour: 'green', label: 'Green', token: 'var(--fig-c)' },
  { colour: 'plum', label: 'Plum', token: 'var(--fig-d)' },
  { colour: 'teal', label: 'Teal', token: 'var(--fig-e)' },
];

export const brushes: { value: SoldBrush | 'plain'; label: string }[] = [
  { value: 'plain', label: 'Plain pen' },
  { value: 'dashes', label: 'Dashed pen' },
  { value: 'quill', label: 'Quill pen' },
];

export const stickerLabels: Record<Sticker, string> = {
  star: 'Star',
  tick: 'Tick',
  bulb: 'Idea',
  question: 'Question',
  rocket: 'Rocket',
  planet: 'Planet',
  rover: 'Rover',
};

export const brushWidths = [
  { value: 1.5, label: 'Thin' },
  { value: 3, label: 'Medium' },
  { value: 6, label: 'Thick' },
];

export const eraserSizes = [
  { value: 5, label: 'Small' },
  { value: 16, label: 'Medium' },
  { value: 40, label: 'Large' },
];

export const opacities = [
  { value: 1, label: 'Solid' },
  { value: 0.4, label: 'See-through' },
];
