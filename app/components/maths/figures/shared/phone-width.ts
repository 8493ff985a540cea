/** The room a question leaves on a phone of 390 pixels; no drawing with text is wider than this. */
export const phoneWidth = 350;
