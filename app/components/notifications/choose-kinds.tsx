import { Form, useNavigation } from '@remix-run/react';
import { Fragment } from 'react';
import { switchableKinds } from '../../../rules/notification-kinds';
import { useBattlesOn } from '../battle/use-battles-on';
import { Alert } from '../ui/alert';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { More, Tick } from '../ui/choices';
import { Fieldset } from '../ui/field';
import { Cluster, Stack } from '../ui/layout';

interface ChooseKindsProps {
  roles: readonly string[];
  /** Kinds that are off. */
  muted: readonly string[];
  refused: RefusedKinds | null;
}

/** What was ticked off and not saved, and why. */
export interface RefusedKinds {
  problem: string;
  kinds: string[];
  /** Another window saved other ones meanwhile. */
  isConflict: boolean;
}

/** What somebody wants to be told. What is about safety, money or one's own data is always told. */
export function ChooseKinds({ roles, muted: saved, refused }: ChooseKindsProps) {
  const { formData } = useNavigation();
  const problem = refused?.problem ?? null;
  const muted = refused?.kinds ?? saved;
  const battlesOn = useBattlesOn();
  const all = switchableKinds(roles);
  const kinds = battlesOn ? all : all.filter(({ group }) => group !== 'Battles');
  const mutedUnseen = all.filter((kind) => !kinds.includes(kind) && muted.includes(kind.kind));
  const groups = [...new Set(kinds.map(({ group }) => group))];
  if (kinds.length === 0) return null;
  return (
    <More id="choose" className="card" summary="Choose your notifications" open={problem !== null || undefined}>
      <Stack as={Form} method="post" gap={5} preventScrollReset>
        {['', ...saved].map((kind) => (
          <input key={kind} type="hidden" name="seen" value={kind} />
        ))}
        {refused?.isConflict ? (
          <BothVersions
            by={null}
            at={null}
            lead="You changed these settings in another window."
            fields={[{ name: 'muted', label: 'Switched off', mine: muted.toSorted(), theirs: saved.toSorted() }]}
            show={(_name, off) =>
              all.flatMap(({ kind, label }) => (off.includes(kind) ? [label] : [])).join(', ') || 'None'
            }
          />
        ) : null}
        {/* What is not to be seen now stays off. */}
        {mutedUnseen.map(({ kind }) => (
          <input key={kind} type="hidden" name="offered" value={kind} />
        ))}
        {groups.map((group) => (
          <Fieldset key={group} legend={group}>
            {kinds
              .filter((kind) => kind.group === group)
              .map(({ kind, label }) => (
                <Fragment key={kind}>
                  <input type="hidden" name="offered" value={kind} />
                  <Tick name="wanted" value={kind} defaultChecked={!muted.includes(kind)}>
                    {label}
                  </Tick>
                </Fragment>
              ))}
          </Fieldset>
        ))}
        <p className="small muted">
          We hold class notifications from 8 pm to 7 am. We always tell you about your account, safety and payments.
        </p>
        <Alert>{problem}</Alert>
        <Cluster>
          <Button type="submit" busy={formData?.has('wanted') === true}>
            Save
          </Button>
        </Cluster>
      </Stack>
    </More>
  );
}
