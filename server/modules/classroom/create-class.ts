import { classLimits } from '../../../rules/classes';
import { classForm } from '../../../rules/forms/class';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import { badField, parseInput } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findCourse } from '../catalogue';
import { lockPerson } from '../identity';
import { countOpenClasses, findClassOfForm, insertClass } from './classes.repo';
import { newJoinCode } from './join-code';
import { requireTeacher } from './teaching';

const codeTries = 5;

/**
 * Makes a class of the viewer's and returns its id. The same form (`creationKey`) with the same name and course
 * makes one class, however often it is sent.
 * Throws BAD_INPUT with the field, UNPROCESSABLE above a hundred open classes, RATE_LIMITED above thirty new ones an hour.
 */
export async function createClass(
  { db, clock, limits }: Services,
  viewer: Viewer,
  input: { creationKey: string; name: string; courseId: string; colour: string; timeZone: string },
): Promise<string> {
  requireTeacher(viewer);
  const { name, courseId, colour, timeZone } = readClassForm(input);
  if (!/^[\w-]{8,64}$/.test(input.creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  // A form that the browser kept may be filled in anew: that is another class.
  const creationKey = `${input.creationKey} ${courseId} ${name}`;
  const made = await findClassOfForm(db, viewer.id, creationKey);
  if (made !== null) return made;
  await takeOrRefuse(limits, [['classInHour', viewer.id]], 'That was a lot of new classes. Please wait a bit.');
  const row = {
    teacher_id: viewer.id,
    name,
    course_id: courseId,
    colour,
    time_zone: timeZone,
    creation_key: creationKey,
    created_at: clock.now(),
  };
  return db.transaction().execute(async (trx) => {
    // Counted under the person's lock: two at once cannot pass the limit together.
    await lockPerson(trx, viewer.id);
    const first = await findClassOfForm(trx, viewer.id, creationKey);
    if (first !== null) return first;
    if ((await countOpenClasses(trx, viewer.id)) >= classLimits.classesOfTeacher) throw tooManyClasses();
    for (let attempt = 0; attempt < codeTries; attempt += 1) {
      const id = newId();
      // Where nothing was inserted, the code is taken.
      if (await insertClass(trx, { ...row, id, join_code: newJoinCode() })) return id;
    }
    throw new Error('No free join code was found.');
  });
}

function tooManyClasses(): AppError {
  const most = classLimits.classesOfTeacher;
  return new AppError(
    'UNPROCESSABLE',
    `You have ${most} open classes. Archive one you’ve finished with, then create the new one.`,
  );
}

/** What a class form says, checked; BAD_INPUT with the field otherwise. */
export function readClassForm(input: { name: string; courseId: string; colour: string; timeZone: string }) {
  const read = parseInput(classForm, input);
  if (!findCourse(read.courseId)) throw badField('courseId', 'Choose a course for the class.');
  return read;
}
