/**
 * Calls back once the frame is painted that is being made now. Returns the function that gives it up. A page that is
 * hidden paints none: there it is called when the page is seen again.
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
