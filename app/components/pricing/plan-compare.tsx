import { Check } from 'lucide-react';
import { inEveryPlan, planDifferences } from '../../../rules/plan-limits';
import { Section } from '../ui/section';
import { Table } from '../ui/table';

/** What is open during the trial or with a plan, beside what is free for good. */
export function PlanCompare() {
  return (
    <Section title="What you get">
      <Table
        label="What the trial, plans and Free include"
        columns={[{ label: 'Feature', isHidden: true }, 'Trial or plan', 'Free']}
      >
        {planDifferences.map(({ what, paid, free }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              <b>{paid}</b>
            </td>
            <td>{free}</td>
          </tr>
        ))}
        {inEveryPlan.map((what) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              <Included />
            </td>
            <td>
              <Included />
            </td>
          </tr>
        ))}
      </Table>
      <p className="muted small">
        A plan takes the limits off its own courses. You can use its tutor credits in every course. Your other courses
        stay on Free. Work that a teacher sets doesn’t count towards your questions a day.
      </p>
    </Section>
  );
}

function Included() {
  return (
    <>
      <Check aria-hidden size={20} color="var(--good)" />
      <span className="sr">Yes</span>
    </>
  );
}
