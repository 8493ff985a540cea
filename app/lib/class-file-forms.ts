/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  message: string;
}
