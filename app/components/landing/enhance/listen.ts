export type Listener = [target: EventTarget, type: string, listener: (event: Event) => void];

/** Hears all of these until the function it returns is called; none may hold up scrolling. */
export function listen(listeners: readonly Listener[]): () => void {
  const controller = new AbortController();
  for (const [target, type, listener] of listeners) {
    target.addEventListener(type, listener, { signal: controller.signal, passive: true });
  }
  return () => controller.abort();
}
