/** A program with all it imports, as one text (`scripts/lib/bundled-text.mjs`); empty in the browser. */
declare module '*?bundled' {
  const code: string;
  export default code;
}
