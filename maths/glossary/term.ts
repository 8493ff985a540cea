/** What a word of mathematics means. */
export interface Term {
  /** As it stands in a sentence: "prime number". */
  term: string;
  /** What else students call it, also as something to do: "primes", "adding fractions". Lower case. */
  otherNames: string[];
  /** Topics of the curriculum that use it, the earliest first: the words are as plain as that year needs. */
  topicIds: string[];
  /** One or two short sentences. Rich text. */
  definition: string;
  /** One small worked example. Rich text. */
  example: string;
  /** Equations in these texts that are taken as given, LaTeX. Everything else they state is true or follows. */
  given?: string[];
}
