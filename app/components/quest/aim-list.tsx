import { Check } from 'lucide-react';
import type { QuestData } from '../../graphql/account/quest';
import { Mark } from '../ui/chip';
import { Row, Rows } from '../ui/lists';

/** The aims of a quest, and how much of each is done. */
export function AimList({ aims }: Pick<QuestData, 'aims'>) {
  return (
    <Rows>
      {aims.map((aim) => {
        const reached = aim.done >= aim.needed;
        return (
          <Row
            key={aim.label}
            mark={<Mark tone={reached ? 'good' : 'plain'}>{reached ? <Check aria-hidden size={20} /> : null}</Mark>}
            title={aim.label}
          >
            <span className="small muted num">
              {aim.done} of {aim.needed}
            </span>
          </Row>
        );
      })}
    </Rows>
  );
}
