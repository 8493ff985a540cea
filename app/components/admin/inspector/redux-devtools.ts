import type { ActorView } from './messages';

interface DevToolsConnection {
  init: (state: unknown) => void;
  send: (action: { type: string; detail: string }, state: unknown) => void;
}

/** The state of every actor as one tree, by its key. */
type Tree = Record<string, { state: string[]; context: unknown }>;

/** Reports to the Redux DevTools extension, or to nobody when it is not installed. */
export function connectReduxDevTools(page: object = window): (actor: ActorView, event: string, detail: string) => void {
  const extension = Reflect.get(page, '__REDUX_DEVTOOLS_EXTENSION__') as
    | { connect?: (options: { name: string }) => DevToolsConnection }
    | undefined;
  const connection = extension?.connect?.({ name: 'Marsmaths machines' });
  let tree: Tree = {};
  connection?.init(tree);
  return (actor, event, detail) => {
    tree = { ...tree, [actor.key]: { state: actor.active, context: actor.context } };
    connection?.send({ type: `${actor.name} ${event}`, detail }, tree);
  };
}
