import { loadPart } from '../../lib/load-part';
import { keptPart } from './kept-part';

export type BehaviourParts = typeof import('./parts');

/** The code of all that behaves (menus, popovers, dialogs, toasts), fetched when something of it is wanted. */
export const behaviour = keptPart(() => loadPart(() => import('./parts')));
