export const flagModes = ['DEFAULT', 'ON', 'OFF', 'SOME'] as const;
export type FlagMode = (typeof flagModes)[number];

export interface FlagForm {
  name: string;
  mode: FlagMode;
  percentage: number;
  emails: string[];
}

/** Reads the form of one flag: addresses stand apart by spaces, commas or lines. Null when it is not that form. */
export function readFlagForm(text: (name: string) => string): FlagForm | null {
  const mode = flagModes.find((each) => each === text('mode'));
  const percentage = text('percentage').trim();
  if (mode === undefined || !/^\d{0,3}$/.test(percentage)) return null;
  return {
    name: text('name'),
    mode,
    percentage: Number(percentage),
    emails: text('emails')
      .split(/[\s,;]+/)
      .filter((email) => email !== ''),
  };
}
