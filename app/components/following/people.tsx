import type { ReactNode } from 'react';
import { Face } from '../avatar/face';
import { NameCard, PersonTitle } from '../avatar/name-card';
import { Mark } from '../ui/chip';
import { Cluster, Grid, Grow } from '../ui/layout';

interface PersonProps {
  name: string;
  worn: string | null;
}

/** The face that leads a row about somebody. */
export function FaceMark({ name, worn }: PersonProps) {
  return (
    <Mark round tone="accent">
      <Face name={name} worn={worn} size={44} />
    </Mark>
  );
}

/** Somebody in a row, on the card that they wear. */
export function Person({ name, worn, note }: PersonProps & { note?: ReactNode }) {
  return (
    <Grow least={240}>
      <NameCard worn={worn} className="">
        <Cluster>
          <FaceMark name={name} worn={worn} />
          <Grow>
            <b>{name}</b>
            <PersonTitle worn={worn} />
            {note === undefined ? null : <p className="small muted">{note}</p>}
          </Grow>
        </Cluster>
      </NameCard>
    </Grow>
  );
}

/** People by face and first name, beside each other. */
export function People({ label, people }: { label?: string; people: { firstName: string; avatar: string | null }[] }) {
  return (
    <Grid as="ul" least={150} gap={3} aria-label={label}>
      {people.map(({ firstName, avatar }, place) => (
        // Two may have one first name, and there is nothing else to tell them apart by.
        <li key={place}>
          <Cluster gap={2}>
            <FaceMark name={firstName} worn={avatar} />
            <Grow>
              {firstName}
              <PersonTitle worn={avatar} />
            </Grow>
          </Cluster>
        </li>
      ))}
    </Grid>
  );
}
