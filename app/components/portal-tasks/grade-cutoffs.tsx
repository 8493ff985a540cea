import { Field, Fieldset } from '../ui/field';
import { Grid } from '../ui/layout';
import { TextInput } from '../ui/text-input';

const letters = ['A', 'B', 'C', 'D'] as const;

interface GradeCutoffsProps {
  value: (letter: string) => string | undefined;
  error: string | undefined;
}

/** From how many per cent on each letter is given. */
export function GradeCutoffs({ value, error }: GradeCutoffsProps) {
  return (
    <Fieldset legend="Grade cut-offs (%)" error={error}>
      <Grid least={90} gap={3}>
        {letters.map((letter) => (
          <Field key={letter} label={letter}>
            {(aria) => (
              <TextInput {...aria} type="number" name={letter} min={1} max={100} defaultValue={value(letter)} />
            )}
          </Field>
        ))}
      </Grid>
    </Fieldset>
  );
}
