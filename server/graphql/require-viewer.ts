import { AppError } from '../platform/app-error';
import type { Viewer } from '../platform/viewer';
import type { GraphContext } from './context';

/** The viewer of a field whose scope asks for one. */
export function requireViewer({ viewer }: GraphContext): Viewer {
  if (viewer === null) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  return viewer;
}
