const narrow = /[iljtfrI.,:;'|!()[\]\u2009 °·/-]/;
const wide = /[mwMW@%→⟶—]/;
const capital = /[A-Z+=×÷−<>≤≥≠≈0-9π√]/;

/** How wide a text will be, in drawing units: an estimate on the safe side, because a server cannot measure. */
export function textWidth(text: string, size = 16): number {
  let ems = 0;
  for (const sign of text) {
    ems += narrow.test(sign) ? 0.34 : wide.test(sign) ? 0.92 : capital.test(sign) ? 0.64 : sign > '\u2e80' ? 1 : 0.56;
  }
  return ems * size;
}

/** The widest of several texts, 0 for none. */
export function widest(texts: readonly string[], size = 16): number {
  return texts.reduce((most, text) => Math.max(most, textWidth(text, size)), 0);
}
