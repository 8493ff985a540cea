/** Where the click id is told; beside the other paths it would bring them all into the script of visitors' pages. */
export const clickReportPath = '/api/click-id';

const idShape = /^[\w.~-]{1,512}$/;

/** The click id that a short-video platform put into an address; null when there is none that could be one. */
export function clickIdOf(search: string | URLSearchParams): string | null {
  const id = new URLSearchParams(search).get('ttclid') ?? '';
  return idShape.test(id) ? id : null;
}
