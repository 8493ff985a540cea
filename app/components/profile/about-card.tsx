import { useNavigation } from '@remix-run/react';
import { Fragment } from 'react';
import { longestNickname, yearLevels } from '../../../rules/forms/limits';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { LineForm } from '../ui/forms';
import { LinkButton } from '../ui/link-button';
import { DataList } from '../ui/lists';
import { Section } from '../ui/section';
import { Select } from '../ui/select';
import { TextInput } from '../ui/text-input';
import { type ProfileFormState, stateOf } from './profile-form';
import { TimeZoneForm } from './time-zone-form';

interface AboutCardProps {
  nickname: string;
  /** Null for people who teach. */
  yearLevel: number | null;
  /** "1 December 2026" while this month's change is used up. */
  yearFreeFrom: string | null;
  timeZone: string;
  facts: { name: string; value: string }[];
  refused: ProfileFormState | null;
}

/** Name, year level and time zone, each a form of its own, and what cannot be changed here. */
export function AboutCard({ nickname, yearLevel, yearFreeFrom, timeZone, facts, refused }: AboutCardProps) {
  const { formData } = useNavigation();
  const busy = formData?.get('form');
  const name = stateOf(refused, 'nickname');
  const year = stateOf(refused, 'year');
  return (
    <Section title="About you">
      <LineForm preventScrollReset>
        <input type="hidden" name="form" value="nickname" />
        <input type="hidden" name="seen" value={nickname} />
        {name.isConflict ? (
          <BothVersions
            by={null}
            at={null}
            lead="You changed your nickname in another window."
            fields={[{ name: 'nickname', label: 'Nickname', mine: [name.values.nickname ?? ''], theirs: [nickname] }]}
            show={(_name, [text = '']) => text}
          />
        ) : null}
        <Field label="Nickname" hint="This is the only name others see." error={name.errors.nickname}>
          {(aria) => (
            <TextInput
              {...aria}
              name="nickname"
              required
              autoComplete="nickname"
              maxLength={longestNickname}
              defaultValue={name.values.nickname ?? nickname}
            />
          )}
        </Field>
        <Button type="submit" busy={busy === 'nickname'}>
          Save name
        </Button>
      </LineForm>
      {yearLevel === null ? null : (
        <LineForm preventScrollReset>
          <input type="hidden" name="form" value="year" />
          <Field
            label="Year level"
            hint={
              yearFreeFrom === null
                ? 'You can change it free once a month. A plan for your year’s course moves with you.'
                : `You’ve changed it this month. You can change it again from ${yearFreeFrom}.`
            }
            error={year.errors.yearLevel}
          >
            {(aria) => (
              <Select {...aria} name="yearLevel" defaultValue={String(yearLevel)} disabled={yearFreeFrom !== null}>
                {yearLevels.map((level) => (
                  <option key={level} value={level}>
                    Year {level}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {yearFreeFrom === null ? (
            <Button type="submit" busy={busy === 'year'}>
              Save year
            </Button>
          ) : null}
        </LineForm>
      )}
      <TimeZoneForm timeZone={timeZone} state={stateOf(refused, 'zone')} busy={busy === 'zone'} />
      {yearLevel === null ? null : (
        <p>
          <LinkButton to={paths.onboarding('goal')}>Goal, minutes and reminder</LinkButton>
        </p>
      )}
      <Alert>{name.errors[''] ?? year.errors['']}</Alert>
      <DataList>
        {facts.map(({ name: label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </DataList>
    </Section>
  );
}
