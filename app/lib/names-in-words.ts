const list = new Intl.ListFormat('en-AU', { style: 'long', type: 'conjunction' });

/** "Ms Nair and Mr Osei". */
export const namesInWords = (names: readonly string[]): string => list.format(names);
