import { useState } from 'react';
import { type ClassColour, classColours, classLimits } from '../../../rules/classes';
import { australianZones, zoneLabel } from '../../../rules/time-zones';
import { TextField } from '../account/text-field';
import { useBrowserZone } from '../account/use-browser-zone';
import { ClassBadge } from '../classes/class-badge';
import { CourseField } from '../courses/course-field';
import { Choices } from '../ui/choices';
import { Field } from '../ui/field';
import { Cluster } from '../ui/layout';
import { Select } from '../ui/select';

export interface ClassFieldsProps {
  values: { name: string; courseId: string; colour: string; timeZone: string };
  errors: Record<string, string>;
  courses: { id: string; name: string }[];
  /** A class that nobody has made yet. */
  isNew?: boolean;
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
export function ClassFields({ values, errors, courses, isNew = false }: ClassFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        hint="Keep it short, such as 8B or Maths club."
        name="name"
        defaultValue={values.name}
        maxLength={classLimits.longestName}
        autoComplete="off"
        error={errors.name}
      />
      <CourseField courses={courses} value={values.courseId} error={errors.courseId} />
      <Choices
        legend="Colour"
        name="colour"
        error={errors.colour}
        chosen={values.colour}
        options={classColours.map((colour) => ({
          value: colour,
          label: (
            <Cluster as="span">
              <ClassBadge name="Aa" colour={colour} />
              {colourNames[colour]}
            </Cluster>
          ),
        }))}
      />
      <ZoneField value={values.timeZone} proposes={isNew} error={errors.timeZone} />
    </>
  );
}

interface ZoneFieldProps {
  value: string;
  /** Whether the zone of the teacher's browser stands there until they choose. */
  proposes: boolean;
  error: string | undefined;
}

/** The zone that the dates of a class are in. */
function ZoneField({ value, proposes, error }: ZoneFieldProps) {
  const own = useBrowserZone();
  const [chosen, setChosen] = useState<string | null>(null);
  const proposed = chosen ?? (proposes ? (own ?? value) : value);
  const listed = australianZones.map(({ id }) => id);
  const others = [...new Set([value, proposed])].filter((id) => !listed.includes(id));
  const hint = proposes
    ? 'Due dates use this time zone.'
    : 'Due dates use this time zone. If you change it, upcoming tasks keep their times of day.';
  return (
    <Field label="Time zone" hint={hint} error={error}>
      {(aria) => (
        <Select {...aria} name="timeZone" value={proposed} onChange={(event) => setChosen(event.target.value)}>
          {[...others, ...listed].map((id) => (
            <option key={id} value={id}>
              {zoneLabel(id)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
