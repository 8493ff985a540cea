import { Check } from 'lucide-react';
import { inEveryPlan, planDifferences } from '../../../rules/plan-limits';
import styles from './plan-compare.module.css';

/** What is open during the trial or with a plan, beside what is free for good. */
export function PlanCompare() {
  return (
    <section className="card" aria-labelledby="compare">
      <h2 id="compare">What you get</h2>
      <table className={styles.compare}>
        <thead>
          <tr>
            <td />
            <th scope="col">Trial or plan</th>
            <th scope="col">Free</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
      <p className="muted small">
        A plan takes the limits off its own courses. You can use its tutor credits in every course. Your other courses
        stay on Free. Work that a teacher sets doesn’t count towards your questions a day.
      </p>
    </section>
  );
}

function Included() {
  return (
    <>
      <Check aria-hidden size={20} className={styles.tick} />
      <span className="sr">Yes</span>
    </>
  );
}
