import { type ClassColour, classColours, classLimits } from '../../../rules/classes';
import { australianZones, zoneLabel } from '../../../rules/time-zones';
import { TextField } from '../account/text-field';
import { ClassBadge } from '../classes/class-badge';
import { CourseField } from '../courses/course-field';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import fields from './class-fields.module.css';
import styles from './portal.module.css';

export interface ClassFieldsProps {
  values: { name: string; courseId: string; colour: string; timeZone: string };
  errors: Record<string, string>;
  courses: { id: string; name: string }[];
}

export const colourNames: Record<ClassColour, string> = {
  BLUE: 'Blue',
  ORANGE: 'Orange',
  GREEN: 'Green',
  AMBER: 'Amber',
  SAND: 'Sand',
  NIGHT: 'Night',
};

/** What a teacher says of a class. */
export function ClassFields({ values, errors, courses }: ClassFieldsProps) {
  const isListed = australianZones.some(({ id }) => id === values.timeZone);
  return (
    <>
      <TextField
        label="Name"
        hint="Short, as you say it: 8B, or Maths club."
        name="name"
        defaultValue={values.name}
        maxLength={classLimits.longestName}
        autoComplete="off"
        error={errors.name}
      />
      <CourseField courses={courses} value={values.courseId} error={errors.courseId} />
      <fieldset className={fields.colours}>
        <legend>Colour</legend>
        {classColours.map((colour) => (
          <label key={colour}>
            <input type="radio" name="colour" value={colour} defaultChecked={colour === values.colour} />
            <ClassBadge name="Aa" colour={colour} />
            {colourNames[colour]}
          </label>
        ))}
        {errors.colour === undefined ? null : <p className={styles.problem}>{errors.colour}</p>}
      </fieldset>
      <Field label="Time zone" hint="Dates of the class are meant in it." error={errors.timeZone}>
        {(aria) => (
          <Select {...aria} name="timeZone" defaultValue={values.timeZone}>
            {isListed ? null : <option value={values.timeZone}>{zoneLabel(values.timeZone)}</option>}
            {australianZones.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
