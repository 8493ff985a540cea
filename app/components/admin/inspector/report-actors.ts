import { Actor, type AnyActorRef, type InspectionEvent } from 'xstate';
import { listenToActors } from '../../../machines/inspection';
import { activePaths, chartOf, isRecord } from './chart';
import { type ActorView, asText, type InspectorMessage, inspectorChannel } from './messages';
import { connectReduxDevTools } from './redux-devtools';

/**
 * Tells every page of this browser that shows machines, and the Redux DevTools extension, what the actors of this page
 * do. Nothing leaves the browser. Returns the function that ends it.
 */
export function reportActors({ mayReceive }: { mayReceive: boolean }): () => void {
  const channel = new BroadcastChannel(inspectorChannel);
  const page = crypto.randomUUID();
  const actors = new Map<string, AnyActorRef>();
  const tellDevTools = connectReduxDevTools();
  const tell = (message: InspectorMessage): void => channel.postMessage(message);
  const keyOf = (actor: AnyActorRef): string => `${page} ${actor.sessionId}`;
  const view = (actor: AnyActorRef): ActorView => viewOf(actor, keyOf(actor));

  const stop = listenToActors((event: InspectionEvent) => {
    if (event.type !== '@xstate.actor' && event.type !== '@xstate.snapshot') return;
    const actor = event.actorRef;
    if (!(actor instanceof Actor)) return;
    actors.set(keyOf(actor), actor);
    if (event.type === '@xstate.actor') return tell({ kind: 'actor', actor: view(actor) });
    const seen = { ...view(actor), ...standing(event.snapshot) };
    const detail = asText(event.event);
    tell({ kind: 'step', actor: seen, event: event.event.type, detail, at: Date.now() });
    tellDevTools(seen, event.event.type, detail);
  });
  channel.onmessage = ({ data }: MessageEvent<InspectorMessage>) => {
    if (data.kind === 'ask') for (const actor of actors.values()) tell({ kind: 'actor', actor: view(actor) });
    if (data.kind === 'send' && mayReceive) actors.get(data.key)?.send(JSON.parse(data.event));
  };
  const leave = () => tell({ kind: 'left', keys: [...actors.keys()] });
  window.addEventListener('pagehide', leave);
  return () => {
    stop();
    leave();
    window.removeEventListener('pagehide', leave);
    channel.close();
  };
}

function viewOf(actor: AnyActorRef, key: string): ActorView {
  const logic: unknown = Reflect.get(actor, 'logic');
  const chart = chartOf(logic);
  return { key, name: chart?.name ?? actor.id, page: window.location.pathname, chart, ...standing(snapshotOf(actor)) };
}

/** An actor that has not started yet has no snapshot to give. */
function snapshotOf(actor: AnyActorRef): unknown {
  try {
    return actor.getSnapshot();
  } catch {
    return undefined;
  }
}

function standing(snapshot: unknown): Pick<ActorView, 'active' | 'context' | 'status'> {
  if (!isRecord(snapshot)) return { active: [], context: '', status: 'starting' };
  const { value, context, status } = snapshot;
  return { active: activePaths(value), context: asText(context), status: String(status ?? 'active') };
}
