/** Shows the print buttons of a page that React leaves alone, and makes them print. */
export function enhancePrint(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}
