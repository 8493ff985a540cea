import { z } from 'zod';
import { mostFirstCourses } from './limits';

/** Each course once, in the order given. */
const courseIds = z
  .array(z.string())
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= mostFirstCourses, 'Choose up to three courses to start with.');

/** The courses of a sign-up; none where the year level decides. */
export const firstCourses = courseIds.nullish().transform((ids) => ids ?? []);

/** The step that asks for them, which needs one at least. */
export const firstCoursesForm = z.object({
  courseIds: courseIds.refine((ids) => ids.length > 0, 'Tick at least one course to start with.'),
});
