import { dayBefore, type State, termStarts } from './terms';

/** A season of ranked battles: a school term with the holidays after it. */
export interface Season {
  /** The same in every state: "2026-T4". */
  id: string;
  /** "Term 4, 2026" */
  name: string;
  /** First and last day, yyyy-MM-dd. */
  beginsOn: string;
  endsOn: string;
  /** Whether the days are a national approximation: the state has not published them, or is not known. */
  isApproximate: boolean;
}

/** The season before the one that runs on a day. */
export function seasonBefore(day: string, state: State | null): Season {
  return seasonAt(dayBefore(seasonAt(day, state).beginsOn), state);
}

/** The season on a day (yyyy-MM-dd, where the student lives). Without a state, by the national approximation. */
export function seasonAt(day: string, state: State | null): Season {
  const year = Number(day.slice(0, 4));
  const terms = [year - 1, year, year + 1].flatMap((each) => {
    const { starts, isApproximate } = termStarts(each, state);
    return starts.map((beginsOn, place) => ({ year: each, number: place + 1, beginsOn, isApproximate }));
  });
  const place = terms.findLastIndex(({ beginsOn }) => beginsOn <= day);
  const [term, next] = [terms[place], terms[place + 1]];
  if (!term || !next) throw new RangeError(`No season on “${day}”: a day is written yyyy-MM-dd.`);
  return {
    id: `${term.year}-T${term.number}`,
    name: `Term ${term.number}, ${term.year}`,
    beginsOn: term.beginsOn,
    endsOn: dayBefore(next.beginsOn),
    isApproximate: term.isApproximate || next.isApproximate,
  };
}
