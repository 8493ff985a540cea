/** Fetches a picture before it is shown. One that cannot be had is worth a warning in the console and nothing more. */
export function preloadImage(address: string, picture: HTMLImageElement = new Image()): void {
  picture.onerror = () => console.warn(`The picture ${address} could not be preloaded.`);
  picture.src = address;
}
