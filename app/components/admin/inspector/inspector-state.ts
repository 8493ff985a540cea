import type { ActorView, InspectorMessage } from './messages';

export interface LogLine {
  id: number;
  actor: string;
  event: string;
  detail: string;
  /** The active states after the event. */
  state: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface InspectorState {
  actors: ActorView[];
  /** Newest first. */
  log: LogLine[];
  lines: number;
}

export const emptyInspector: InspectorState = { actors: [], log: [], lines: 0 };
const longestLog = 200;

/** What the page shows after one more message. */
export function inspect(state: InspectorState, message: InspectorMessage): InspectorState {
  switch (message.kind) {
    case 'actor':
      return { ...state, actors: withActor(state.actors, message.actor) };
    case 'step': {
      const { actor, event, detail, at } = message;
      const line = { id: state.lines, actor: actor.name, event, detail, state: actor.active.at(-1) ?? '', at };
      return {
        actors: withActor(state.actors, actor),
        log: [line, ...state.log].slice(0, longestLog),
        lines: state.lines + 1,
      };
    }
    case 'left':
      return { ...state, actors: state.actors.filter(({ key }) => !message.keys.includes(key)) };
    default:
      return state;
  }
}

/** Actors that stopped are taken away; the others keep their place. */
function withActor(actors: ActorView[], actor: ActorView): ActorView[] {
  if (actor.status === 'stopped') return actors.filter(({ key }) => key !== actor.key);
  return actors.some(({ key }) => key === actor.key)
    ? actors.map((each) => (each.key === actor.key ? actor : each))
    : [...actors, actor];
}
