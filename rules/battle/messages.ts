/** What a page about battles says while their flag is off. */
export const battlesOff = 'Battles are switched off at the moment. Your rating and your results are kept.';
