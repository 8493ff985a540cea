import { School } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Mark } from '../ui/chip';
import { LinkRow, Rows } from '../ui/lists';
import { Section } from '../ui/section';

/** The way to the student's classes. */
export function ClassesCard() {
  return (
    <Section title="Classes">
      <Rows>
        <LinkRow
          to={paths.classes}
          mark={
            <Mark tone="info">
              <School size={22} aria-hidden />
            </Mark>
          }
          title="Your classes"
          note="See who’s in them, or join one with a code"
        />
      </Rows>
    </Section>
  );
}
