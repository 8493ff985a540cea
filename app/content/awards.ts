export interface Award {
  /** Name of the prize or the mention, as its giver writes it. */
  name: string;
  givenBy: string;
  year: number;
  /** The giver's own page about it. */
  link: string;
}

/** Awards and mentions that the front page shows. Only what a giver's own page confirms; with none, no section. */
export const awards: readonly Award[] = [];
