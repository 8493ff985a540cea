import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { startCase } from '../../lib/start-case';
import { Alert } from '../ui/alert';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { Chip, type ChipTone } from '../ui/chip';
import { Choices } from '../ui/choices';
import { Field } from '../ui/field';
import { Cluster, Grid, Stack } from '../ui/layout';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';
import type { FlagSetting, RefusedFlag } from './flag-setting';
import { modeLabels, standingSentence } from './flag-standing';

type Mode = FlagSetting['mode'];

const modes = ['DEFAULT', 'ON', 'OFF', 'SOME'] as const satisfies Mode[];
const tones: Record<Mode, ChipTone> = { DEFAULT: 'plain', ON: 'good', OFF: 'bad', SOME: 'warn' };

/** One flag: what it does, how it stands, and the form that changes it. Without scripts every field shows. */
export function FlagCard({ flag, refused }: { flag: FlagSetting; refused: RefusedFlag | null }) {
  const typed = refused?.typed ?? { mode: flag.mode, percentage: flag.percentage, emails: flag.emails.join(', ') };
  const [mode, setMode] = useState<string>(typed.mode);
  const { formData } = useNavigation();
  return (
    <Section
      label={flag.name}
      title={startCase(flag.name.replaceAll('-', '_'))}
      aside={<Chip tone={tones[flag.now]}>{modeLabels[flag.now]}</Chip>}
    >
      <p>{flag.description}</p>
      <p className="small muted">{standingSentence(flag)}</p>
      <Stack as={Form} method="post" preventScrollReset>
        <input type="hidden" name="name" value={flag.name} />
        <input type="hidden" name="seen" value={flag.updatedAt ?? ''} />
        {refused?.isConflict ? (
          <BothVersions
            by={null}
            at={null}
            fields={[
              { name: 'mode', label: 'Who has it', mine: [refused.typed.mode], theirs: [flag.mode] },
              {
                name: 'percentage',
                label: 'Percentage of people',
                mine: [refused.typed.percentage],
                theirs: [String(flag.percentage)],
              },
              {
                name: 'emails',
                label: 'Always on for these email addresses',
                mine: [refused.typed.emails],
                theirs: [flag.emails.join(', ')],
              },
            ]}
            show={(name, [value = '']) => (name === 'mode' ? modeText(flag, value) : value)}
          />
        ) : null}
        <Choices
          legend="Who has it"
          isLegendHidden
          name="mode"
          chosen={typed.mode}
          onChoose={setMode}
          options={modes.map((value) => ({ value, label: modeText(flag, value) }))}
        />
        <Grid align="bottom" className={mode === 'SOME' ? undefined : 'without-scripts'}>
          <Field label="Percentage of people">
            {(aria) => (
              <TextInput
                {...aria}
                name="percentage"
                inputMode="numeric"
                maxLength={3}
                defaultValue={typed.percentage}
              />
            )}
          </Field>
          <Field label="Always on for these email addresses" hint="Start a whole domain with @.">
            {(aria) => <TextInput {...aria} name="emails" defaultValue={typed.emails} autoComplete="off" />}
          </Field>
        </Grid>
        <Alert>{refused?.problem}</Alert>
        <Cluster>
          <Button type="submit" size="sm" busy={formData?.get('name') === flag.name}>
            Save
          </Button>
        </Cluster>
      </Stack>
    </Section>
  );
}

function modeText({ standard }: FlagSetting, mode: string): string {
  if (mode === 'DEFAULT') return `Default (${modeLabels[standard].toLowerCase()})`;
  return modeLabels[modes.find((known) => known === mode) ?? 'DEFAULT'];
}
