/** The build that this page came from, as the server wrote it on the document (`app/root.tsx`). */
export function buildOfPage(): string {
  return document.documentElement.dataset.build ?? '';
}
