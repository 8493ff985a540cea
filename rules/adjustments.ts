/**
 * What a person adjusts for themselves, everywhere in the product: `spacing` sets letters, words and lines further apart,
 * `calm` stops all movement, `sounds` plays a short sound with a verdict. The clock of challenges is `practiceTimer`.
 */
export const adjustments = ['spacing', 'calm', 'sounds'] as const;
