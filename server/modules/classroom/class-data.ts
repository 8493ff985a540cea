import type { ClassColour } from '../../../rules/classes';
import { classColours } from '../../../rules/classes';

/** What every page says of a class. */
export interface ClassFace {
  id: string;
  name: string;
  courseId: string;
  colour: ClassColour;
}

export function classFace(row: { id: string; name: string; course_id: string; colour: string }): ClassFace {
  return {
    id: row.id,
    name: row.name,
    courseId: row.course_id,
    colour: classColours.find((colour) => colour === row.colour) ?? 'BLUE',
  };
}
