import type { ChartNode } from './chart';

/** Pages of one browser talk over this channel: those that report, and the one that shows. */
export const inspectorChannel = 'marsmaths-machines';

/** An actor as it stands. */
export interface ActorView {
  /** Unlike in every page. */
  key: string;
  name: string;
  /** Address of the page it lives in, without its query. */
  page: string;
  chart: ChartNode | null;
  /** Paths of the active states. */
  active: string[];
  /** JSON, cut where it grows too long. */
  context: string;
  status: string;
}

export type InspectorMessage =
  | { kind: 'actor'; actor: ActorView }
  | { kind: 'step'; actor: ActorView; event: string; detail: string; at: number }
  /** A page that reported is left: its actors are gone. */
  | { kind: 'left'; keys: string[] }
  /** Asks every page for the actors it has. */
  | { kind: 'ask' }
  /** Development alone: an event for one actor, as JSON. */
  | { kind: 'send'; key: string; event: string };

const longest = 4000;

/** Anything as text for reading; what cannot be written says so. */
export function asText(value: unknown): string {
  try {
    const text =
      JSON.stringify(value, (_, each: unknown) => (typeof each === 'function' ? '(function)' : each), 2) ?? '';
    return text.length > longest ? `${text.slice(0, longest)} …` : text;
  } catch {
    return '(not readable)';
  }
}
