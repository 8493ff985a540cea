import { AppError } from '../../platform/app-error';
import { lastNumber, type Scene } from './scene';
import type { NewMessage, StudentMessage } from './turn';

/**
 * A message has the number after the last one. Where the page has shown `pending` already, which is not stored yet, the
 * number after that; returns it then, to be stored first.
 *
 * @throws AppError CONFLICT for any other number: the talk went on, or was deleted, in another window
 */
export function nextNumber(
  scene: Scene,
  { number }: StudentMessage,
  pending: NewMessage | null = null,
): NewMessage | null {
  const next = lastNumber(scene) + 1;
  if (number === next) return null;
  if (number === next + 1 && pending !== null) return pending;
  throw wentOn();
}

export const wentOn = (): AppError =>
  new AppError('CONFLICT', 'You continued this conversation in another window. Reload it, then send your message.');
