import { soldBrushes, soldInks, stickers } from '../../../rules/whiteboard/shapes';
import { boardShapes } from '../whiteboard/board-svg';

const wave = Array.from({ length: 41 }, (_, at) => [20 + 2 * at, 60 + 24 * Math.sin(at / 4.2), 0.5]).flat();

/** On a sheet of paper of 120 by 120, as the whiteboard itself draws it; null for what is not of the whiteboard. */
export function boardItemArt(id: string): string | null {
  const [kind, name] = id.split('-');
  const sticker = kind === 'sticker' ? stickers.find((known) => known === name) : undefined;
  if (sticker) return sheet(boardShapes([{ kind: 'sticker', sticker, x: 60, y: 60, size: 68, opacity: 1 }]));
  const colour = soldInks.find((known) => known === name);
  const brush = soldBrushes.find((known) => known === name);
  if (kind !== 'pen' || (!colour && !brush)) return null;
  const line = { kind: 'pen' as const, points: wave, width: 5, colour: colour ?? ('black' as const), opacity: 1 };
  return sheet(boardShapes([brush ? { ...line, brush } : line]));
}

const sheet = (art: string) =>
  `<rect x="8" y="8" width="104" height="104" rx="12" fill="#fff"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${art}</g>`;
