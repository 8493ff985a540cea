const bars = {
  __html:
    '<g stroke="var(--surface)" stroke-width="2.5"><path fill="var(--fig-a)" d="M10 20h60v36H10ZM70 20h60v36H70Z"/><path fill="var(--fig-a-soft)" d="M130 20h60v36h-60Z"/><path fill="var(--fig-b)" d="M10 80h45v36H10Z"/><path fill="var(--fig-b-soft)" d="M55 80h45v36H55ZM100 80h45v36h-45ZM145 80h45v36h-45Z"/></g><g fill="none" stroke="var(--fig-line)" stroke-width="2.5"><rect x="10" y="20" width="180" height="36" rx="8"/><rect x="10" y="80" width="180" height="36" rx="8"/></g><path d="M10 134h180M10 129v10M190 129v10" stroke="var(--fig-line)" stroke-width="2"/>',
};

/** Two bars in different pieces: decoration beside the main card. */
export function FractionPicture() {
  return <svg viewBox="0 0 200 150" width="200" aria-hidden="true" dangerouslySetInnerHTML={bars} />;
}
