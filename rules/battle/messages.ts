/** What a page about battles says while their flag is off. */
export const battlesOff = 'Battles are switched off right now. Your rating and results are saved.';
