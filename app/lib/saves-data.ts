/** Whether the person asked the browser to be sparing; browsers that do not say so count as no. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
