/** Events of one namespace: `publish` hands the payload to every subscriber of its type, in the order they came. */
export interface EventBus<Events extends object> {
  /** Returns the function that ends the subscription. */
  subscribe<Type extends keyof Events & string>(type: Type, hear: (payload: Events[Type]) => void): () => void;
  /** Throws when nobody listens: an event that goes nowhere is a mistake. */
  publish<Type extends keyof Events & string>(type: Type, payload: Events[Type]): void;
}

export function createEventBus<Events extends object>(namespace: string): EventBus<Events> {
  const subscribers = new Map<string, Set<(payload: never) => void>>();
  return {
    subscribe(type, hear) {
      const heard = subscribers.get(type) ?? new Set();
      subscribers.set(type, heard.add(hear));
      return () => {
        heard.delete(hear);
      };
    },
    publish(type, payload) {
      const heard = subscribers.get(type);
      if (heard === undefined || heard.size === 0) {
        throw new Error(`No subscribers found for event type ${type} in namespace ${namespace}`);
      }
      for (const hear of [...heard]) hear(payload as never);
    },
  };
}
