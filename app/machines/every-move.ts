/** As much of an actor as is watched here. */
interface Watched<Event> {
  send: (event: Event) => void;
  getSnapshot: () => { value: unknown; context: unknown };
}

/** The state an event leads to; `noted` when it only changes what the machine knows; `ignored` when it changes nothing. */
type Move = 'ignored' | 'noted' | unknown;

/** For tests: tries every event on a machine in one state, each on a machine of its own that `begin` brings there. */
export function everyMove<Event, Name extends string>(
  begin: () => Watched<Event>,
  events: Record<Name, Event>,
  stateOf: (value: never) => unknown = (value) => value,
): Record<Name, Move> {
  const moves = Object.entries<Event>(events).map(([name, event]) => {
    const actor = begin();
    const before = actor.getSnapshot();
    actor.send(event);
    const after = actor.getSnapshot();
    const [from, to] = [stateOf(before.value as never), stateOf(after.value as never)];
    if (JSON.stringify(from) !== JSON.stringify(to)) return [name, to];
    return [name, JSON.stringify(before.context) === JSON.stringify(after.context) ? 'ignored' : 'noted'];
  });
  return Object.fromEntries(moves);
}
